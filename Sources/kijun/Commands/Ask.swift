import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore

/// `kijun ask`: one question, one answer; without a question, one after the other.
enum Ask {
  static let command = Command(
    name: "ask", operands: "[QUESTION…]",
    summary: "answer a question, in keywords or a sentence; without one, ask line by line",
    options: [
      Option(name: "tier", value: "ID", help: "only this tier's word"),
      Option(name: "platform", value: "NAME", help: "only what holds for this platform, such as iOS"),
      LookingBack.option,
      Option(name: "limit", value: "N", help: "at most so many answers; by default 5"),
      Option(
        name: "older-than", value: "AGE",
        help: "what was checked longer ago is to be checked again, such as 90d, 12w, 6m or 1y; by default 1y"),
      Option(
        name: "log",
        help:
          "note a question without answer, for 'kijun vocabulary missing', and which claims are used, for 'kijun due'"
      ),
      Option(name: "explain", help: "say how the question was understood"),
    ],
    examples: ["kijun ask min row height with subtitle", "kijun ask 'HTML近似の本文サイズ' --json"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    guard invocation.operands.isEmpty else {
      let question = try Words(invocation).text
      let asking = try Asking(invocation)
      // The program ends with the answer, and to free piece by piece what it has read would only keep that waiting.
      _ = unsafe Unmanaged.passRetained(asking)
      return try asking.answer(question, isOnly: true)
    }
    return try asked(invocation)
  }

  /// Line by line: from a terminal until an empty line, from elsewhere until the end.
  private static func asked(_ invocation: Invocation) throws -> ExitCode {
    let lines = QuestionLines()
    // On a terminal a wrong option or a missing file is told before a question is typed.
    var asking = lines.isTerminal ? try Asking(invocation) : nil
    var code: ExitCode?
    while true {
      do {
        guard let line = try lines.next() else { break }
        guard line.contains(where: { !$0.isWhitespace }) else {
          if lines.isTerminal { break } else { continue }
        }
        let question = try Words(line, command: invocation.command.name).text
        let open = try asking ?? Asking(invocation)
        asking = open
        if code != nil, !invocation.has("json"), !lines.isTerminal { try invocation.output.line() }
        code = try open.answer(question, isOnly: false)
      } catch let error as InputError where asking != nil {
        // The next question may be a better one.
        StandardStreams.report(error.description)
        code = .usage
      }
      try invocation.output.flush()
    }
    guard code != nil || lines.isTerminal else {
      _ = try Words("", command: invocation.command.name)
      return .usage
    }
    return code ?? .success
  }
}
