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

  static func all(in text: String) -> [TextPart] {
    let tables = GluedTable.all(in: Array(text.utf8))
    guard !tables.isEmpty else { return SentenceSplitter.split(text).map { .sentence($0) } }
    var parts: [TextPart] = []
    var start = 0
    let bytes = Array(text.utf8)
    func sentences(to end: Int) {
      let rest = String(decoding: bytes[start..<end], as: UTF8.self)
      parts += SentenceSplitter.split(rest).map { .sentence($0.lowerBound + start..<$0.upperBound + start) }
    }
    for (number, table) in tables.enumerated() {
      sentences(to: table.range.lowerBound)
      for (index, row) in table.rows.enumerated() {
        parts.append(.row(row.cells, isHeader: index == 0, table: number))
      }
      start = table.range.upperBound
    }
    sentences(to: bytes.count)
    return parts
  }
}
