/// An option of a command: `--json`, or `--db FILE`.
struct Option: Sendable {
  var name: String
  /// What stands for its value in the help; nil for a switch.
  var value: String?
  var help: String
  /// What the value may be, where that is known beforehand.
  var choices: [String] = []

  static let common = [
    Option(name: "db", value: "FILE", help: "the knowledge base; by default in your data folder"),
    Option(name: "json", help: "print JSON"),
    Option(name: "quiet", help: "print nothing but results and errors"),
    Option(
      name: "lang", value: "en|ja", help: "the language of what is said; by default that of the locale",
      choices: ["en", "ja"]),
    Option(name: "help", help: "show this help"),
  ]
}
