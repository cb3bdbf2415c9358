/// The words that names in code are made of: `.clipShape(Capsule())` speaks of clip, shape and capsule, `UITabBar` of a
/// tab bar.
enum CodeWords {
  /// The names of a text that have a capital inside.
  static func names(in text: String) -> String {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.filter { word in
      zip(word.utf8, word.utf8.dropFirst()).contains { isSmall($0) && isCapital($1) }
    }.joined(separator: " | ")
  }

  /// The text with its names cut into words.
  static func cut(_ code: String) -> String {
    let bytes = Array(code.utf8)
    var words: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let before = index > 0 ? bytes[index - 1] : 0x20
      let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      if isCapital(byte), isSmall(before) || isCapital(before) && isSmall(after) { words.append(0x20) }
      words.append(isCapital(byte) ? byte + 0x20 : byte == 0x2E || byte == 0x5F ? 0x20 : byte)
    }
    return String(decoding: words, as: UTF8.self)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
