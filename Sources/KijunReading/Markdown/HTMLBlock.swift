/// The text of an HTML block of a Markdown file, paragraph by paragraph, without tags and comments.
///
/// This is no HTML parser: a block may hold half a table, since a blank line ends it.
struct HTMLBlock {
  private(set) var paragraphs: [InlineText] = []
  private var text = InlineText()
  private let literal: [UInt8]
  /// Where each line of the literal starts, in it and in the file.
  private let lines: [(start: Int, source: Int)]
  private var line = 0
  private var entities: [String: [UInt8]] = [:]

  init(_ literal: [UInt8], lines: [(start: Int, source: Int)]) {
    self.literal = literal
    self.lines = lines
    read()
    finish()
  }

  private mutating func finish() {
    if !text.isEmpty { paragraphs.append(text) }
    text = InlineText()
  }

  /// Asked in rising order.
  private mutating func source(_ offset: Int) -> Int {
    while line + 1 < lines.count, lines[line + 1].start <= offset { line += 1 }
    while line > 0, lines[line].start > offset { line -= 1 }
    guard line < lines.count else { return 0 }
    return lines[line].source + offset - lines[line].start
  }

  private mutating func read() {
    let lastClose = literal.lastIndex(of: UInt8(ascii: ">")) ?? -1
    var at = 0
    while at < literal.count {
      let byte = literal[at]
      if byte == UInt8(ascii: "<"), let end = HTMLTag.end(in: literal, from: at, lastClose: lastClose) {
        at = pass(tag: at..<end)
      } else if byte == UInt8(ascii: "&"), let (decoded, length) = entity(at) {
        let place = source(at)
        text.append(decoded[...], from: place..<place + length)
        at += length
      } else if isBlank(byte) || isLineEnd(byte) {
        at = passSpace(at)
      } else {
        var end = at + 1
        while end < literal.count, !isBlank(literal[end]), !isLineEnd(literal[end]),
          literal[end] != UInt8(ascii: "<"), literal[end] != UInt8(ascii: "&")
        {
          end += 1
        }
        text.append(literal[at..<end], at: source(at))
        at = end
      }
    }
  }

  private mutating func passSpace(_ start: Int) -> Int {
    var end = start
    var isLine = false
    while end < literal.count, isBlank(literal[end]) || isLineEnd(literal[end]) {
      isLine = isLine || isLineEnd(literal[end])
      end += 1
    }
    let place = source(start)
    if isLine || end - start > 1 || literal[start] != 0x20 {
      text.breakLine(.soft, source: place..<place + 1)
    } else if !text.isEmpty, end < literal.count, literal[end] != UInt8(ascii: "<") {
      text.append([0x20], at: place)
    } else {
      text.breakLine(.soft, source: place..<place + 1)
    }
    return end
  }

  private mutating func pass(tag: Range<Int>) -> Int {
    let isClosing = literal[tag.lowerBound + 1] == UInt8(ascii: "/")
    let name = HTMLTag.name(of: literal[tag].dropFirst(isClosing ? 2 : 1))
    if name.isEmpty { return tag.upperBound }
    if HTMLTag.isHidden(name), !isClosing { return hiddenEnd(name, from: tag.upperBound) }
    if HTMLTag.breaksParagraph(name) {
      finish()
    }
    return tag.upperBound
  }

  private func hiddenEnd(_ name: String, from start: Int) -> Int {
    var at = start
    while at + 1 < literal.count {
      if literal[at] == UInt8(ascii: "<"), literal[at + 1] == UInt8(ascii: "/"),
        HTMLTag.name(of: literal[(at + 2)...]) == name
      {
        return at
      }
      at += 1
    }
    return literal.count
  }

  private mutating func entity(_ start: Int) -> (text: [UInt8], length: Int)? {
    let limit = min(literal.count, start + 34)
    guard let stop = literal[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: literal[start...stop], as: UTF8.self)
    if entities[name] == nil {
      entities[name] = MarkdownTree.text(ofEntity: name).map { Array($0.utf8) } ?? []
    }
    guard let text = entities[name], !text.isEmpty else { return nil }
    return (text, stop + 1 - start)
  }
}
