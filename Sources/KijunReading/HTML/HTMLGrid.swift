/// A table with a cell in each place: merged cells stand in every row and column that they are of.
struct HTMLGrid {
  struct Place {
    /// Which cell of the table it is of.
    var cell: Int32
    var isHeader: Bool
    /// Whether the merged cell stands in the file elsewhere.
    var isCopy: Bool
  }

  private let table: HTMLTable
  /// Of all rows, one after the other.
  private var places: [Place] = []
  /// How many places there are up to the end of each row.
  private var ends: [Int32] = []
  private(set) var columns = 0
  /// How many cells at the beginning of each row are one key.
  private var keys = 1

  /// Merged cells may ask for more places than any table has. Past this many for each cell they stand once.
  private static let mostPlacesPerCell = 20

  init(_ table: HTMLTable) {
    self.table = table
    // What goes on into the rows below, by column: the place, and for how many rows.
    var below: [Int: (place: Place, rows: Int)] = [:]
    for row in 0..<table.rowCount {
      let start = places.count
      func passMerged(_ places: inout [Place]) {
        while let merged = below[places.count - start] {
          below[places.count - start] = merged.rows > 1 ? (merged.place, merged.rows - 1) : nil
          places.append(merged.place)
        }
      }
      for index in table.cells(of: row) {
        passMerged(&places)
        let cell = table.cells[index]
        let allowed = (index + 1) * Self.mostPlacesPerCell + 1000 - places.count
        let width = min(Int(cell.columns), max(1, min(100, allowed)))
        let height = min(Int(cell.rows), max(1, allowed / width))
        let copy = Place(cell: Int32(index), isHeader: cell.isHeader, isCopy: true)
        for column in 0..<width {
          if column > 0, below[places.count - start] != nil { break }
          if height > 1 { below[places.count - start] = (copy, height - 1) }
          places.append(
            column == 0 ? Place(cell: Int32(index), isHeader: cell.isHeader, isCopy: false) : copy)
        }
      }
      passMerged(&places)
      ends.append(Int32(places.count))
      columns = max(columns, places.count - start)
    }
  }

  subscript(row: Int) -> ArraySlice<Place> {
    places[(row > 0 ? Int(ends[row - 1]) : 0)..<Int(ends[row])]
  }

  func isEmpty(_ row: Int) -> Bool { self[row].allSatisfy(isEmpty) }

  func isEmpty(_ place: Place) -> Bool { table.isEmpty(Int(place.cell)) }

  func text(of place: Place) -> InlineText {
    let text = table.text(of: Int(place.cell))
    return place.isCopy ? text.withoutPlaces : text
  }
}

extension HTMLGrid {
  typealias Named = (cell: Int32, text: InlineText)

  /// Whether a row is one cell as wide as the table.
  func isAcross(_ row: Int) -> Bool {
    let line = self[row]
    let own = line.dropFirst(hasKey(line) ? keys - 1 : 0)
    return own.count > 1 && own.count == columns && own.allSatisfy { $0.cell == own.first?.cell }
  }

  /// The texts of a row, with its key as one.
  func line(_ row: Int) -> [Named] {
    let line = self[row]
    func named(_ place: Place) -> Named { (place.cell, text(of: place)) }
    guard hasKey(line) else { return line.map(named) }
    let key = line.prefix(keys)
    return [(key[key.endIndex - 1].cell, joined(key.map(named)))] + line.dropFirst(keys).map(named)
  }

  /// The names of the columns, where a header has several rows: `Size` over `Default` is `Size Default`.
  func header(_ headers: Range<Int>) -> [InlineText] {
    let lines = headers.map(line)
    return (0..<columns).map { column in joined(lines.compactMap { column < $0.count ? $0[column] : nil }) }
  }

  /// Several header cells at the beginning of each row are one key.
  mutating func joinKeyColumns(below header: Int) {
    let keys = (header..<ends.count).map { self[$0].prefix(while: \.isHeader).count }.min() ?? 0
    guard keys > 1, keys < columns else { return }
    self.keys = keys
    columns -= keys - 1
  }

  private func hasKey(_ line: ArraySlice<Place>) -> Bool { keys > 1 && line.count >= keys }

  private func joined(_ line: [Named]) -> InlineText {
    var text = InlineText()
    var last: Int32 = -1
    for (cell, own) in line where cell != last && !own.isEmpty {
      last = cell
      if !text.isEmpty { text.append([0x20], from: 0..<0) }
      text.append(own)
    }
    return text
  }
}
