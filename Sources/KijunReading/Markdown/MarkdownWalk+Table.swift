import KijunGuidelines

extension MarkdownWalk {
  /// The line of a table's header. The parser's own line is that of the paragraph which the header ended.
  func headerLine(ofTable index: Int) -> Int {
    let table = tree.events[index]
    var next = index + 1
    while next < tree.events.count, tree.events[next].kind != .table {
      let event = tree.events[next]
      // Between header and first row stands the delimiter row.
      if event.kind == .tableRow, event.enters { return max(1, event.startLine - 2) }
      next += 1
    }
    return max(table.startLine, table.endLine - 1)
  }

  mutating func readTable(_ index: Int, to end: Int) {
    let table = tree.events[index]
    let (group, block, goesOn) = beginTable()
    let header = headerLine(ofTable: index)
    var rows: [TableLine] = []
    var row = index + 1
    while row < end {
      let event = tree.events[row]
      guard event.enters, event.kind == .tableHeader || event.kind == .tableRow else {
        row += 1
        continue
      }
      var last = row + 1
      while last < end, tree.events[last].kind != event.kind || tree.events[last].enters { last += 1 }
      let isHeader = event.kind == .tableHeader
      let line = isHeader ? header : event.startLine
      // A list marker may stand before a header on the first line of the table.
      let start =
        isHeader && line == table.startLine
        ? source.offset(line: line, column: table.startColumn) : source.content(ofLine: line, quotes: quotes)
      let range = source.trimmed(start..<max(start, source.parsed.range(of: line).upperBound))
      if !range.isEmpty {
        rows.append(
          TableLine(
            events: row..<last, isHeader: isHeader, range: range,
            places: TableRow.cells(in: source.bytes, range)))
      }
      row = last + 1
    }
    let damaged = damaged(rows)
    for (number, row) in rows.enumerated() where !row.isHeader || !goesOn {
      readRow(row, isMisfit: damaged.contains(number), block: block, group: group)
    }
  }

  private struct TableLine {
    var events: Range<Int>
    var isHeader: Bool
    var range: Range<Int>
    /// Of its cells, as the line has them.
    var places: [Range<Int>]
  }

  /// Rows whose cells stand below a header that is not theirs, as far as the file tells: those with a cell too many, and
  /// those whose last cell was broken in two, with the other half of it.
  private func damaged(_ rows: [TableLine]) -> Set<Int> {
    guard let columns = rows.first?.places.count, columns > 1 else { return [] }
    func isLone(_ row: TableLine) -> Bool { row.places.count == 1 }
    func isPiece(_ row: TableLine) -> Bool {
      LoneCell.isPiece(String(decoding: source.bytes[source.trimmed(row.places[0])], as: UTF8.self))
    }
    // Headings of rows begin with the first row.
    let isHeaded = rows.count > 1 && isLone(rows[1])
    var damaged: Set<Int> = []
    for (number, row) in rows.enumerated().dropFirst() {
      if row.places.dropFirst(columns).contains(where: { !source.trimmed($0).isEmpty }) {
        damaged.insert(number)
      } else if number > 1, !isHeaded, isLone(row), isPiece(row) {
        damaged.formUnion([number - 1, number])
      }
    }
    return damaged
  }

  private mutating func readRow(_ row: TableLine, isMisfit: Bool, block: Int, group: Int) {
    let (range, places) = (row.range, row.places)
    if range.count > Self.longestRow { return readLongRow(row.events, places) }
    var cells: [Visible] = []
    for inside in cellsInside(row.events) {
      let place =
        cells.count < places.count ? source.trimmed(places[cells.count]) : range.upperBound..<range.upperBound
      cells.append(read(inside, at: place).whole()?.text ?? Visible())
    }
    // Cells beyond the header's columns are no part of the tree. They are kept as they stand.
    for place in places.dropFirst(cells.count) {
      let place = source.trimmed(place)
      cells.append(Visible(String(decoding: source.bytes[place], as: UTF8.self), at: place.lowerBound))
    }
    add(row: cells, row.isHeader, isMisfit: isMisfit, range, block: block, group: group)
  }

  /// A row of more bytes is none that anybody reads, and would be understood as one.
  private static let longestRow = 1 << 16

  /// What stands in its cells is read as paragraphs.
  private mutating func readLongRow(_ events: Range<Int>, _ places: [Range<Int>]) {
    let cells = cellsInside(events)
    for (inside, place) in zip(cells, places) {
      let place = source.trimmed(place)
      let text = read(inside, at: place)
      if !place.isEmpty { add(sentencesOf: text, within: place) }
    }
    // Cells beyond the header's columns.
    for place in places.dropFirst(cells.count) {
      let place = source.trimmed(place)
      var text = InlineText()
      text.append(source.bytes[place], at: place.lowerBound)
      if !place.isEmpty { add(sentencesOf: text, within: place) }
    }
  }

  /// The events inside of each cell of a row.
  private func cellsInside(_ events: Range<Int>) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var index = events.lowerBound
    while index < events.upperBound {
      guard tree.events[index].kind == .tableCell, tree.events[index].enters else {
        index += 1
        continue
      }
      var last = index + 1
      while last < events.upperBound, tree.events[last].kind != .tableCell { last += 1 }
      cells.append(index + 1..<last)
      index = last + 1
    }
    return cells
  }

  private func read(_ events: Range<Int>, at place: Range<Int>) -> InlineText {
    var reading = InlineReading(
      tree, InlineCursor(source, at: place.lowerBound, end: place.upperBound, quotes: 0))
    return reading.read(events)
  }

  mutating func add(
    row cells: [Visible], _ isHeader: Bool, isMisfit: Bool = false, _ range: Range<Int>, block: Int,
    group: Int
  ) {
    var text = Visible()
    for (number, cell) in cells.enumerated() {
      if number > 0 { text.append(joining: " | ") }
      text.append(cell)
    }
    var passage = Passage(
      kind: isHeader ? .tableHeader : .tableRow, text: text, range: range,
      lines: source.lines.numbers(of: range), section: section, block: block, group: group, cells: cells)
    passage.isMisfit = isMisfit
    add(passage)
  }
}

/// The cells of a row of a pipe table, as they stand in the file.
enum TableRow {
  /// A pipe behind a backslash is no border, whatever else the backslash does.
  static func cells(in bytes: [UInt8], _ row: Range<Int>) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = row.lowerBound
    for index in row where bytes[index] == UInt8(ascii: "|") {
      if index == row.lowerBound {
        start = index + 1
      } else if bytes[index - 1] != UInt8(ascii: "\\") {
        cells.append(start..<index)
        start = index + 1
      }
    }
    if start < row.upperBound { cells.append(start..<row.upperBound) }
    return cells
  }
}
