/// A Markdown text in parts that are parsed one after the other.
///
/// The parser's tree takes forty times the memory of the text. A part ends where all that is open ends too, before a
/// block behind a blank line, or between two items of a list or two rows of a table, or in a paragraph of more bytes than
/// anybody reads: those go on in the next part. That nothing else is open there, such as a piece of code, is seen in the
/// tree of the part; where something may be, the part becomes longer.
struct MarkdownParts {
  /// What the first block of a part goes on with.
  enum Going { case list, table, paragraph }

  struct Part {
    var tree: MarkdownTree
    var going: Going?
    /// The last line that it has something of, and up to which column where a paragraph is cut there.
    var lastLine: Int
    var lastColumn: Int?
  }

  static let usualSize = 1 << 17

  private let text: [UInt8]
  private let extensions: [MarkdownExtension]
  private let size: Int
  private let labels: MarkdownLabels
  private var at = 0
  /// How many lines end before the part, and how many bytes of its first line stand before it.
  private var line = 0
  private var column = 0
  private var going: Going?
  /// Header and delimiter row of the table that goes on.
  private var header: [UInt8] = []

  init(_ text: [UInt8], extensions: [MarkdownExtension], size: Int) {
    self.text = text
    self.extensions = extensions
    self.size = size
    labels = MarkdownLabels(of: text.count > size ? text : [])
  }

  mutating func next() -> Part? {
    guard at < text.count || at == 0 && line == 0 else { return nil }
    defer { if at == 0 { line += 1 } }
    var least = size
    while at + least < text.count {
      let places = at + least..<min(at + least * 2, text.count)
      if let (end, cut) = MarkdownCut.line(of: text, in: places), let part = part(to: end, cut) {
        return part
      }
      if least >= Self.usualSize, let end = ParagraphCut.place(in: text, from: at, between: places),
        let part = part(to: end, .text)
      {
        return part
      }
      least *= 2
    }
    return part(to: text.count, nil)
  }

  /// What stands before an offset as a part, to go on behind it; nil where it can't end there. Without a cut it is the last.
  private mutating func part(to end: Int, _ cut: MarkdownCut?) -> Part? {
    let own = text[at..<end]
    let lineEnds = lineCount(at..<end)
    let lastLine = line + lineEnds + 1
    let tree = MarkdownTree(
      (going == .table ? header : []) + own + labels.additions(to: own), extensions: extensions,
      base: going == .table ? line - 2 : line, column: column)
    let last = tree.lastBlock(upTo: lastLine)
    if let cut, !isClean(cut, last) { return nil }
    var part = Part(tree: tree, going: going, lastLine: lastLine)
    switch cut {
    case .block, nil: going = nil
    case .item: going = .list
    case .row:
      // Of a table that went on already the header is known.
      if let last, going != .table || last.startLine > line { header = headerLines(of: last, in: tree) }
      going = .table
    case .text: going = .paragraph
    }
    column = own.lastIndex(where: isLineEnd).map { end - $0 - 1 } ?? column + own.count
    if going == .paragraph, column > 0 { part.lastColumn = column }
    line += lineEnds
    at = end
    return part
  }

  private func isClean(_ cut: MarkdownCut, _ last: MarkdownEvent?) -> Bool {
    switch cut {
    case .block: last?.kind != .codeBlock && last?.kind != .htmlBlock
    case .item(let marker): last?.kind == .list && last.flatMap(self.marker) == marker
    case .row: last?.kind == .table
    case .text: last?.kind == .paragraph
    }
  }

  /// What the items of a list begin with.
  private func marker(of list: MarkdownEvent) -> UInt8? {
    let start = start(ofLine: list.startLine)
    return text[start...].firstIndex { !isBlank($0) }.flatMap { MarkdownCut.marker(in: text, at: $0) }?.byte
  }

  /// Of a table: the rows of the header follow one another.
  private func headerLines(of table: MarkdownEvent, in tree: MarkdownTree) -> [UInt8] {
    let begin =
      tree.events.lastIndex { $0.kind == .table && $0.startLine == table.startLine && $0.enters } ?? 0
    let row = tree.events[begin...].first { $0.kind == .tableRow && $0.enters }
    let first = row.map { $0.startLine - 2 } ?? table.endLine - 1
    return Array(text[start(ofLine: first)..<start(ofLine: first + 2)])
  }

  /// Of a line of the part that is being read, by its number in the text.
  private func start(ofLine number: Int) -> Int {
    var place = at
    var rest = number - line - 1
    while rest > 0, let feed = text[place...].firstIndex(where: isLineEnd) {
      place = feed + 1
      if text[feed] == 0x0D, place < text.count, text[place] == 0x0A { place += 1 }
      rest -= 1
    }
    return place
  }

  private func lineCount(_ range: Range<Int>) -> Int {
    range.count { index in
      text[index] == 0x0A || text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A)
    }
  }
}
