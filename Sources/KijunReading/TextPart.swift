/// What a paragraph is made of: sentences, and rows of tables that were glued together.
enum TextPart {
  case sentence(Range<Int>)
  /// `table` counts from 0 in its paragraph.
  case row([Range<Int>], isHeader: Bool, table: Int)

  var ranges: [Range<Int>] {
    switch self {
    case .sentence(let range): [range]
    case .row(let cells, _, _): cells
    }
  }

  /// All parts of a text, one after the other.
  static func forEach(in bytes: [UInt8], _ body: (TextPart) -> Void) {
    func sentences(_ range: Range<Int>) {
      let isAll = range.count == bytes.count
      for sentence in SentenceSplitter.split(isAll ? bytes : Array(bytes[range])) {
        body(.sentence(sentence.lowerBound + range.lowerBound..<sentence.upperBound + range.lowerBound))
      }
    }
    var start = 0
    for (number, table) in GluedTable.all(in: bytes).enumerated() {
      sentences(start..<table.range.lowerBound)
      for (index, row) in table.rows.enumerated() {
        body(.row(row.cells, isHeader: index == 0, table: number))
      }
      start = table.range.upperBound
    }
    sentences(start..<bytes.count)
  }
}
