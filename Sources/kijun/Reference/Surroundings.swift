/// What the program looks at besides its arguments.
enum Surroundings {
  static let variables = [
    ("XDG_DATA_HOME", "the folder of your data; by default .local/share in your home"),
    ("NO_COLOR", "no colour where it is set and not empty"),
    (
      "LC_ALL, LC_MESSAGES, LANG", "Japanese where the first of them that is set begins with ja, else English"
    ),
  ]

  static let files = [
    ("~/.local/share/kijun/kijun.sqlite", "the knowledge base, where no --db names another"),
    ("~/Library/Application Support/kijun/kijun.sqlite", "the same on macOS"),
    ("~/.local/share/kijun/unanswered.jsonl", "questions without answer that were asked with --log"),
  ]
}
