/// Tells the name of a symbol of Apple's set, `checkmark.circle.fill`, from an address or a file: words of small letters
/// with dots between them, one of which says what is drawn.
enum SymbolName {
  /// Whether a text has such a name somewhere.
  static func isIn(_ text: String) -> Bool {
    guard hasInnerDot(text) else { return false }
    return text.utf8.split(whereSeparator: { !isPart($0) }).contains { word in
      let parts = word.split(separator: 0x2E, omittingEmptySubsequences: false)
      return (2...6).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && isSmall($0[$0.startIndex]) }
        && parts.contains { part in drawn.contains { part.elementsEqual($0.utf8) } }
    }
  }

  /// Whether a dot stands between letters somewhere, the second of them a small one.
  private static func hasInnerDot(_ text: String) -> Bool {
    var before: UInt8 = 0x20
    var isBehindDot = false
    for byte in text.utf8 {
      if isBehindDot, isSmall(byte) { return true }
      isBehindDot = byte == 0x2E && isPart(before) && before != byte
      before = byte
    }
    return false
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isPart(_ byte: UInt8) -> Bool {
    isSmall(byte) || byte == 0x2E || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
  }

  private static let drawn = [
    "fill", "circle", "square", "rectangle", "triangle", "octagon", "hexagon", "seal", "slash", "badge",
    "plus", "minus",
    "xmark", "checkmark", "exclamationmark", "questionmark", "chevron", "arrow", "magnifyingglass",
    "ellipsis",
  ]
}
