internal import KijunGuidelines

/// A table whose cells a tab stands between: `Part<TAB>Points<TAB>Use`, as a browser copies one out of a page.
///
/// The first line is its header where no cell of it is a value; without one the lines are names and their values.
struct TabTable {
  private(set) var rows: [TextRow] = []
  private(set) var end: Int
  let hasHeader: Bool

  /// nil where the lines from `start` on are no such table.
  init?(segments: [Segment], shapes: [LineShape], from start: Int) {
    guard Self.isRow(segments[start], shapes[start]) else { return nil }
    end = start
    while end < segments.count, Self.isRow(segments[end], shapes[end]) {
      rows.append(TextRow(cells: Self.cells(segments[end]), range: segments[end].range))
      end += 1
    }
    // An empty cell at the end of a line is lost, one at its beginning only looks like an indent.
    let columns = rows.lazy.map(\.cells.count).max() ?? 0
    if let head = rows.first, head.cells.count == columns - 1, segments[start].indent > 0 {
      rows[0].cells.insert(Visible(), at: 0)
    }
    guard rows.count > 1, rows[0].cells.count == columns,
      rows.dropFirst().contains(where: { $0.cells.count == columns })
    else { return nil }
    hasHeader = !rows[0].cells.dropFirst().contains { Figure.isValue($0.string) }
  }

  /// A longer cell is a sentence.
  private static let longestCell = 200

  private static func isRow(_ segment: Segment, _ shape: LineShape) -> Bool {
    switch shape {
    case .prose, .code, .numbered: break
    default: return false
    }
    guard segment.text.utf8.contains(0x09), !segment.isFlattened else { return false }
    return segment.text.utf8.split(separator: 0x09).allSatisfy { $0.count <= longestCell }
  }

  private static func cells(_ segment: Segment) -> [Visible] {
    let bytes = Array(segment.text.utf8)
    var cells: [Visible] = []
    var low = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x09 {
      cells.append(
        Visible(String(decoding: bytes[low..<index], as: UTF8.self), at: segment.range.lowerBound + low)
          .trimmed())
      low = index + 1
    }
    return cells
  }

  /// All of them in a file, by the line that they begin at.
  static func all(_ segments: [Segment], _ shapes: [LineShape]) -> [Int: TabTable] {
    var tables: [Int: TabTable] = [:]
    var index = 0
    while index < segments.count {
      guard isRow(segments[index], shapes[index]) else {
        index += 1
        continue
      }
      if let table = TabTable(segments: segments, shapes: shapes, from: index) {
        tables[index] = table
        index = table.end
      } else {
        // The rest of a run that is no table is none either: trying each of its lines would cost their square.
        while index < segments.count, isRow(segments[index], shapes[index]) { index += 1 }
      }
    }
    return tables
  }
}
