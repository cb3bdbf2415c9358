import KijunIngesting

/// `kijun help`, made of the table of commands.
enum Help {
  static let command = Command(
    name: "help", operands: "[COMMAND]", summary: "show what a command does and takes",
    examples: ["kijun help", "kijun help ask"], run: run)

  static let versionCommand = Command(name: "version", summary: "show the version") { invocation in
    try invocation.output.line("kijun \(Version.current)")
    return .success
  }

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    guard let name = invocation.operands.first else {
      try invocation.output.write(overview)
      return .success
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw InputError(
        "help", "unknown command '\(name)'", NearMiss.advice(name, in: Command.all.map(\.name)))
    }
    try invocation.output.write(text(of: command))
    return .success
  }

  private static var overview: String {
    let rows = Command.all.map { ($0.name + ($0.operands.isEmpty ? "" : " " + $0.operands), $0.summary) }
    return """
      Kijun answers questions about interface guidelines, with the exact source of every value.

      usage: kijun COMMAND …

      \(table(rows))

      'kijun help COMMAND' shows its options. Exit codes: 0 done or answered, 1 failure, 2 usage or input
      error, 3 not in the knowledge base, 4 left to the system or not published, 10 facts disagree,
      11 the rules are not kept.

      """
  }

  static func text(of command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    var text = """
      usage: kijun \(command.name)\(operands) [OPTION…]

      \(command.summary)

      \(table(command.allOptions.map { ("--" + $0.name + ($0.value.map { " " + $0 } ?? ""), $0.help) }))

      """
    if !command.examples.isEmpty {
      text += "\nexamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    }
    return text
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { Columns.width($0.0) }.max() ?? 0
    return rows.map { "  \(Columns.pad($0.0, to: width))  \($0.1)" }.joined(separator: "\n")
  }
}
