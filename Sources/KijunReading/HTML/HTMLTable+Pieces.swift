extension HTMLTable {
  /// Hands over the rows as passages: header first, where there is one; else a list of keys and values.
  func forEachPiece(_ take: (HTMLPiece) -> Void) {
    var grid = HTMLGrid(self)
    var first = 0
    while first < rowCount, grid.isEmpty(first) || grid.isAcross(first) {
      if !grid.isEmpty(first) { take(.paragraph(grid.line(first)[0].text)) }
      first += 1
    }
    guard first < rowCount else { return }
    let headers = first..<first + headerRows(grid, from: first)
    if headers.isEmpty { return list(grid, from: first, take) }
    grid.joinKeyColumns(below: headers.upperBound)

    let header = grid.header(headers)
    let place = source(of: headers.lowerBound).lowerBound..<source(of: headers.upperBound - 1).upperBound
    var part = 0
    var needsHeader = true
    for row in headers.upperBound..<rowCount where !grid.isEmpty(row) {
      let texts = grid.line(row).map(\.text)
      if grid.isAcross(row) {
        // A cell as wide as the table names the rows below it, and is no value.
        take(.paragraph(texts[0]))
        part += 1
        needsHeader = true
        continue
      }
      // Parts have numbers of their own, which no other table has.
      let number = number * 10_000 + min(part, 9_999)
      if needsHeader { take(.row(header, isHeader: true, table: number, source: place)) }
      needsHeader = false
      take(.row(texts, isHeader: false, table: number, source: source(of: row)))
    }
    if part == 0, needsHeader {
      take(.row(header, isHeader: true, table: number * 10_000, source: place))
    }
  }

  /// How many rows make the header: those that say so, or nothing but header cells.
  private func headerRows(_ grid: HTMLGrid, from first: Int) -> Int {
    var count = 0
    while first + count < rowCount, isHead(first + count) { count += 1 }
    if count > 0 { return count }
    while first + count < rowCount, !grid.isAcross(first + count),
      grid[first + count].contains(where: \.isHeader),
      grid[first + count].allSatisfy({ $0.isHeader || grid.isEmpty($0) })
    {
      count += 1
    }
    if first + count == rowCount { count = min(count, 1) }
    if count > 0 || rowCount - first < 2 { return count }
    // Nothing is marked. Names without any number above rows that have some are a header.
    let line = grid[first]
    let isHeader =
      line.count > 1 && line.first?.isHeader == false
      && line.allSatisfy { place in
        !grid.isEmpty(place) && !grid.text(of: place).bytes.contains { (0x30...0x39).contains($0) }
      }
    return isHeader ? 1 : 0
  }

  /// Rows without a header over them: `Height: 44 pt`.
  private func list(_ grid: HTMLGrid, from first: Int, _ take: (HTMLPiece) -> Void) {
    for row in first..<rowCount where !grid.isEmpty(row) {
      var text = InlineText()
      for (column, place) in grid.line(row).enumerated() where !place.text.isEmpty {
        if column > 0, !text.isEmpty {
          text.append(Array((column == 1 ? ": " : ", ").utf8)[...], from: 0..<0)
        }
        text.append(place.text)
      }
      take(.item(text, list: -number))
    }
  }
}
