/// A table while it is read: its rows of cells as they stand in the file.
struct HTMLTable {
  /// How a cell stands in its row, and up to where its text goes in that of the table.
  struct Cell {
    var isHeader: Bool
    var columns: Int16
    var rows: Int16
    fileprivate(set) var end: Int32 = 0
  }

  private struct Row {
    /// How many cells there are up to its end.
    var cells: Int32
    var isHead: Bool
    var start: Int32
    var end: Int32
  }

  let number: Int
  var isHead = false
  private(set) var cells: [Cell] = []
  private var rows: [Row] = []
  /// Of all cells, one after the other: a text for each would take ten times its memory.
  private var text = InlineText()
  /// Of the cell that is open.
  private var open = InlineText()
  private var isInRow = false
  private(set) var isInCell = false

  init(number: Int) { self.number = number }

  /// A row that nobody closed ends where the next begins.
  mutating func beginRow(at start: Int) {
    endRow(at: start)
    rows.append(
      Row(
        cells: Int32(cells.count), isHead: isHead, start: Int32(clamping: start), end: Int32(clamping: start))
    )
    isInRow = true
  }

  mutating func endRow(at end: Int) {
    endCell()
    if isInRow, let row = rows.last {
      rows[rows.count - 1].end = max(row.start, Int32(clamping: end))
    }
    isInRow = false
  }

  mutating func beginCell(at start: Int, isHeader: Bool, columns: Int, rows count: Int) {
    endCell()
    if !isInRow { beginRow(at: start) }
    cells.append(
      Cell(isHeader: isHeader, columns: Int16(clamping: columns), rows: Int16(clamping: count)))
    rows[rows.count - 1].cells = Int32(cells.count)
    isInCell = true
  }

  mutating func endCell() {
    guard isInCell else { return }
    isInCell = false
    text.append(open)
    text.close()
    open = InlineText()
    cells[cells.count - 1].end = Int32(text.bytes.count)
  }

  /// A block of the cell that is open. Each is a line of it.
  mutating func add(_ block: InlineText) {
    open.breakLine(.hard, source: 0..<0)
    open.append(block)
  }

  var rowCount: Int { rows.count }

  func isHead(_ row: Int) -> Bool { rows[row].isHead }

  func source(of row: Int) -> Range<Int> { Int(rows[row].start)..<Int(rows[row].end) }

  func cells(of row: Int) -> Range<Int> { (row > 0 ? Int(rows[row - 1].cells) : 0)..<Int(rows[row].cells) }

  func text(of cell: Int) -> InlineText { text.part(range(of: cell)) }

  func isEmpty(_ cell: Int) -> Bool { range(of: cell).isEmpty }

  private func range(of cell: Int) -> Range<Int> {
    (cell > 0 ? Int(cells[cell - 1].end) : 0)..<Int(cells[cell].end)
  }

  /// Those tables of a page that only put things beside one another: they hold tables, or say so. By the event that
  /// opens them.
  static func layouts(in source: HTMLEvents) -> Set<Int> {
    var layouts: Set<Int> = []
    var open: [Bool] = []
    var tables: [Int] = []
    for (index, event) in source.events.enumerated() {
      switch event.kind {
      case .open:
        let isTable = event.element == .table
        if isTable {
          if let outer = tables.last { layouts.insert(outer) }
          if source.events.attributes(of: event)?.isLayout == true { layouts.insert(index) }
          tables.append(index)
        }
        open.append(isTable)
      case .close: if open.popLast() == true { tables.removeLast() }
      case .text: break
      }
    }
    return layouts
  }
}
