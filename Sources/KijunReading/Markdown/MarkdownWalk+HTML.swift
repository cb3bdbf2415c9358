import KijunGuidelines

extension MarkdownWalk {
  /// Adds the blocks of a piece of HTML, which stand in the section that is open.
  mutating func add(_ pieces: [HTMLPiece], within block: Range<Int>) {
    var groups: [Int: Int] = [:]
    var tables: [Int: (group: Int, block: Int)] = [:]
    for piece in pieces {
      switch piece {
      case .heading(let text, let level): add(heading: text, level: level, within: block)
      case .paragraph(let text): add(sentencesOf: text, within: block)
      case .item(let text, let list):
        let group = groups[list] ?? newGroup()
        groups[list] = group
        add(sentencesOf: text, within: block, inList: group)
      case .row(let cells, let isHeader, let table, let source):
        let place = tables[table] ?? (newGroup(), newBlock())
        tables[table] = place
        add(
          row: cells.map { $0.whole()?.text ?? Visible() }, isHeader, source, block: place.block,
          group: place.group)
      case .code(let text): add(code: text)
      }
    }
  }

  private mutating func add(heading text: InlineText, level: Int, within block: Range<Int>) {
    guard let (title, found) = text.whole(), let range = found ?? placed(source.trimmed(block)) else {
      return
    }
    open(section: title.string, level: level, at: range.lowerBound)
    add(
      Passage(
        kind: .heading, text: title, range: range, lines: source.lines.numbers(of: range), section: section,
        block: newBlock()))
  }

  private mutating func add(code text: InlineText) {
    let block = newBlock()
    for (line, found) in text.cut(text.lines) {
      guard let range = found else { continue }
      add(
        Passage(
          kind: .code, text: line, range: range, lines: source.lines.numbers(of: range), section: section,
          block: block))
    }
  }

  private func placed(_ range: Range<Int>) -> Range<Int>? { range.isEmpty ? nil : range }
}
