import KijunVocabulary

/// The name that a piece of code declares in its first line: `struct AccentButtonStyle: ButtonStyle {`.
enum CodeDeclaration {
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "func", "extension", "protocol", "function", "const", "let", "var", "def",
    "interface",
  ]

  /// In small letters.
  static func name(_ line: String) -> String? {
    var words = line.split(separator: " " as Character).map { String($0) }
    while let first = words.first,
      ["public", "private", "export", "final", "static", "@MainActor"].contains(first)
    {
      words.removeFirst()
    }
    guard words.count > 1, keywords.contains(words[0]) else { return nil }
    let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : Folding.fold(name)
  }
}
