internal import KijunGuidelines

/// Collects passages in the order of the text, with their sections, blocks and groups.
struct DocumentBuilder {
  private(set) var document = Document()
  private let lines: Lines
  private var section = 0
  private var block = 0
  private var group = 0

  init(lines: Lines) {
    self.lines = lines
  }

  mutating func setTitle(_ title: String) { document.title = title }

  mutating func newGroup() -> Int {
    group += 1
    return group
  }

  /// A heading opens a section below the nearest one of a lower level.
  mutating func heading(_ text: Visible, level: Int, range: Range<Int>? = nil) {
    var parent: Int? = section
    while let index = parent, document.sections[index].level >= level {
      parent = document.sections[index].parent
    }
    document.sections.append(Section(title: text.string, level: level, parent: parent ?? 0))
    section = document.sections.count - 1
    block += 1
    add(.heading, text, range: range)
  }

  /// A title that heads the document rather than a section of it.
  mutating func titleLine(_ text: Visible) {
    setTitle(text.string)
    block += 1
    add(.heading, text)
  }

  /// The sentences of a paragraph or list item, which share a block.
  mutating func sentences(_ text: Visible, kind: Passage.Kind, group: Int? = nil) {
    block += 1
    let first = block
    TextPart.forEach(in: Array(text.string.utf8)) { part in
      let pieces = part.ranges.map { text.slice($0).trimmed() }
      guard let low = pieces.first?.source?.lowerBound, let high = pieces.last?.source?.upperBound else {
        return
      }
      add(part, pieces, low..<high, kind, first, group)
    }
  }

  /// A heading whose text may be made of other bytes than stand in the file.
  mutating func heading(_ text: InlineText, level: Int) {
    guard let (title, found) = text.whole() else { return }
    heading(title, level: level, range: found)
  }

  /// Sentences of such a text. One of which nothing could be placed has the place of the one before.
  mutating func sentences(_ text: InlineText, kind: Passage.Kind, group: Int? = nil) {
    block += 1
    let first = block
    var last = document.passages.last?.range ?? 0..<1
    text.forEachPart { part, pieces, found in
      last = found ?? last
      add(part, pieces, last, kind, first, group)
    }
  }

  /// A sentence of the block that began with `first`, or a row of a table inside it.
  private mutating func add(
    _ part: TextPart, _ pieces: [Visible], _ range: Range<Int>, _ kind: Passage.Kind, _ first: Int,
    _ list: Int?
  ) {
    switch part {
    case .sentence:
      // Behind a table the block goes on.
      let here = block
      block = first
      add(kind, pieces[0], range: range, group: list)
      block = here
    case .row(_, let isHeader, _):
      if isHeader { group += 1 }
      row(pieces, isHeader: isHeader, range: range, group: group)
    }
  }

  mutating func code(_ text: InlineText) {
    block += 1
    var last = document.passages.last?.range ?? 0..<1
    for (line, found) in text.cut(text.lines) {
      last = found ?? last
      add(.code, line, range: last)
    }
  }

  mutating func row(
    _ cells: [Visible], isHeader: Bool, isMisfit: Bool = false, range: Range<Int>, group: Int
  ) {
    block += 1
    var text = Visible()
    for cell in cells {
      if !text.isEmpty { text.append(joining: " | ") }
      text.append(cell)
    }
    add(
      isHeader ? .tableHeader : .tableRow, text, range: range, group: group, cells: cells, isMisfit: isMisfit)
  }

  /// The lines of a piece of code share a block.
  mutating func code(_ codeLines: [Visible]) {
    block += 1
    for line in codeLines { add(.code, line) }
  }

  private mutating func add(
    _ kind: Passage.Kind, _ text: Visible, range: Range<Int>? = nil, group: Int? = nil,
    cells: [Visible] = [], isMisfit: Bool = false
  ) {
    guard let range = range ?? text.source, !range.isEmpty else { return }
    var passage = Passage(
      kind: kind, text: text, range: range, lines: lines.numbers(of: range), section: section, block: block,
      group: group, cells: cells)
    passage.isMisfit = isMisfit
    document.passages.append(passage)
  }
}
