import KijunVocabulary

/// Cuts a passage at its marks: into sentences, where a list item holds several, or into clauses.
enum SentenceCuts {
  static let sentenceMarks: Set<String> = ["。", "！", "？"]
  static let clauseMarks: Set<String> = ["、", "，", "；", "。", ",", ";"]

  static func sentences(of analysis: Analysis) -> [Range<Int>] {
    pieces(of: analysis, in: 0..<analysis.text.utf8.count, at: sentenceMarks)
  }

  /// The stretches between the marks; a full stop of Latin script is one where a space follows it.
  static func pieces(of analysis: Analysis, in range: Range<Int>, at marks: Set<String>) -> [Range<Int>] {
    let bytes = Array(analysis.text.utf8)
    var pieces: [Range<Int>] = []
    var low = range.lowerBound
    var index = low
    while index < range.upperBound {
      let length = bytes[index] < 0x80 ? 1 : bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 4
      let end = min(index + length, range.upperBound)
      let stops =
        length == 1
        ? bytes[index] == 0x2E && end < bytes.count && bytes[end] == 0x20
          || marks.contains(String(UnicodeScalar(bytes[index])))
        : length == 3 && marks.contains(String(decoding: bytes[index..<end], as: UTF8.self))
      index = end
      if stops {
        pieces.append(low..<index)
        low = index
      }
    }
    if range.upperBound > low { pieces.append(low..<range.upperBound) }
    return pieces
  }
}
