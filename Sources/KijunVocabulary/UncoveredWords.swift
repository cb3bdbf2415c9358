extension Lexicon {
  /// The words of a text that no concept covers: `key` is the same for all forms of one, `written` as it stands there in
  /// small letters. Numbers, colours such as #1C1CEE and single letters are none, nor are the endings and particles of
  /// Japanese.
  public func uncoveredWords(in text: String) -> [(key: String, written: String)] {
    let bytes = Array(text.utf8)
    let tokens = Tokenizer.tokens(of: bytes)
    var isKnown = Array(repeating: false, count: tokens.count)
    for mention in mentions(in: tokens) { for index in mention.tokens { isKnown[index] = true } }
    var words: [(key: String, written: String)] = []
    var index = 0
    while index < tokens.count {
      let start = index
      index += 1
      guard !isKnown[start], !tokens[start].isHiragana, !tokens[start].isNumber else { continue }
      // Characters of Chinese, Japanese and Korean are cut one by one; a word is a run of one script.
      while tokens[start].isCJK, index < tokens.count, !isKnown[index],
        tokens[index].script == tokens[start].script, !tokens[index].afterMark, !tokens[index].afterSpace
      {
        index += 1
      }
      let range = tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound
      if HexColor.contains(range.lowerBound, in: bytes) { continue }
      let written = String(decoding: bytes[range], as: UTF8.self).lowercased()
      guard written.unicodeScalars.count > 1, written.unicodeScalars.count <= 40 else { continue }
      words.append((tokens[start..<index].map(\.text).joined(), written))
    }
    return words
  }
}

/// Colours as code writes them.
private enum HexColor {
  /// Whether a place in a text is inside `#RGB`, `#RRGGBB`, the same with alpha, or six or eight such digits alone.
  static func contains(_ place: Int, in bytes: [UInt8]) -> Bool {
    var start = place
    while start > 0, place - start <= 10, isWord(bytes[start - 1]) { start -= 1 }
    var end = place
    while end < bytes.count, isWord(bytes[end]) {
      // No word of a language is as long, and a line without a space is no reason to go over all of it.
      if end - start > 10 { return false }
      end += 1
    }
    var digits = bytes[start..<end]
    let isMarked = start > 0 && bytes[start - 1] == UInt8(ascii: "#") || digits.starts(with: "0x".utf8)
    if digits.starts(with: "0x".utf8) { digits = digits.dropFirst(2) }
    guard digits.allSatisfy(isHex) else { return false }
    if isMarked { return [3, 4, 6, 8].contains(digits.count) }
    return [6, 8].contains(digits.count) && digits.contains { (0x30...0x39).contains($0) }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
