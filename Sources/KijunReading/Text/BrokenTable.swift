internal import KijunGuidelines

/// Puts together table rows that were broken over several lines.
///
/// A cell that was a piece of code begins a new line when a page is scraped. The header says how many cells
/// a row has; a row goes on until it has them. What follows up to the next line that begins with a bar is of the
/// same row, which then has too many: it fits below no header, and the rows behind it do.
struct BrokenTable {
  private(set) var rows: [TextRow] = []
  private(set) var end: Int
  private let segments: [Segment]
  private let shapes: [LineShape]

  init(segments: [Segment], shapes: [LineShape], from start: Int) {
    self.segments = segments
    self.shapes = shapes
    end = start
    let rule = Self.rule(segments, shapes, from: start)
    let ruled = rule.map { TextRow.cells(segments[$0]).count }
    if let rule, let ruled, shapes[start] == .tableRow { rows.append(header(upTo: rule, columns: ruled)) }
    let own = rows.first?.cells.count
    let body = end
    readRows(columns: own)
    guard let own, let ruled, ruled != own else {
      if let columns = own ?? rows.first?.cells.count { rows.markMisfits(columns: columns) }
      return
    }
    // Either the header has a cell too many or too few, or nobody counted the dashes below it: the rows say which.
    var other = self
    other.end = body
    other.rows = [rows[0]]
    other.readRows(columns: ruled)
    let fitting = rows.dropFirst().count { $0.cells.count == own }
    if other.rows.dropFirst().count(where: { $0.cells.count == ruled }) > fitting {
      (rows, end) = (other.rows, other.end)
      rows.markMisfits(columns: ruled)
    } else {
      rows.markMisfits(columns: own)
    }
  }

  private mutating func readRows(columns: Int?) {
    var columns = columns
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

  /// The line of dashes below a header, which may itself be broken over a few lines.
  private static func rule(_ segments: [Segment], _ shapes: [LineShape], from start: Int) -> Int? {
    for index in start + 1..<max(start + 1, min(start + 1 + longestGap * 2, segments.count)) {
      switch shapes[index] {
      case .tableRule:
        // A line with as many cells as the rule is the header of another table.
        let isBroken =
          shapes[index - 1] != .tableRow || index - 1 == start
          || TextRow.cells(segments[index - 1]).count != TextRow.cells(segments[index]).count
        return isBroken ? index : nil
      case .blank, .marked: return nil
      default: continue
      }
    }
    return nil
  }

  private static let longestGap = 3

  private mutating func header(upTo rule: Int, columns: Int) -> TextRow {
    var row = readRow(columns: columns)
    while end < rule { goOn(&row) }
    return row
  }

  private mutating func readRow(columns: Int?) -> TextRow {
    let first = segments[end]
    var row = TextRow(cells: TextRow.cells(first), range: first.range)
    end += 1
    while let columns, row.cells.count < columns || isOpen(end - 1), end < segments.count, goesOn(end) {
      // Where a long way follows without any bar, the table is over and its last row short.
      guard segments[end].text.utf8.contains(0x7C) || leadsToBar(end) else { break }
      goOn(&row)
    }
    if columns != nil { readSurplus(&row) }
    return row
  }

  /// Lines that go on behind the last cell that a row has room for.
  private mutating func readSurplus(_ row: inout TextRow) {
    while end < segments.count, goesOn(end) {
      if endsWithBar(end) {
        goOn(&row)
        continue
      }
      // Only with the next row behind it is a line without a bar surely in the table.
      let close = (end..<min(end + Self.longestGap, segments.count)).first { endsWithBar($0) || !goesOn($0) }
      guard let close, goesOn(close), close + 1 < segments.count, shapes[close + 1] == .tableRow else {
        return
      }
      while end <= close { goOn(&row) }
    }
  }

  /// Takes the next line into a row.
  private mutating func goOn(_ row: inout TextRow) {
    let next = segments[end]
    let more = TextRow.cells(next)
    if isOpen(end - 1), let head = more.first, !row.cells.isEmpty {
      row.cells[row.cells.count - 1].append(joining: " ")
      row.cells[row.cells.count - 1].append(head)
      row.cells += more.dropFirst()
    } else {
      row.cells += more
    }
    row.range = row.range.lowerBound..<next.range.upperBound
    end += 1
  }

  /// Whether the last cell of a line goes on in the next one.
  private func isOpen(_ index: Int) -> Bool { !segments[index].text.hasSuffix("|") }

  /// Whether a line behind a row is the rest of it. A bar with nothing before it but a sentence is none of a table.
  private func endsWithBar(_ index: Int) -> Bool { segments[index].text.hasSuffix("|") }

  private func goesOn(_ index: Int) -> Bool {
    switch shapes[index] {
    case .blank, .tableRow, .tableRule, .marked: false
    default: true
    }
  }

  private func leadsToBar(_ index: Int) -> Bool {
    for next in index..<min(index + Self.longestGap, segments.count) {
      guard goesOn(next) else { return false }
      if segments[next].text.utf8.contains(0x7C) { return true }
    }
    return false
  }
}
