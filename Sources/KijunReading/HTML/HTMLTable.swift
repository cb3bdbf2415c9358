/// A table while it is read: its rows of cells as they stand in the file.
struct HTMLTable {
  struct Cell {
    var text = InlineText()
    var isHeader: Bool
    var columns: Int
    var rows: Int
  }

  struct Row {
    var cells: [Cell] = []
    var isHead: Bool
    var source: Range<Int>
  }

  let number: Int
  var isHead = false
  private(set) var rows: [Row] = []
  private var isInRow = false
  private(set) var isInCell = false

  init(number: Int) { self.number = number }

  /// A row that nobody closed ends where the next begins.
  mutating func beginRow(at start: Int) {
    endRow(at: start)
    rows.append(Row(isHead: isHead, source: start..<start))
    isInRow = true
    isInCell = false
  }

  mutating func endRow(at end: Int) {
    if isInRow, let row = rows.last {
      rows[rows.count - 1].source = row.source.lowerBound..<max(row.source.lowerBound, end)
    }
    isInRow = false
    isInCell = false
  }

  mutating func beginCell(at start: Int, isHeader: Bool, columns: Int, rows count: Int) {
    if !isInRow { beginRow(at: start) }
    rows[rows.count - 1].cells.append(Cell(isHeader: isHeader, columns: columns, rows: count))
    isInCell = true
  }

  mutating func endCell() { isInCell = false }

  /// A block of the cell that is open. Each is a line of it.
  mutating func add(_ text: InlineText) {
    guard let row = rows.indices.last, let cell = rows[row].cells.indices.last else { return }
    rows[row].cells[cell].text.breakLine(.hard, source: 0..<0)
    rows[row].cells[cell].text.append(text)
  }

  /// Those tables of a page that only put things beside one another: they hold tables, or say so. By the event that
  /// opens them.
  static func layouts(in source: HTMLEvents) -> Set<Int> {
    var layouts: Set<Int> = []
    var open: [(index: Int, isTable: Bool)] = []
    var tables: [Int] = []
    for (index, event) in source.events.enumerated() {
      switch event.kind {
      case .open:
        let isTable = event.element == .table
        if isTable {
          if let outer = tables.last { layouts.insert(outer) }
          if event.attributes >= 0, source.attributes[Int(event.attributes)].isLayout {
            layouts.insert(index)
          }
          tables.append(index)
        }
        open.append((index, isTable))
      case .close: if open.popLast()?.isTable == true { tables.removeLast() }
      case .text: break
      }
    }
    return layouts
  }
}
