internal import KijunGuidelines

/// A table whose rows have bars between their cells and none around them: `Part | Height | Width`.
///
/// The first line says how many cells a row has. A row that ends with a bar goes on in the next line, where a
/// piece of code or an emphasis began a new one when the page was scraped.
struct BareTable {
  private(set) var rows: [BrokenTable.Row] = []
  private(set) var end: Int

  /// nil where the lines from `start` on are no such table.
  init?(segments: [Segment], shapes: [LineShape], from start: Int) {
    guard shapes[start] == .prose, Self.hasBar(segments[start]), !segments[start].text.hasSuffix("|") else {
      return nil
    }
    let header = BrokenTable.cells(segments[start])
    guard header.count > 1, header.allSatisfy({ !$0.isEmpty && $0.string.utf8.count <= Self.longestHeader })
    else { return nil }
    rows = [BrokenTable.Row(cells: header, range: segments[start].range)]
    end = start + 1
    while end < segments.count, Self.canBeRow(shapes[end]), Self.hasBar(segments[end]) {
      guard let row = Self.row(segments, shapes, from: &end, columns: header.count) else { break }
      rows.append(row)
    }
    guard rows.dropFirst().contains(where: { $0.cells.count == header.count }) else { return nil }
  }

  /// A header of more bytes is a sentence with a bar in it.
  private static let longestHeader = 80

  /// One row, or nil where a line has more cells than the table has columns.
  private static func row(
    _ segments: [Segment], _ shapes: [LineShape], from index: inout Int, columns: Int
  ) -> BrokenTable.Row? {
    var next = index
    var cells: [Visible] = []
    var range = segments[next].range
    var isOpen = true
    while isOpen, cells.count < columns, next < segments.count, canBeRow(shapes[next]) {
      cells += BrokenTable.cells(segments[next])
      range = range.lowerBound..<segments[next].range.upperBound
      isOpen = segments[next].text.hasSuffix("|")
      next += 1
    }
    guard cells.count <= columns else { return nil }
    index = next
    return BrokenTable.Row(cells: cells, range: range)
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
      if let table = BareTable(segments: segments, shapes: shapes, from: index) {
        tables[index] = table
        index = table.end
      } else {
        index += 1
      }
    }
    return tables
  }
}
