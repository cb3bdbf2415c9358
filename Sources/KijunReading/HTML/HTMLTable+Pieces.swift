extension HTMLTable {
  /// The rows as passages: header first, where there is one; else a list of keys and values.
  var pieces: [HTMLPiece] {
    var grid = HTMLGrid(rows)
    let isEmpty = grid.rows.map { $0.allSatisfy(\.text.isEmpty) }
    var pieces: [HTMLPiece] = []
    var first = 0
    while first < rows.count, isEmpty[first] || grid.isAcross(first) {
      if !isEmpty[first] { pieces.append(.paragraph(grid.rows[first][0].text)) }
      first += 1
    }
    guard first < rows.count else { return pieces }
    let headers = first..<first + headerRows(grid, from: first)
    if headers.isEmpty { return pieces + list(grid, isEmpty, from: first) }
    grid.joinKeyColumns(below: headers.upperBound)

    let header = grid.header(headers)
    let place = source(of: headers.lowerBound).lowerBound..<source(of: headers.upperBound - 1).upperBound
    var part = 0
    var needsHeader = true
    for row in headers.upperBound..<rows.count where !isEmpty[row] {
      let line = grid.rows[row]
      if grid.isAcross(row) {
        // A cell as wide as the table names the rows below it, and is no value.
        pieces.append(.paragraph(line[0].text))
        part += 1
        needsHeader = true
        continue
      }
      // Parts have numbers of their own, which no other table has.
      let number = number * 10_000 + min(part, 9_999)
      if needsHeader { pieces.append(.row(header, isHeader: true, table: number, source: place)) }
      needsHeader = false
      pieces.append(.row(line.map(\.text), isHeader: false, table: number, source: source(of: row)))
    }
    if part == 0, needsHeader {
      pieces.append(.row(header, isHeader: true, table: number * 10_000, source: place))
    }
    return pieces
  }

  /// How many rows make the header: those that say so, or nothing but header cells.
  private func headerRows(_ grid: HTMLGrid, from first: Int) -> Int {
    var count = 0
    while first + count < rows.count, rows[first + count].isHead { count += 1 }
    if count > 0 { return count }
    while first + count < rows.count, !grid.isAcross(first + count),
      grid.rows[first + count].contains(where: \.isHeader),
      grid.rows[first + count].allSatisfy({ $0.isHeader || $0.text.isEmpty })
    {
      count += 1
    }
    if first + count == rows.count { count = min(count, 1) }
    if count > 0 || rows.count - first < 2 { return count }
    // Nothing is marked. Names without any number above rows that have some are a header.
    let line = grid.rows[first]
    let isHeader =
      line.count > 1 && !line[0].isHeader
      && line.allSatisfy { place in
        !place.text.isEmpty && !place.text.bytes.contains { (0x30...0x39).contains($0) }
      }
    return isHeader ? 1 : 0
  }

  /// Rows without a header over them: `Height: 44 pt`.
  private func list(_ grid: HTMLGrid, _ isEmpty: [Bool], from first: Int) -> [HTMLPiece] {
    grid.rows.indices.dropFirst(first).compactMap { row in
      guard !isEmpty[row] else { return nil }
      var text = InlineText()
      for (column, place) in grid.rows[row].enumerated() where !place.text.isEmpty {
        if column > 0, !text.isEmpty {
          text.append(Array((column == 1 ? ": " : ", ").utf8)[...], from: 0..<0)
        }
        text.append(place.text)
      }
      return .item(text, list: -number)
    }
  }

  private func source(of row: Int) -> Range<Int> { rows[row].source }
}
