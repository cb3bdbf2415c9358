extension Lexicon {
  /// The words of a text that no concept covers: `key` is the same for all forms of one, `written` as it stands there in
  /// small letters. Numbers and single letters are none, nor are the endings and particles of Japanese.
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
      let written = String(decoding: bytes[range], as: UTF8.self).lowercased()
      guard written.unicodeScalars.count > 1, written.unicodeScalars.count <= 40 else { continue }
      words.append((tokens[start..<index].map(\.text).joined(), written))
    }
    return words
  }
}
