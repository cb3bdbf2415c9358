/// Tells the name of an API or token from a word: `.largeTitle`, `secondaryLabel`, `Button(role: .destructive)`.
enum CodeName {
  static func isCode(_ text: String) -> Bool {
    guard text.utf8.count <= 120 else { return false }
    let words = text.split(separator: " ")
    guard let first = words.first else { return false }
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
    word.utf8.allSatisfy { $0 < 0x80 } && isName(Array(word.utf8)[...])
  }

  static func isPlainName(_ word: String) -> Bool {
    word.first?.isLowercase == true
      && word.unicodeScalars.allSatisfy { $0.value < 0x80 && $0.properties.isAlphabetic }
  }

  /// Whether a text names an API somewhere, even right behind a word of another script.
  static func isIn(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var start = 0
    for (index, byte) in bytes.enumerated() where isBreak(byte) {
      if index > start + 1, isName(bytes[start..<index]) { return true }
      start = index + 1
    }
    return start + 1 < bytes.count && isName(bytes[start...])
  }

  /// What no name has in it: space, quotes, a comma, a semicolon, another script than ASCII.
  private static func isBreak(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, 0x7F..., 0x22, 0x27, 0x60, 0x2C, 0x3B: true
    default: false
    }
  }

  /// The word is in ASCII.
  private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, let last = word.last else { return false }
    let rest = word.dropFirst()
    switch first {
    case UInt8(ascii: "."): return rest.first.map { isCapital($0) || isSmall($0) } ?? false
    case UInt8(ascii: "-"): return rest.first == UInt8(ascii: "-") && word.count > 3
    case UInt8(ascii: "@"): break
    default: guard isCapital(first) || isSmall(first) else { return false }
    }
    var before = first
    var hasCapital = false
    var hasCall = false
    var hasColon = last == UInt8(ascii: ")")
    for byte in rest {
      // An address is no name.
      if byte == UInt8(ascii: "/"), before == byte { return false }
      before = byte
      switch byte {
      case UInt8(ascii: "_") where word.count > 3: return true
      case UInt8(ascii: "("): hasCall = true
      case UInt8(ascii: ":"): hasColon = true
      default: if isCapital(byte) { hasCapital = true }
      }
    }
    if hasCall && hasColon { return true }
    return hasCapital && isSmall(first) && !products.contains { word.elementsEqual($0.utf8) }
  }

  private static let products = [
    "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS", "iPhone", "iPad",
  ]

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
