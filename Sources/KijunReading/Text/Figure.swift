/// A word or cell of scraped text that is a number with its unit.
enum Figure {
  /// `14px`, `1.5`, `40%`
  static func isNumber(_ word: Substring) -> Bool {
    guard let first = word.utf8.first, (0x30...0x39).contains(first) else { return false }
    let unit = word.drop { $0.isNumber || $0 == "." }
    return unit.utf8.count <= 3 && unit.allSatisfy { $0.isLowercase || $0 == "%" }
  }

  static func isJoint(_ word: Substring) -> Bool { ["/", "x", "×", "-", "–"].contains(word) }

  /// `pt` behind a figure.
  static func isUnit(_ word: Substring, behind figure: Substring) -> Bool {
    isNumber(figure) && word.utf8.count <= 3 && word.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "%" }
  }

  /// Whether a text is figures only, or a colour: `34 / 41 pt`, `#C8324A`. `41 mm case` is a name.
  static func isValue(_ text: String) -> Bool {
    if text.utf8.first == 0x23 { return text.utf8.count >= 4 && text.dropFirst().allSatisfy(\.isHexDigit) }
    let words = text.split(separator: " ")
    guard let first = words.first, isNumber(first) else { return false }
    return words.indices.allSatisfy { index in
      isNumber(words[index]) || isJoint(words[index])
        || index > 0 && isUnit(words[index], behind: words[index - 1])
    }
  }
}
