internal import KijunGuidelines

extension YAMLReader {
  /// The value that begins at a place of a line. Lines that are indented further than `indent` may go on with it.
  mutating func scalar(at start: Int, _ line: Line, indent: Int, depth: Int) throws(SyntaxError) -> JSONTree {
    switch bytes[start] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return try blockScalar(at: start, line, indent: indent)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      var flow = YAMLFlow(self, at: start)
      let tree = try flow.value(depth: depth)
      values = flow.reader.values
      try finish(at: flow.at)
      return tree
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var scalar = YAMLScalar(bytes, at: start, end: bytes.count)
      let text = try scalar.quoted(self)
      try finish(at: scalar.at)
      return tree(.string(text), start..<scalar.at)
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      throw error("anchors, aliases and tags are not understood", at: start)
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      throw error("a text that begins with this sign must stand in quotes", at: start)
    default: return try plain(at: start, line, indent: indent)
    }
  }

  /// Without quotes: to the end of the line or a comment, and on over lines that are indented further.
  private mutating func plain(at start: Int, _ line: Line, indent: Int) throws(SyntaxError) -> JSONTree {
    var end = Self.plainEnd(bytes, start, line.end)
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    let hasComment = end < line.end
    advance()
    while !hasComment, let next = try next(), next.indent > indent, next.number == number {
      if try keyEnd(next) != nil { throw error("a key stands where a text goes on", at: next.start) }
      let until = Self.plainEnd(bytes, next.start, next.end)
      text += " " + String(decoding: bytes[next.start..<until], as: UTF8.self)
      end = until
      advance()
      if until < next.end { break }
    }
    return tree(Self.content(of: text), start..<end)
  }

  static func plainEnd(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var end = limit
    for at in start..<limit where bytes[at] == UInt8(ascii: "#") && at > start && isBlank(bytes[at - 1]) {
      end = at
      break
    }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  static func content(of text: String) -> JSONTree.Content {
    switch text {
    case "null", "~", "Null", "NULL", "": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default:
      let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
      let isNumber =
        !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      return isNumber && Double(text) != nil ? .number(text) : .string(text)
    }
  }

  /// `|` keeps the lines, `>` makes one of them. What is indented less ends it.
  private mutating func blockScalar(at start: Int, _ line: Line, indent: Int) throws(SyntaxError) -> JSONTree
  {
    let folds = bytes[start] == UInt8(ascii: ">")
    for at in start + 1..<max(start + 1, line.end) {
      if bytes[at] == UInt8(ascii: "#") { break }
      guard isBlank(bytes[at]) || "+-123456789".utf8.contains(bytes[at]) else {
        throw error("the text should begin on the next line", at: at)
      }
    }
    advance()
    var texts: [String] = []
    var margin: Int?
    var end = line.end
    while number <= lines.count {
      let range = lines.range(of: number)
      let spaces = bytes[range].prefix { $0 == 0x20 }.count
      let isEmpty = bytes[range].allSatisfy { isBlank($0) || $0 == 0x0D }
      if !isEmpty {
        guard spaces > indent else { break }
        margin = margin ?? spaces
      }
      let from = min(range.lowerBound + min(spaces, margin ?? spaces), range.upperBound)
      texts.append(isEmpty ? "" : String(decoding: bytes[from..<range.upperBound], as: UTF8.self))
      if !isEmpty { end = range.upperBound }
      advance()
    }
    while texts.last?.isEmpty == true { texts.removeLast() }
    var text = ""
    for (index, line) in texts.enumerated() {
      if index > 0 { text += folds && !line.isEmpty && !texts[index - 1].isEmpty ? " " : "\n" }
      text += line
    }
    return tree(.string(text), start..<max(start + 1, end))
  }

  /// Behind a value only a comment may stand.
  private mutating func finish(at place: Int) throws(SyntaxError) {
    number = lines.number(at: max(0, place - 1))
    let rest = bytes[place..<max(place, lines.range(of: number).upperBound)].drop(while: isBlank)
    if let first = rest.first, first != UInt8(ascii: "#"), first != 0x0D {
      throw error("something stands behind a value", at: rest.startIndex)
    }
    advance()
  }

  private func tree(_ content: JSONTree.Content, _ range: Range<Int>) -> JSONTree {
    JSONTree(content: content, range: range, lines: lines.numbers(of: range))
  }
}
