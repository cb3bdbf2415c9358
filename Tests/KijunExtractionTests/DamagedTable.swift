/// A table as it looks after a page was scraped, with one of its cells split in two or lost.
struct DamagedTable {
  enum Shape: CaseIterable { case barred, barredWithoutRule, bare }

  enum Damage: CaseIterable {
    /// `| a b |` → `| a | b |`
    case bar
    /// A bar, and a line that ends behind it.
    case barAndLine
    /// The same, and a bar before the other half.
    case barsAndLine
    case drop
  }

  /// The header first. A cell that was a piece of code begins a new line, as do the pieces of a cell with a `\n`.
  static let rows = [
    ["Style", "Size / leading", "Normal → strong", "SwiftUI", "Used for"],
    ["Poster Title", "36 / 44", "Light → Bold", "`.poster", "the first screen of all"],
    ["Chapter One", "30 / 38", "Regular → Bold", "`.chapter", "a part of the book"],
    ["Chapter Two", "26 / 32", "Medium → Bold", "`.smallChapter", "a part of a part"],
    ["Running Text", "19 / 25", "Regular → Semibold", "`.running", "what people read"],
    ["Side Note", "14 / 18", "Regular → Medium", "`.sideNote", "what they may read"],
    ["Fine Print", "12 / 15", "Same as above", "`.finePrint", "what nobody reads"],
  ]

  var shape: Shape
  var cells = rows

  /// False where the damage makes no sense at this place.
  mutating func damage(_ damage: Damage, row: Int, column: Int) -> Bool {
    var cell = cells[row][column]
    switch damage {
    case .drop:
      cells[row].remove(at: column)
      return true
    case .bar, .barAndLine, .barsAndLine:
      let isCode = cell.hasPrefix("`")
      if isCode { cell.removeFirst() }
      let space = cell.firstIndex(of: " ") ?? cell.index(cell.startIndex, offsetBy: cell.count / 2)
      let halves = [String(cell[..<space]), String(cell[space...].drop { $0 == " " })]
      switch damage {
      case .bar:
        cells[row].replaceSubrange(column...column, with: [(isCode ? "`" : "") + halves[0], halves[1]])
      case .barAndLine:
        cells[row].replaceSubrange(column...column, with: [(isCode ? "`" : "") + halves[0], "`" + halves[1]])
      default:
        // Below bars around each row only.
        guard shape != .bare, row > 0 || column < cells[row].count - 1 else { return false }
        cells[row].replaceSubrange(
          column...column, with: [(isCode ? "`" : "") + halves[0], "`|" + halves[1]])
      }
      return true
    }
  }

  /// A line of the same row, broken in the middle of a cell, says the same.
  mutating func breakLine(row: Int, column: Int) -> Bool {
    guard shape != .bare, row > 0, let space = cells[row][column].firstIndex(of: " ") else { return false }
    cells[row][column].replaceSubrange(space...space, with: "\n")
    return true
  }

  var text: String {
    var lines = "Sizes of text\nThe sizes below are in pt.\n"
    for (number, row) in cells.enumerated() {
      lines += self.row(row) + "\n"
      if number == 0, shape == .barred { lines += "|---|---|---|---|---|\n" }
    }
    return lines + "A card is at least 72 pt high.\nEvery other size is left to the designer of the book.\n"
  }

  private func row(_ cells: [String]) -> String {
    var line = shape == .bare ? "" : "| "
    for (column, cell) in cells.enumerated() {
      if column > 0 { line += cell.hasPrefix("`") ? " |\n" : " | " }
      line +=
        cell.hasPrefix("`|")
        ? "| " + cell.dropFirst(2) : cell.hasPrefix("`") ? String(cell.dropFirst()) : cell
    }
    return shape == .bare ? line : line + " |"
  }
}
