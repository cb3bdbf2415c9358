internal import KijunGuidelines

/// Collects the passages of a document that is a tree of data rather than a text.
///
/// What such a document shows is no slice of its file: words are spread over nodes, with escapes in them. So the
/// passages are slices of a text of their own, which is made here, while their lines are those of the file and their
/// locator leads to the node.
struct TreeDocument {
  /// Where something stands.
  struct Node {
    var path: TreePath
    var lines: ClosedRange<Int>
    /// In the file; given where quotes are to be slices of it.
    var range: Range<Int>?
  }

  private(set) var document = Document()
  private(set) var section = 0
  private var text: [UInt8] = []
  private var block = 0
  private var group = 0
  /// Whether quotes are slices of the file, which then has lines that one can look at.
  private let quotesFile: Bool

  init(quotesFile: Bool = false) { self.quotesFile = quotesFile }

  func finished() -> Document {
    var document = document
    guard !quotesFile else { return document.inOrderOfText() }
    document.text = text
    return document
  }

  mutating func setTitle(_ title: String) { if !title.isEmpty { document.title = title } }

  mutating func newGroup() -> Int {
    group += 1
    return group
  }

  mutating func newBlock() -> Int {
    block += 1
    return block
  }

  /// A heading opens a section below the nearest one of a lower level.
  mutating func heading(_ text: Visible, level: Int, _ node: Node) {
    var parent: Int? = section
    while let index = parent, document.sections[index].level >= level {
      parent = document.sections[index].parent
    }
    open(text.string, level: level, below: parent ?? 0)
    add(.heading, text, node, block: newBlock())
  }

  /// Opens a section inside the one that is open. Returns that one, to go back to it with `close`.
  mutating func open(_ title: String) -> Int {
    let outer = section
    self.open(title, level: document.sections[outer].level + 1, below: outer)
    return outer
  }

  /// The name of the section that is open.
  mutating func title(_ text: Visible, _ node: Node) { add(.heading, text, node, block: newBlock()) }

  mutating func close(to outer: Int) { section = outer }

  private mutating func open(_ title: String, level: Int, below parent: Int) {
    document.sections.append(Section(title: title, level: level, parent: parent))
    section = document.sections.count - 1
  }

  /// The sentences of a paragraph or list item.
  mutating func sentences(
    _ text: Visible, _ kind: Passage.Kind, _ node: Node, block: Int, group: Int? = nil
  ) {
    let bytes = Array(text.string.utf8)
    var pictures = text.pictures[...]
    for range in SentenceSplitter.split(text.string) {
      var sentence = Self.shown(String(decoding: bytes[range], as: UTF8.self))
      while let first = pictures.first, first.upperBound <= range.lowerBound { pictures.removeFirst() }
      for picture in pictures.prefix(while: { $0.lowerBound < range.upperBound }) {
        let inside = picture.clamped(to: range)
        sentence.markPicture(inside.lowerBound - range.lowerBound..<inside.upperBound - range.lowerBound)
      }
      add(kind, sentence, node, block: block, group: group)
    }
  }

  mutating func row(_ cells: [Visible], isHeader: Bool, _ node: Node, block: Int, group: Int) {
    var row = Visible()
    for (index, cell) in cells.enumerated() {
      if index > 0 { row.append(joining: " | ") }
      row.append(cell)
    }
    guard cells.contains(where: { !$0.isEmpty }) else { return }
    add(isHeader ? .tableHeader : .tableRow, row, node, block: block, group: group, cells: cells)
  }

  mutating func code(_ line: String, _ node: Node, block: Int) {
    add(.code, Self.shown(line).trimmed(), node, block: block)
  }

  /// The quote is the value, or what is written in place of it; the passage shows the name too.
  mutating func entry(_ entry: Entry, _ node: Node, group: Int? = nil) {
    let written = entry.reference ?? entry.written ?? entry.value
    guard !written.isEmpty else { return }
    var shown = Visible()
    for part in entry.scope.map(\.text) + [entry.name, entry.property] where !part.isEmpty {
      shown.append(joining: part + " ")
    }
    var range = node.range ?? 0..<0
    if quotesFile {
      shown.append(joining: written)
    } else {
      range = text.count..<text.count + written.utf8.count
      shown.append(written, at: text.count)
      text += written.utf8
      text.append(UInt8(ascii: "\n"))
    }
    if written != entry.value, !entry.value.isEmpty { shown.append(joining: " = " + entry.value) }
    if let note = entry.note { shown.append(joining: " — " + note) }
    guard !range.isEmpty else { return }
    document.passages.append(
      Passage(
        kind: .entry, text: shown, range: range, lines: node.lines, section: section, block: newBlock(),
        group: group, locator: locator(node), entry: entry))
  }

  private mutating func add(
    _ kind: Passage.Kind, _ shown: Visible, _ node: Node, block: Int, group: Int? = nil,
    cells: [Visible] = []
  ) {
    guard !shown.isEmpty else { return }
    var passage = Passage(
      kind: kind, text: shown, range: node.range ?? 0..<0, lines: node.lines, section: section, block: block,
      group: group, cells: cells, locator: locator(node))
    if !quotesFile { place(&passage) }
    if !passage.range.isEmpty { document.passages.append(passage) }
  }

  private func locator(_ node: Node) -> String? {
    quotesFile || node.path.pointer.isEmpty ? nil : node.path.pointer
  }

  /// Writes what a passage shows at the end of the text.
  private mutating func place(_ passage: inout Passage) {
    let start = text.count
    if passage.cells.isEmpty {
      passage.text = place(passage.text)
    } else {
      var row = Visible()
      passage.cells = passage.cells.enumerated().map { index, cell in
        if index > 0 { row.append(place(Self.shown(" | "))) }
        let placed = place(cell)
        row.append(placed)
        return placed
      }
      passage.text = row
    }
    passage.range = start..<text.count
    text.append(UInt8(ascii: "\n"))
  }

  private mutating func place(_ shown: Visible) -> Visible {
    var placed = Visible(shown.string, at: text.count)
    for picture in shown.pictures { placed.markPicture(picture) }
    text += shown.string.utf8
    return placed
  }

  /// Words that have no place yet.
  static func shown(_ text: String) -> Visible {
    var visible = Visible()
    visible.append(joining: text)
    return visible
  }
}
