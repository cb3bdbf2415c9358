internal import KijunGuidelines

/// A table whose rows have bars between their cells and none around them: `Part | Height | Width`.
///
/// The first line says how many cells a row has. A row that ends with a bar goes on in the next line, where a
/// piece of code or an emphasis began a new one when the page was scraped. One with too many or too few cells fits below no
/// header, and the rows behind it do.
struct BareTable {
  private(set) var rows: [TextRow] = []
  private(set) var end: Int

  /// nil where the lines from `start` on are no such table.
  init?(segments: [Segment], shapes: [LineShape], from start: Int) {
    guard shapes[start] == .prose, Self.hasBar(segments[start]) else { return nil }
    end = start
    let header = Self.header(segments, shapes, from: &end)
    guard !segments[end - 1].text.hasSuffix("|"), header.cells.count > 1,
      header.cells.allSatisfy({ !$0.isEmpty && $0.string.utf8.count <= Self.longestHeader })
    else { return nil }
    rows = [header]
    let columns = header.cells.count
    var endsWithBar: [Int] = []
    while end < segments.count, Self.canBeRow(shapes[end]), Self.hasBar(segments[end]) {
      rows.append(Self.row(segments, shapes, from: &end, columns: columns))
      if segments[end - 1].text.hasSuffix("|") { endsWithBar.append(rows.count - 1) }
    }
    let counts = rows.counts
    guard
      counts[columns] != nil || [columns - 1, columns + 1].contains(where: { counts[$0, default: 0] > 2 })
    else { return nil }
    rows.markMisfits(columns: columns)
    // What would have gone on with it stands somewhere else.
    if endsWithBar.count * 2 < rows.count { for index in endsWithBar { rows[index].fits = false } }
  }

  private static let longestHeaderLines = 4
  /// A header of more bytes is a sentence with a bar in it.
  private static let longestHeader = 80

  /// One row, with the lines behind it that surely go on with it.
  private static func row(
    _ segments: [Segment], _ shapes: [LineShape], from index: inout Int, columns: Int
  ) -> TextRow {
    var cells: [Visible] = []
    var range = segments[index].range
    var isOpen = true
    while isOpen, index < segments.count, canBeRow(shapes[index]) {
      let more = TextRow.cells(segments[index])
      // Behind a full row that ends with a bar a line without one is the rest of it where the next row follows.
      if cells.count >= columns {
        guard more.count < columns, !segments[index].text.hasSuffix("|"), index + 1 < segments.count,
          canBeRow(shapes[index + 1]),
          hasBar(segments[index + 1])
        else { break }
      }
      cells += more
      range = range.lowerBound..<segments[index].range.upperBound
      isOpen = segments[index].text.hasSuffix("|")
      index += 1
    }
    return TextRow(cells: cells, range: range)
  }

  /// A header goes on as long as its lines end with bars.
  private static func header(_ segments: [Segment], _ shapes: [LineShape], from index: inout Int) -> TextRow {
    var header = TextRow(cells: TextRow.cells(segments[index]), range: segments[index].range)
    let last = min(index + longestHeaderLines, segments.count)
    index += 1
    while index < last, segments[index - 1].text.hasSuffix("|"), canBeRow(shapes[index]) {
      header.cells += TextRow.cells(segments[index])
      header.range = header.range.lowerBound..<segments[index].range.upperBound
      index += 1
    }
    return header
  }

  private static func canBeRow(_ shape: LineShape) -> Bool {
    switch shape {
    case .prose, .code, .numbered: true
    default: false
    }
  }

  /// A bar with a space on one side: `a|b` and `a || b` are other things.
  private static func hasBar(_ segment: Segment) -> Bool {
    let bytes = Array(segment.text.utf8)
    guard bytes.contains(0x7C) else { return false }
    return bytes.indices.contains { index in
      bytes[index] == 0x7C && index > 0 && bytes[index - 1] == 0x20
        && (index + 1 == bytes.count || bytes[index + 1] == 0x20)
    }
  }
}

extension BareTable {
  /// All of them in a file, by the line that they begin at.
  static func all(_ segments: [Segment], _ shapes: [LineShape]) -> [Int: BareTable] {
    var tables: [Int: BareTable] = [:]
    var index = 0
    while index < segments.count {
      if shapes[index] == .tableRow {
        // What a row with bars around it goes on with is none without.
        index = max(index + 1, BrokenTable(segments: segments, shapes: shapes, from: index).end)
      } else if let table = BareTable(segments: segments, shapes: shapes, from: index) {
        tables[index] = table
        index = table.end
      } else {
        index += 1
      }
    }
    return tables
  }
}
