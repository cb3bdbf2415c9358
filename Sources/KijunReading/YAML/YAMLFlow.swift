internal import KijunGuidelines

/// Lists and maps in brackets, as in JSON, with or without quotes: `[4, 8]`, `{min: 44, unit: pt}`.
struct YAMLFlow {
  private(set) var reader: YAMLReader
  private let bytes: [UInt8]
  private(set) var at: Int

  init(_ reader: YAMLReader, at start: Int) {
    self.reader = reader
    bytes = reader.bytes
    at = start
  }

  mutating func value(depth: Int) throws(SyntaxError) -> JSONTree {
    passSpace()
    guard depth < YAMLReader.depthLimit else { throw reader.error("the values are nested too deep", at: at) }
    guard at < bytes.count else { throw reader.error("a bracket is not closed", at: at) }
    try reader.count(at)
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "["):
      var items: [JSONTree] = []
      at += 1
      while try !take(UInt8(ascii: "]")) {
        items.append(try value(depth: depth + 1))
        try comma(before: UInt8(ascii: "]"))
      }
      return tree(.array(items), start)
    case UInt8(ascii: "{"): return try map(depth: depth)
    default:
      let text = try scalar()
      return tree(text.isQuoted ? .string(text.text) : YAMLReader.content(of: text.text), start)
    }
  }

  private mutating func map(depth: Int) throws(SyntaxError) -> JSONTree {
    let start = at
    var members: [JSONTree.Member] = []
    var keys: Set<String> = []
    at += 1
    while try !take(UInt8(ascii: "}")) {
      let place = at
      let key = try scalar().text
      let keyPlace = place..<at
      guard keys.insert(key).inserted else { throw reader.error("the key \"\(key)\" comes twice", at: place) }
      passSpace()
      var value = tree(.null, place)
      if at < bytes.count, bytes[at] == UInt8(ascii: ":") {
        at += 1
        value = try self.value(depth: depth + 1)
      }
      members.append(
        JSONTree.Member(key: key, line: reader.lines.number(at: place), value: value, keyPlace: keyPlace))
      try comma(before: UInt8(ascii: "}"))
    }
    return tree(.object(members), start)
  }

  private mutating func scalar() throws(SyntaxError) -> (text: String, isQuoted: Bool) {
    passSpace()
    guard at < bytes.count else { throw reader.error("a bracket is not closed", at: at) }
    switch bytes[at] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var scalar = YAMLScalar(bytes, at: at, end: bytes.count)
      let text = try scalar.quoted(reader)
      at = scalar.at
      return (text, true)
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      throw reader.error("anchors, aliases and tags are not understood", at: at)
    default: break
    }
    let start = at
    while at < bytes.count, !",]}[{".utf8.contains(bytes[at]), !isLineEnd(bytes[at]) {
      if bytes[at] == UInt8(ascii: ":"), at + 1 == bytes.count || bytes[at + 1] <= 0x20 { break }
      if bytes[at] == UInt8(ascii: "#"), at > start, isBlank(bytes[at - 1]) { break }
      at += 1
    }
    var end = at
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard end > start else { throw reader.error("a value is missing", at: start) }
    return (String(decoding: bytes[start..<end], as: UTF8.self), false)
  }

  private mutating func take(_ close: UInt8) throws(SyntaxError) -> Bool {
    passSpace()
    guard at < bytes.count else { throw reader.error("a bracket is not closed", at: at) }
    guard bytes[at] == close else { return false }
    at += 1
    return true
  }

  private mutating func comma(before close: UInt8) throws(SyntaxError) {
    passSpace()
    guard at < bytes.count, bytes[at] != close else { return }
    guard bytes[at] == UInt8(ascii: ",") else { throw reader.error("a comma is missing", at: at) }
    at += 1
  }

  private mutating func passSpace() {
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "#"), at > 0, bytes[at - 1] <= 0x20 {
        while at < bytes.count, !isLineEnd(bytes[at]) { at += 1 }
      } else if bytes[at] <= 0x20 {
        at += 1
      } else {
        return
      }
    }
  }

  private func tree(_ content: JSONTree.Content, _ start: Int) -> JSONTree {
    let range = start..<max(start + 1, at)
    return JSONTree(content: content, range: range, lines: reader.lines.numbers(of: range))
  }
}
