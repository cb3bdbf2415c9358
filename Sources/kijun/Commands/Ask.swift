import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore

/// `kijun ask`: one question, one answer.
enum Ask {
  static let command = Command(
    name: "ask", operands: "QUESTION…", summary: "answer a question, in keywords or a sentence",
    options: [
      Option(name: "tier", value: "ID", help: "only this tier's word"),
      Option(name: "platform", value: "NAME", help: "only what holds for this platform, such as iOS"),
      Option(name: "limit", value: "N", help: "at most so many answers; by default 5"),
      Option(name: "log", help: "note a question without answer, for 'kijun vocabulary missing'"),
      Option(name: "explain", help: "say how the question was understood"),
    ],
    examples: ["kijun ask min row height with subtitle", "kijun ask 'HTML近似の本文サイズ' --json"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let question = try Words(invocation).text
    let base = try KnowledgeBase.open(for: invocation)
    let reply = try base.snapshot {
      var options = Answerer.Options()
      options.tier = try Tiers(base).checked(invocation["tier"])
      options.platform = try Platforms(base).checked(invocation["platform"])
      options.limit = try invocation.count("limit") ?? options.limit
      options.today = Today.date
      options.explain = invocation.has("explain")
      return try Answerer(base).answer(question, options: options)
    }
    if invocation.has("json") {
      try invocation.output.line(reply.json.pretty)
    } else {
      try ReplyOutput(reply, invocation).write()
    }
    if reply.status == .unknown, invocation.has("log") { try QuestionLog().add(question) }
    switch reply.status {
    case .answered: return .success
    case .unknown: return .unknown
    case .delegated: return .delegated
    }
  }
}
