/// All commands in one Markdown document.
enum CommandReference {
  static func text() -> String {
    var text = """
      # Commands

      Made by `kijun manual markdown`, of the same table as `kijun --help`.

      | command | does |
      |---|---|

      """
    for command in Command.all {
      text += "| [\(code(command.name))](#\(command.name)) | \(cell(command.summary)) |\n"
    }
    for command in Command.all { text += section(command) }
    text += "\n## Options of every command\n\n\(table(Option.common))"
    text += "\n## Exit codes\n\n| code | means |\n|---|---|\n"
    for exit in ExitCode.allCases { text += "| \(exit.rawValue) | \(cell(exit.meaning)) |\n" }
    return text
  }

  private static func section(_ command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    var text = """

      ## \(command.name)

      ```
      kijun \(command.name)\(operands) [OPTION…]
      ```

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      """
    if !command.words.isEmpty {
      text += "\n| \(command.name) | does |\n|---|---|\n"
      for word in command.words { text += "| \(code(word.name)) | \(cell(word.summary)) |\n" }
    }
    if !command.options.isEmpty { text += "\n" + table(command.options) }
    if !command.examples.isEmpty {
      text += "\n```sh\n" + command.examples.map { $0 + "\n" }.joined() + "```\n"
    }
    return text
  }

  private static func table(_ options: [Option]) -> String {
    "| option | means |\n|---|---|\n"
      + options.map { option in
        "| \(code("--" + option.name + (option.value.map { " " + $0 } ?? ""))) | \(cell(option.help)) |\n"
      }.joined()
  }

  private static func code(_ text: String) -> String { "`" + cell(text) + "`" }

  private static func cell(_ text: String) -> String { text.escaping("|") }
}
