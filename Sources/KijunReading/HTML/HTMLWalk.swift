import KijunGuidelines

/// Turns the events of a page into its blocks. What nobody sees on the page drops out.
struct HTMLWalk {
  /// An element that is open.
  private struct Frame {
    var element: HTMLElement
    /// Whether a list, table or piece of code began with it, to end with it.
    var opens = false
  }

  let source: HTMLEvents
  private let places: HTMLPlaces
  /// A table is cut into its pieces when they are taken.
  private enum Finished {
    case piece(HTMLPiece)
    case table(HTMLTable)
  }

  /// What nothing took yet.
  private var finished: [Finished] = []
  private(set) var title: String?
  private(set) var language: String?
  private(set) var meta: [(name: String, content: String, place: Int)] = []

  private var frames: [Frame] = []
  /// How many elements are open around the one that hides what is in it; nil where none does.
  private var hiddenFrom: Int?
  private var text = HTMLText()
  private var heading: Int?
  private var isCode = false
  private var titleText: HTMLText?
  private var lists: [Int] = []
  private var listCount = 0
  /// Whether an item of the list has begun that its text belongs to.
  private var items: [Bool] = []
  /// What the descriptions that follow are of.
  private var term: InlineText?
  private var tables: [HTMLTable] = []
  private var tableCount = 0
  private let layouts: Set<Int>

  init(_ source: HTMLEvents, at places: HTMLPlaces = HTMLPlaces()) {
    self.source = source
    self.places = places
    layouts = HTMLTable.layouts(in: source)
  }

  /// All blocks of a page that is small.
  static func pieces(_ source: HTMLEvents, at places: HTMLPlaces) -> [HTMLPiece] {
    var pieces: [HTMLPiece] = []
    var walk = HTMLWalk(source, at: places)
    walk.run { pieces.append($0) }
    return pieces
  }

  /// Hands over block after block: all of a large page together take thirty times the memory of their text.
  mutating func run(_ take: (HTMLPiece) -> Void) {
    for (index, event) in source.events.enumerated() {
      handOver(to: take)
      switch event.kind {
      case .text: read(text: event)
      case .open: open(event, isLayout: layouts.contains(index))
      case .close: close(at: places.end(event.source.upperBound))
      }
    }
    while !frames.isEmpty { close(at: places.end(source.events.end)) }
    finish()
    handOver(to: take)
  }

  private mutating func handOver(to take: (HTMLPiece) -> Void) {
    guard !finished.isEmpty else { return }
    for item in finished {
      switch item {
      case .piece(let piece): take(piece)
      case .table(let table): table.forEachPiece(take)
      }
    }
    finished.removeAll(keepingCapacity: true)
  }

  private mutating func read(text event: HTMLEvent) {
    let literal = source.events.text(of: event)
    if titleText != nil {
      titleText?.add(literal, event.source, in: places, isExact: event.isExact)
    } else if hiddenFrom == nil {
      text.add(literal, event.source, in: places, isExact: event.isExact, keepsSpace: isCode)
    }
  }

  /// Ends the block that the text so far is.
  private mutating func finish() {
    let block = text.take()
    guard !block.isEmpty else { return }
    if tables.last?.isInCell == true {
      tables[tables.count - 1].add(headed(block))
    } else if isCode {
      add(.code(block))
    } else if let level = heading {
      add(.heading(block, level: level))
      heading = nil
    } else if let list = lists.last, items.last == true {
      add(.item(headed(block), list: list))
    } else {
      add(.paragraph(block))
    }
  }

  /// With the term that it describes: `Minimum height: 44 pt`.
  private mutating func headed(_ text: InlineText) -> InlineText {
    guard var whole = term else { return text }
    term = nil
    let last = SentenceText.scalar(whole.bytes, before: whole.bytes.count)
    whole.append(Array((last == 0x3A || last == 0xFF1A ? " " : ": ").utf8)[...], from: 0..<0)
    whole.append(text)
    return whole
  }

  /// What stands between the cells of a table, such as its caption, comes before it.
  private mutating func add(_ piece: HTMLPiece) { finished.append(.piece(piece)) }

  private mutating func open(_ event: HTMLEvent, isLayout: Bool) {
    var frame = Frame(element: event.element)
    defer { frames.append(frame) }
    let attributes = source.events.attributes(of: event)
    if event.element == .meta, let attributes { note(attributes, event) }
    if event.element == .title, title == nil { titleText = HTMLText() }
    guard hiddenFrom == nil else { return }
    switch event.element {
    case .page:
      if language == nil { language = attributes?["lang"] }
    case .inline, .meta: break
    case .time: text.mark(date: attributes?["datetime"])
    case .hidden, .struck, .title: hiddenFrom = frames.count
    case .raised: text.mark()
    case .lineBreak:
      text.breakLine(heading == nil ? .hard : .soft, source: place(event))
    case .image: text.add(picture: attributes?["alt"] ?? "", place(event))
    case .code:
      finish()
      isCode = tables.last?.isInCell != true
      frame.opens = true
    case .list, .terms:
      finish()
      listCount += 1
      lists.append(listCount)
      items.append(false)
      frame.opens = true
    case .item, .description, .term:
      finish()
      if let last = items.indices.last { items[last] = true }
    case .table where !isLayout:
      finish()
      tableCount += 1
      tables.append(HTMLTable(number: tableCount))
      frame.opens = true
    case .table: finish()
    case .headRows:
      finish()
      if !tables.isEmpty { tables[tables.count - 1].isHead = true }
    case .row:
      finish()
      if !tables.isEmpty { tables[tables.count - 1].beginRow(at: place(event).lowerBound) }
    case .cell, .headerCell:
      finish()
      guard !tables.isEmpty else { break }
      tables[tables.count - 1].beginCell(
        at: place(event).lowerBound, isHeader: event.element == .headerCell,
        columns: attributes?.span("colspan") ?? 1,
        rows: attributes?.span("rowspan") ?? 1)
    case .caption, .block: finish()
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6:
      finish()
      heading = event.element.headingLevel
    }
  }

  private mutating func close(at end: Int) {
    guard let frame = frames.popLast() else { return }
    if frame.element == .title, let read = titleText?.take() {
      titleText = nil
      if title == nil, !read.isEmpty { title = read.whole()?.text.string }
    }
    if let from = hiddenFrom {
      if frames.count <= from { hiddenFrom = nil }
      return
    }
    switch frame.element {
    case .page, .inline, .meta, .title, .hidden, .struck, .lineBreak, .image: break
    case .time: text.endDate()
    case .raised: text.endRaised()
    case .code:
      finish()
      if frame.opens { isCode = false }
    case .list, .terms:
      finish()
      flushTerm()
      if frame.opens, !lists.isEmpty {
        lists.removeLast()
        items.removeLast()
      }
    case .item, .description:
      finish()
      if let last = items.indices.last { items[last] = false }
    case .term:
      let read = text.take()
      if let last = items.indices.last { items[last] = false }
      if !read.isEmpty { add(term: read) }
    case .table:
      finish()
      if frame.opens, var table = tables.popLast() {
        table.endRow(at: end)
        finished.append(.table(table))
      }
    case .headRows:
      finish()
      if !tables.isEmpty { tables[tables.count - 1].isHead = false }
    case .row:
      finish()
      if !tables.isEmpty { tables[tables.count - 1].endRow(at: end) }
    case .cell, .headerCell:
      finish()
      if !tables.isEmpty { tables[tables.count - 1].endCell() }
    case .caption, .block: finish()
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6:
      finish()
      heading = nil
    }
  }

  private mutating func add(term read: InlineText) {
    if var known = term {
      known.append(Array(", ".utf8)[...], from: 0..<0)
      known.append(read)
      term = known
    } else {
      term = read
    }
  }

  /// A term that nothing describes is an item by itself.
  private mutating func flushTerm() {
    guard let term, let list = lists.last else { return }
    self.term = nil
    add(.item(term, list: list))
  }

  private mutating func note(_ attributes: HTMLAttributes, _ event: HTMLEvent) {
    guard let content = attributes["content"], !content.isEmpty,
      let name = attributes["name"] ?? attributes["property"] ?? attributes["itemprop"], !name.isEmpty
    else { return }
    meta.append((name, content, places.offset(event.source.lowerBound)))
  }

  private func place(_ event: HTMLEvent) -> Range<Int> {
    places.range(event.source)
  }
}
