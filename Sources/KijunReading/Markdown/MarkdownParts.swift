/// A Markdown text in parts that are parsed one after the other.
///
/// The parser's tree takes forty times the memory of the text. A part ends where all that is open ends too, before a
/// heading or paragraph behind a blank line, or between two items of a list or two rows of a table: those go on in the next
/// part. That nothing else is open there, such as a piece of code, is seen in the tree of the part; where something may be,
/// the part becomes longer.
struct MarkdownParts {
  /// What the first block of a part goes on with.
  enum Going { case list, table }

  struct Part {
    var tree: MarkdownTree
    var going: Going?
  }

  /// A place where a part may end, and what then must be its last block.
  private enum Cut {
    case block
    case item(marker: UInt8)
    case row
  }

  static let usualSize = 1 << 17

  private let text: [UInt8]
  private let extensions: [MarkdownExtension]
  private let size: Int
  /// What a link or a footnote says may stand anywhere in the text: then it is read as one.
  private let isWhole: Bool
  private var at = 0
  private var line = 0
  private var going: Going?
  /// Header and delimiter row of the table that goes on.
  private var header: [UInt8] = []

  init(_ text: [UInt8], extensions: [MarkdownExtension], size: Int) {
    self.text = text
    self.extensions = extensions
    self.size = size
    isWhole =
      text.count <= size
      || text.indices.dropLast().contains {
        text[$0] == UInt8(ascii: "]") && text[$0 + 1] == UInt8(ascii: ":")
      }
  }

  mutating func next() -> Part? {
    guard at < text.count || at == 0 && line == 0 else { return nil }
    defer { if at == 0 { line += 1 } }
    var least = isWhole ? text.count : size
    while true {
      let (end, cut) = self.end(from: at + least)
      let tree: MarkdownTree
      if going == .table {
        tree = MarkdownTree((header + text[at..<end])[...], extensions: extensions, base: line - 2)
      } else {
        tree = MarkdownTree(text[at..<end], extensions: extensions, base: line)
      }
      guard end == text.count || isClean(cut, tree) else {
        least = (end - at) * 2
        continue
      }
      let part = Part(tree: tree, going: going)
      switch cut {
      case .block: going = nil
      case .item: going = .list
      case .row:
        // Of a table that went on already the header is known.
        if going != .table || tree.events.contains(where: { $0.kind == .paragraph || $0.kind == .list }) {
          header = headerLines(of: tree)
        }
        going = .table
      }
      line += lineCount(at..<end)
      at = end
      return part
    }
  }

  /// The first place behind an offset where a part may end.
  private func end(from offset: Int) -> (Int, Cut) {
    guard offset < text.count else { return (text.count, .block) }
    var place = offset
    while let feed = text[place...].firstIndex(of: UInt8(ascii: "\n")), feed + 1 < text.count {
      if let cut = cut(at: feed + 1) { return (feed + 1, cut) }
      place = feed + 1
    }
    return (text.count, .block)
  }

  private func cut(at start: Int) -> Cut? {
    let byte = text[start]
    let isBehindBlank = isBlankLine(before: start)
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      0x80...:
      // At the start of a text a byte order mark is none of it.
      return isBehindBlank && !text[start...].starts(with: [0xEF, 0xBB, 0xBF]) ? .block : nil
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      guard start + 2 < text.count, text[start + 1] == 0x20, Self.isLetter(text[start + 2]) else {
        return nil
      }
      return .item(marker: byte)
    case UInt8(ascii: "|"): return isBehindBlank ? nil : .row
    default: return nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80
  }

  private func isBlankLine(before start: Int) -> Bool {
    var index = start - 2
    if index >= 0, text[index] == UInt8(ascii: "\r") { index -= 1 }
    while index >= 0, isBlank(text[index]) { index -= 1 }
    return index < 0 || text[index] == UInt8(ascii: "\n")
  }

  private func isClean(_ cut: Cut, _ tree: MarkdownTree) -> Bool {
    guard let last = tree.lastBlock else { return false }
    switch cut {
    case .block: return last.kind != .codeBlock && last.kind != .htmlBlock
    case .item(let marker): return last.kind == .list && self.marker(of: last) == marker
    case .row: return last.kind == .table
    }
  }

  /// What the items of a list begin with.
  private func marker(of list: MarkdownEvent) -> UInt8? {
    text[start(ofLine: list.startLine)...].first { !isBlank($0) }
  }

  /// Of the table that ends a tree: the rows of the header follow one another.
  private func headerLines(of tree: MarkdownTree) -> [UInt8] {
    guard let table = tree.events.lastIndex(where: { $0.kind == .table && $0.enters }) else { return [] }
    let row = tree.events[table...].first { $0.kind == .tableRow && $0.enters }
    let first = row.map { $0.startLine - 2 } ?? tree.events[table].endLine - 1
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
