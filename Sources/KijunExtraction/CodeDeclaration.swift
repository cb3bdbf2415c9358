import KijunVocabulary

/// The name that a piece of code declares in its first line: `struct AccentButtonStyle: ButtonStyle {`.
enum CodeDeclaration {
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "func", "extension", "protocol", "function", "const", "let", "var", "def",
    "interface",
  ]

  /// In small letters.
  static func name(_ line: String) -> String? { declared(line).map { Folding.fold(String($0)) } }

  /// Its words: `Accent Button Style`.
  static func words(_ line: String) -> String? {
    declared(line).map { name in
      var words = ""
      for character in name {
        if character.isUppercase, words.last?.isLowercase == true { words += " " }
        words.append(character == "_" ? " " : character)
      }
      return words
    }
  }

  private static func declared(_ line: String) -> Substring? {
    var words = line.split(separator: " " as Character).map { String($0) }
    while let first = words.first,
      ["public", "private", "export", "final", "static", "@MainActor"].contains(first)
    {
      words.removeFirst()
    }
    guard words.count > 1, keywords.contains(words[0]) else { return nil }
    let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : name
  }
}
