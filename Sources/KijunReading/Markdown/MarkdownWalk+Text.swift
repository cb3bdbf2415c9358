import KijunGuidelines

extension MarkdownWalk {
  mutating func readParagraph(_ index: Int, to end: Int) {
    let event = tree.events[index]
    let place: Range<Int>
    if event.startLine == 0 {
      // What stands before the header of a table is cut off from it; the table keeps the position of both.
      guard end + 1 < tree.events.count, tree.events[end + 1].kind == .table else { return }
      let table = tree.events[end + 1]
      place = self.place(of: table, lastLine: headerLine(ofTable: end + 1) - 1)
    } else {
      place = self.place(of: event, lastLine: event.endLine)
    }
    guard !place.isEmpty else { return }
    let text = read(inline: index + 1..<end, place)
    add(sentencesOf: text, within: place)
  }

  mutating func readHeading(_ index: Int, to end: Int) {
    let event = tree.events[index]
    let place = self.place(of: event, lastLine: event.endLine)
    guard !place.isEmpty else { return }
    var start = place.lowerBound
    while start < place.upperBound, source.bytes[start] == UInt8(ascii: "#") || isBlank(source.bytes[start]) {
      start += 1
    }
    let text = read(inline: index + 1..<end, start..<place.upperBound, hardBreak: .soft)
    guard let (title, found) = text.whole() else { return }
    open(section: title.string, level: event.level, at: place.lowerBound)
    let line = source.parsed.number(at: max(place.lowerBound, (found?.upperBound ?? place.upperBound) - 1))
    let range = source.trimmed(place.lowerBound..<source.parsed.range(of: line).upperBound)
    guard !range.isEmpty else { return }
    add(
      Passage(
        kind: .heading, text: title, range: range, lines: source.lines.numbers(of: range), section: section,
        block: newBlock()))
  }

  /// Where a block stands: from its first byte to the end of its last line. Empty behind the end of the part.
  private func place(of event: MarkdownEvent, lastLine: Int) -> Range<Int> {
    guard event.startLine <= self.lastLine else { return 0..<0 }
    let start = source.offset(line: event.startLine, column: event.startColumn)
    let end = lastLine < event.startLine ? end : min(end, source.parsed.range(of: lastLine).upperBound)
    return start..<max(start, end)
  }

  func read(
    inline events: Range<Int>, _ place: Range<Int>, hardBreak: InlineText.Break = .hard
  ) -> InlineText {
    var cursor = InlineCursor(source, at: place.lowerBound, end: place.upperBound, quotes: quotes)
    if let first = events.first { cursor.passDefinitions(before: first, in: tree) }
    var reading = InlineReading(tree, cursor)
    reading.hardBreak = hardBreak
    return reading.read(events)
  }

  /// A table that is drawn in a piece of code is a table; the other lines are code.
  mutating func readCode(_ event: MarkdownEvent) {
    let lines = codeLines(event)
    var block = newBlock()
    var index = 0
    var looked = 0
    while index < lines.count {
      if index >= looked, let table = DrawnTable(source.file, lines, from: index, end: &looked) {
        add(table, lines)
        block = newBlock()
        index = table.lines.upperBound
        continue
      }
      let range = lines[index]
      add(
        Passage(
          kind: .code,
          text: Visible(String(decoding: source.file[range], as: UTF8.self), at: range.lowerBound),
          range: range, lines: source.lines.numbers(of: range), section: section, block: block))
      index += 1
    }
  }

  /// Where the lines of a piece of code stand that are not blank.
  private func codeLines(_ event: MarkdownEvent) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    // Level 1: a fence stands before the first line.
    var number = event.startLine + event.level
    for line in tree.literals[event.literal].split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { number += 1 }
      guard number <= source.parsed.count else { break }
      let text = line.drop(while: isBlank)
      guard let last = text.lastIndex(where: { !isBlank($0) && !isLineEnd($0) }) else { continue }
      let place = source.trimmed(source.parsed.range(of: number))
      let start = place.upperBound - (last + 1 - text.startIndex)
      guard start >= place.lowerBound, source.bytes[start..<place.upperBound].elementsEqual(text[...last])
      else { continue }
      lines.append(start..<place.upperBound)
    }
    return lines
  }

  private mutating func add(_ table: DrawnTable, _ lines: [Range<Int>]) {
    let (group, block) = (newGroup(), newBlock())
    for (number, row) in table.rows.enumerated() {
      let cells = row.map { pieces in
        var cell = Visible()
        for piece in pieces {
          if !cell.isEmpty { cell.append(joining: " ") }
          cell.append(String(decoding: source.file[piece], as: UTF8.self), at: piece.lowerBound)
        }
        return cell
      }
      let places = row.joined()
      guard let low = places.map(\.lowerBound).min(), let high = places.map(\.upperBound).max() else {
        continue
      }
      add(row: cells, number == 0, low..<high, block: block, group: group)
    }
  }

  mutating func readHTML(_ event: MarkdownEvent) {
    var literal: [UInt8] = []
    var lines: [(start: Int, source: Int)] = []
    var number = event.startLine
    for line in tree.literals[event.literal].split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard number <= source.parsed.count else { break }
      // The parser may have expanded a tab before the line; its text stands at the end of the line all the same.
      let place = source.parsed.range(of: number)
      let text = line.last == 0x0D ? line.dropLast() : line
      let kept = text.suffix(place.count)
      let start = place.upperBound - kept.count
      number += 1
      guard source.bytes[start..<place.upperBound].elementsEqual(kept) else { continue }
      lines.append((literal.count, start))
      literal += kept
      literal.append(0x0A)
    }
    guard let first = lines.first, let last = lines.last else { return }
    // The last line may have none in the file.
    literal.removeLast()
    let end = last.source + literal.count - last.start
    add(
      HTMLWalk.pieces(HTMLEvents(literal, isFragment: true), at: HTMLPlaces(lines: lines)),
      within: first.source..<max(first.source, end))
  }
}
