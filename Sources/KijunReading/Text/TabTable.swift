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
    let counts = rows.counts
    let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    if let head = rows.first, head.cells.count == most - 1, segments[start].indent > 0 {
      rows[0].cells.insert(Visible(), at: 0)
    }
    let columns = rows[0].cells.count
    let surplus = counts.reduce(0) { $1.key > columns ? $0 + $1.value : $0 }
    guard rows.count > 1, counts[columns] != nil, surplus * 4 < rows.count else { return nil }
    hasHeader = !rows[0].cells.dropFirst().contains { Figure.isValue($0.string) }
    if hasHeader { markMisfits(columns) }
  }

  /// A longer row has a cell too many. A shorter one has lost the last of its cells, or another one: then what stands below a
  /// header is of another make than in the other rows.
  private mutating func markMisfits(_ columns: Int) {
    let whole = rows.dropFirst().filter { $0.cells.count == columns }
    let values = (0..<columns).map { column in
      whole.count { Figure.isValue($0.cells[column].string) } * 2 > whole.count
    }
    for index in rows.indices.dropFirst() where rows[index].cells.count != columns {
      let cells = rows[index].cells
      rows[index].fits =
        cells.count < columns
        && cells.indices.allSatisfy { cells[$0].isEmpty || Figure.isValue(cells[$0].string) == values[$0] }
    }
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
