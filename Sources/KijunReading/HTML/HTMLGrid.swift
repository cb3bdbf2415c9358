/// A table with a cell in each place: merged cells stand in every row and column that they are of.
struct HTMLGrid {
  struct Place {
    var text: InlineText
    var isHeader: Bool
    /// Which cell it is of; those of a merged one share it.
    var cell: Int
  }

  private(set) var rows: [[Place]] = []
  private(set) var columns = 0

  /// Merged cells may ask for more places than any table has. Past this many for each cell they stand once.
  private static let mostPlacesPerCell = 20

  init(_ table: [HTMLTable.Row]) {
    var cells = 0
    var places = 0
    // What goes on into the rows below, by column: the place, and for how many rows.
    var below: [Int: (place: Place, rows: Int)] = [:]
    for row in table {
      var line: [Place] = []
      func passMerged(_ line: inout [Place]) {
        while let merged = below[line.count] {
          below[line.count] = merged.rows > 1 ? (merged.place, merged.rows - 1) : nil
          line.append(merged.place)
          places += 1
        }
      }
      for cell in row.cells {
        passMerged(&line)
        cells += 1
        let allowed = cells * Self.mostPlacesPerCell + 1000 - places
        let width = min(cell.columns, max(1, min(100, allowed)))
        let height = min(cell.rows, max(1, allowed / width))
        let merged = Place(text: cell.text.withoutPlaces, isHeader: cell.isHeader, cell: cells)
        for column in 0..<width {
          if column > 0, below[line.count] != nil { break }
          if height > 1 { below[line.count] = (merged, height - 1) }
          line.append(column == 0 ? Place(text: cell.text, isHeader: cell.isHeader, cell: cells) : merged)
          places += 1
        }
      }
      passMerged(&line)
      rows.append(line)
      columns = max(columns, line.count)
    }
  }
}

extension HTMLGrid {
  /// Whether a row is one cell as wide as the table.
  func isAcross(_ row: Int) -> Bool {
    let line = rows[row]
    return line.count > 1 && line.count == columns && line.allSatisfy { $0.cell == line[0].cell }
  }

  /// The names of the columns, where a header has several rows: `Size` over `Default` is `Size Default`.
  func header(_ headers: Range<Int>) -> [InlineText] {
    (0..<columns).map { column in
      joined(headers.compactMap { column < rows[$0].count ? rows[$0][column] : nil })
    }
  }

  /// Several header cells at the beginning of each row are one key.
  mutating func joinKeyColumns(below header: Int) {
    let keys = rows[header...].map { $0.prefix(while: \.isHeader).count }.min() ?? 0
    guard keys > 1, keys < columns else { return }
    for row in rows.indices where rows[row].count >= keys {
      let key = Place(
        text: joined(Array(rows[row][..<keys])), isHeader: true, cell: rows[row][keys - 1].cell)
      rows[row].replaceSubrange(..<keys, with: [key])
    }
    columns -= keys - 1
  }

  private func joined(_ places: [Place]) -> InlineText {
    var text = InlineText()
    var last = 0
    for place in places where place.cell != last && !place.text.isEmpty {
      last = place.cell
      if !text.isEmpty { text.append([0x20], from: 0..<0) }
      text.append(place.text)
    }
    return text
  }
}
