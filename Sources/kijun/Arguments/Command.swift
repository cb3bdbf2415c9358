/// A command of the program, as its help, its parsing and its errors all have it.
struct Command: Sendable {
  var name: String
  /// What follows its name, such as `QUESTION…`.
  var operands: String = ""
  /// Whether it takes any operand at all.
  var takesOperands: Bool { !operands.isEmpty }
  var summary: String
  var options: [Option] = []
  var examples: [String] = []
  /// What its first operand may be, each with what that does.
  var words: [(name: String, summary: String)] = []
  /// Whether it prints text that is for something else than a reader of JSON, so that `--json` can do nothing.
  var isText = false
  var run: @Sendable (Invocation) throws -> ExitCode

  var allOptions: [Option] { options + Option.common }

  /// All there are, in the order of the help.
  static let all = [
    Ingest.command,
    Sync.command,
    Ask.command,
    Search.command,
    Show.command,
    List.command,
    Overriding.command,
    VocabularyCommand.command,
    Check.command,
    ContrastCommand.command,
    Audit.command,
    Export.command,
    Changes.command,
    Verify.command,
    Due.command,
    Serving.command,
    Schedule.command,
    Rebuild.command,
    Doctor.command,
    Completions.command,
    Manual.command,
    Help.command,
  ]
}
