import KijunIngesting

/// `kijun help`, made of the table of commands.
enum Help {
  static let command = Command(
    name: "help", operands: "[COMMAND]", summary: "show what a command does and takes",
    examples: ["kijun help", "kijun help ask"], isText: true, run: run)

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

      \(HelpTable.text(rows))

      'kijun help COMMAND' shows its options.

      exit codes:
      \(HelpTable.text(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))

      """
  }

  static func text(of command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    let options = command.allOptions.map { ("--" + $0.name + ($0.value.map { " " + $0 } ?? ""), $0.help) }
    var text = """
      usage: kijun \(command.name)\(operands) [OPTION…]

      \(command.summary)

      """
    if !command.words.isEmpty { text += "\n\(HelpTable.text(command.words.map { ($0.name, $0.summary) }))\n" }
    text += "\n\(HelpTable.text(options))\n"
    if !command.examples.isEmpty {
      text += "\nexamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    }
    return text
  }
}
