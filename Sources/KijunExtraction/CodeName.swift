/// Tells the name of an API or token from a word: `.largeTitle`, `secondaryLabel`, `Button(role: .destructive)`.
enum CodeName {
  static func isCode(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard let first = words.first, text.utf8.count <= 120 else { return false }
    // `separator / opaqueSeparator`: each a name, or one of several that plainly are.
    if text.contains(" / ") {
      let names = text.split(separator: " / ").map { String($0) }
      return names.allSatisfy { isPlainName($0) || isName($0) } && names.contains { isName($0) }
    }
    if isName(String(first)) {
      return words.count == 1 || text.contains("(") && first.contains("(")
    }
    return false
  }

  /// A name by its shape alone: a dot before it, a capital inside it, a call, an underscore, a dash pair.
  static func isName(_ word: String) -> Bool {
    guard word.unicodeScalars.allSatisfy({ $0.value < 0x80 }), let first = word.first else { return false }
    if first == ".", word.dropFirst().first?.isLetter == true { return true }
    if word.hasPrefix("--"), word.count > 3 { return true }
    guard first.isLetter || first == "@" else { return false }
    if word.contains("("), word.hasSuffix(")") || word.hasSuffix(":") || word.contains(":") { return true }
    if word.contains("_"), word.count > 3 { return true }
    guard first.isLowercase else { return false }
    return word.dropFirst().contains { $0.isUppercase } && !["iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS", "iPhone", "iPad"].contains(word)
  }

  static func isPlainName(_ word: String) -> Bool {
    word.first?.isLowercase == true && word.unicodeScalars.allSatisfy { $0.value < 0x80 && $0.properties.isAlphabetic }
  }

  /// Whether a text names an API somewhere, even right behind a word of another script.
  static func isIn(_ text: String) -> Bool {
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.value > 0x20 && scalar.value < 0x7F, !"\"'`,;".unicodeScalars.contains(scalar) {
        word.unicodeScalars.append(scalar)
      } else {
        if isName(word) { return true }
        word = ""
      }
    }
    return isName(word)
  }
}
