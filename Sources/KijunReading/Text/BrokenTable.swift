internal import KijunGuidelines

/// Puts together table rows that were broken over several lines.
///
/// A cell that was a piece of code begins a new line when a page is scraped. The header says how many cells
/// a row has; a row goes on until it has them.
struct BrokenTable {
  struct Row {
    var cells: [Visible]
    var range: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var end: Int
  private let segments: [Segment]
  private let shapes: [LineShape]

  init(segments: [Segment], shapes: [LineShape], from start: Int) {
    self.segments = segments
    self.shapes = shapes
    end = start
    var columns: Int?
    while end < segments.count {
      if shapes[end] == .tableRule {
        end += 1
      } else if shapes[end] == .tableRow {
        let row = readRow(columns: columns)
        if columns == nil { columns = row.cells.count }
        rows.append(row)
      } else {
        break
      }
    }
  }

  private mutating func readRow(columns: Int?) -> Row {
    let first = segments[end]
    var cells = Self.cells(first)
    var range = first.range
    var open = !first.text.hasSuffix("|")
    end += 1
    while let columns, cells.count < columns || open, end < segments.count, goesOn(end) {
      let next = segments[end]
      // Where a long way follows without any bar, the table is over and its last row short.
      guard next.text.utf8.contains(0x7C) || leadsToBar(end) else { break }
      let more = Self.cells(next)
      if open, let last = cells.popLast(), let head = more.first {
        var joined = last
        joined.append(joining: " ")
        joined.append(head)
        cells.append(joined)
        cells += more.dropFirst()
      } else {
        cells += more
      }
      range = range.lowerBound..<next.range.upperBound
      open = !next.text.hasSuffix("|")
      end += 1
    }
    return Row(cells: cells, range: range)
  }

  private func goesOn(_ index: Int) -> Bool {
    switch shapes[index] {
    case .blank, .tableRow, .tableRule, .marked: false
    default: true
    }
  }

  private func leadsToBar(_ index: Int) -> Bool {
    for next in index..<min(index + 3, segments.count) {
      guard goesOn(next) else { return false }
      if segments[next].text.utf8.contains(0x7C) { return true }
    }
    return false
  }

  /// The cells of a line; bars with a backslash before them belong to the text.
  static func cells(_ segment: Segment) -> [Visible] {
    let bytes = Array(segment.text.utf8)
    var cells: [Visible] = []
    var low = bytes.first == 0x7C ? 1 : 0
    var index = low
    func cell(_ range: Range<Int>) -> Visible {
      Visible(String(decoding: bytes[range], as: UTF8.self), at: segment.range.lowerBound + range.lowerBound)
        .trimmed()
    }
    while index < bytes.count {
      if bytes[index] == 0x7C, index == 0 || bytes[index - 1] != 0x5C {
        cells.append(cell(low..<index))
        low = index + 1
      }
      index += 1
    }
    if low < bytes.count { cells.append(cell(low..<bytes.count)) }
    return cells
  }
}
