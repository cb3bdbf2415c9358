import KijunGuidelines

/// Turns the blocks of a tree into sections and passages.
struct MarkdownWalk {
  /// What surrounds a block, to return to when the container ends.
  private struct Container {
    var kind: MarkdownEvent.Kind
    var section: Int
    var group: Int?
    var item: Int?
  }

  private(set) var tree = MarkdownTree()
  let source: MarkdownSource
  private(set) var document = Document()
  private(set) var firstTitle: String?
  private var containers: [Container] = []
  private(set) var quotes = 0
  private(set) var section = 0
  /// Where each section that a heading opened starts.
  private var sectionStarts: [(offset: Int, section: Int)] = []
  private var group: Int?
  private var item: Int?
  private var blocks = 0
  private var groups = 0
  private var hasFootnotes = false
  /// Which list or table the part that is being read goes on with, until it has begun.
  private var going: MarkdownParts.Going?
  /// The group of the last list, group and block of the last table, and the block of the last paragraph, that stand in
  /// nothing else.
  private var lastList: Int?
  private var lastTable: (group: Int, block: Int)?
  private var lastParagraph: Int?
  /// The last line of the part, and where a paragraph is cut there.
  private(set) var lastLine = 0
  private(set) var end = 0

  init(_ source: MarkdownSource) { self.source = source }

  /// Reads the next part of the text.
  mutating func read(_ part: MarkdownParts.Part) {
    tree = part.tree
    going = part.going
    lastLine = part.lastLine
    end = part.lastColumn.map { source.offset(line: lastLine, column: $0 + 1) } ?? source.bytes.count
    let first = document.passages.count
    hasFootnotes = false
    // A footnote stands in a section of the part, or in that which goes on.
    sectionStarts = sectionStarts.suffix(1)
    var index = 0
    while index < tree.events.count {
      let event = tree.events[index]
      switch event.kind {
      case .blockQuote, .list, .item, .footnote:
        if event.enters { enter(event) } else { leave() }
      case .paragraph where event.enters:
        let end = self.end(of: index)
        readParagraph(index, to: end)
        index = end
      case .heading where event.enters:
        let end = self.end(of: index)
        readHeading(index, to: end)
        index = end
      case .table where event.enters:
        let end = self.end(of: index)
        readTable(index, to: end)
        index = end
      case .codeBlock: readCode(event)
      case .htmlBlock: readHTML(event)
      default: break
      }
      // What a part goes on with is its first block.
      if event.kind != .document { going = nil }
      index += 1
    }
    tree = MarkdownTree()
    // The parser moves footnotes to the end of the tree.
    if hasFootnotes { document.passages.putInOrder(from: first) }
  }

  /// The event that leaves the block entered at `index`. Blocks that are asked hold no block of their kind.
  private func end(of index: Int) -> Int {
    let kind = tree.events[index].kind
    var end = index + 1
    while end < tree.events.count, tree.events[end].kind != kind || tree.events[end].enters { end += 1 }
    return end
  }

  /// Group and block of the next table, and whether it goes on with what was read of it before.
  mutating func beginTable() -> (group: Int, block: Int, goesOn: Bool) {
    let goesOn = containers.isEmpty && going == .table ? lastTable : nil
    let block = goesOn?.block ?? newBlock()
    let table = (group: goesOn?.group ?? newGroup(), block: block)
    if containers.isEmpty {
      lastTable = table
      going = nil
    }
    return (table.group, table.block, goesOn != nil)
  }

  /// The block of the next paragraph, unless an item has one for all of its own.
  mutating func beginParagraph() -> Int {
    guard containers.isEmpty else { return item ?? newBlock() }
    let block = going == .paragraph ? lastParagraph ?? newBlock() : newBlock()
    lastParagraph = block
    return block
  }

  mutating func newBlock() -> Int {
    blocks += 1
    return blocks - 1
  }

  mutating func newGroup() -> Int {
    groups += 1
    return groups - 1
  }

  private mutating func enter(_ event: MarkdownEvent) {
    containers.append(Container(kind: event.kind, section: section, group: group, item: item))
    switch event.kind {
    case .blockQuote: quotes += 1
    case .list:
      let goesOn = containers.count == 1 && going == .list ? lastList : nil
      group = goesOn ?? newGroup()
      if containers.count == 1 {
        lastList = group
        going = nil
      }
    case .item: item = newBlock()
    case .footnote:
      hasFootnotes = true
      let start = source.offset(line: event.startLine, column: 1)
      section = sectionStarts.last { $0.offset < start }?.section ?? 0
    default: break
    }
  }

  /// A heading inside a quote or a list opens a section for what is in there alone.
  private mutating func leave() {
    guard let last = containers.popLast() else { return }
    if last.kind == .blockQuote { quotes -= 1 }
    section = last.section
    group = last.group
    item = last.item
  }

  mutating func open(section title: String, level: Int, at offset: Int) {
    var parent: Int? = section
    while let index = parent, document.sections[index].level >= level {
      parent = document.sections[index].parent
    }
    document.sections.append(Section(title: title, level: level, parent: parent ?? 0))
    section = document.sections.count - 1
    if containers.isEmpty { sectionStarts.append((offset, section)) }
    if firstTitle == nil, level == 1, !title.isEmpty { firstTitle = title }
  }

  mutating func add(_ passage: Passage) {
    document.passages.append(passage)
  }

  /// Adds the sentences of a text: of a list item inside one, else of a paragraph.
  mutating func add(sentencesOf text: InlineText, within block: Range<Int>, inList list: Int? = nil) {
    let number = list == nil ? beginParagraph() : newBlock()
    let isItem = item != nil || list != nil
    var place = block.lowerBound
    var last = source.trimmed(block)
    var table = (group: 0, block: 0)
    text.forEachPart { part, texts, found in
      // A sentence of which nothing could be placed has the rest of the block, or the place of the one before.
      let rest = source.trimmed(min(place, block.upperBound)..<block.upperBound)
      let range = found ?? (rest.isEmpty ? last : rest)
      guard !range.isEmpty else { return }
      if found != nil { place = max(place, range.upperBound) }
      last = range
      if case .row(_, let isHeader, _) = part {
        if isHeader { table = (newGroup(), newBlock()) }
        add(row: texts, isHeader, range, block: table.block, group: table.group)
        return
      }
      add(
        Passage(
          kind: isItem ? .listItem : .sentence, text: texts[0], range: range,
          lines: source.lines.numbers(of: range), section: section, block: number,
          group: isItem ? list ?? group : nil))
    }
  }
}
