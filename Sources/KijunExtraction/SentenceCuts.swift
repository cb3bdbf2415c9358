import KijunVocabulary

/// Cuts a passage at its marks: into sentences, where a list item holds several, or into clauses.
enum SentenceCuts {
  /// Marks of ASCII, and those of three bytes in UTF-8. Every sentence is cut, so they are told by their bytes.
  struct Marks {
    fileprivate let narrow: [UInt8]
    fileprivate let wide: [[UInt8]]

    init(_ marks: [String]) {
      let bytes = marks.map { Array($0.utf8) }
      narrow = bytes.filter { $0.count == 1 }.map { $0[0] }
      wide = bytes.filter { $0.count == 3 }
    }

    /// Whether a mark of three bytes stands at an index that has two behind it.
    func haveWide(_ bytes: [UInt8], at index: Int) -> Bool {
      wide.contains { $0[0] == bytes[index] && $0[1] == bytes[index + 1] && $0[2] == bytes[index + 2] }
    }
  }

  static let sentenceMarks = Marks(["。", "！", "？"])
  static let clauseMarks = Marks(["、", "，", "；", "。", ",", ";"])

  static func sentences(of analysis: Analysis) -> [Range<Int>] {
    pieces(of: analysis, in: 0..<analysis.bytes.count, at: sentenceMarks)
  }

  /// The stretches between the marks; a full stop of Latin script is one where a space follows it.
  static func pieces(of analysis: Analysis, in range: Range<Int>, at marks: Marks) -> [Range<Int>] {
    let bytes = analysis.bytes
    var pieces: [Range<Int>] = []
    var low = range.lowerBound
    var index = low
    while index < range.upperBound {
      let byte = bytes[index]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let end = min(index + length, range.upperBound)
      let stops =
        switch end - index {
        case 1 where byte < 0x80:
          byte == 0x2E && end < bytes.count && bytes[end] == 0x20 || marks.narrow.contains(byte)
        case 3 where length == 3: marks.haveWide(bytes, at: index)
        default: false
        }
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
