/// Lists of concept ids in a column, separated by spaces.
enum Concepts {
  static func join(_ ids: [String]) -> String { ids.joined(separator: " ") }

  static func split(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
