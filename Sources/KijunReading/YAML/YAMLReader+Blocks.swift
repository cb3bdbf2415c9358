internal import KijunGuidelines

extension YAMLReader {
  /// A map, a list or a text that begins on the next line.
  mutating func block(depth: Int) throws(SyntaxError) -> JSONTree {
    guard let line = try next() else { throw error("a value is missing", at: bytes.count) }
    guard depth < Self.depthLimit else { throw error("the values are nested too deep", at: line.start) }
    if isItem(line) { return try list(line, depth: depth) }
    if try keyEnd(line) != nil { return try map(line, depth: depth) }
    return try scalar(at: line.start, line, indent: line.indent - 1, depth: depth)
  }

  private mutating func list(_ first: Line, depth: Int) throws(SyntaxError) -> JSONTree {
    var items: [JSONTree] = []
    while let line = try next(), line.indent >= first.indent {
      guard line.indent == first.indent, isItem(line) else {
        if line.indent == first.indent { break }
        throw error("the line is indented further than the list it stands in", at: line.start)
      }
      var at = line.start + 1
      while let byte = byte(at, line), isBlank(byte) { at += 1 }
      try count(line.start)
      if byte(at, line) == nil || bytes[at] == UInt8(ascii: "#") {
        advance()
        items.append(try nested(below: first.indent, orItems: false, at: line, depth: depth))
      } else {
        // What stands behind the dash is a block of its own, indented as far as it stands.
        offset = at
        guard let rest = try next() else { break }
        let hasKey = try keyEnd(rest) != nil
        if isItem(rest) || hasKey {
          items.append(try block(depth: depth + 1))
        } else {
          items.append(try scalar(at: at, rest, indent: first.indent, depth: depth))
        }
      }
    }
    return tree(.array(items), first.start)
  }

  private mutating func map(_ first: Line, depth: Int) throws(SyntaxError) -> JSONTree {
    var members: [JSONTree.Member] = []
    var keys: Set<String> = []
    while let line = try next(), line.indent >= first.indent {
      guard line.indent == first.indent else {
        throw error("the line is indented further than the map it stands in", at: line.start)
      }
      if isItem(line) || line.indent == 0 && bytes[line.start..<line.end].elementsEqual("...".utf8) { break }
      guard let colon = try keyEnd(line) else {
        if bytes[line.start..<line.end].elementsEqual("---".utf8) { break }
        throw error("a colon is missing", at: line.start)
      }
      let key = try self.key(line.start..<colon)
      guard keys.insert(key).inserted else { throw error("the key \"\(key)\" comes twice", at: line.start) }
      try count(line.start)
      var at = colon + 1
      while let byte = byte(at, line), isBlank(byte) { at += 1 }
      let value: JSONTree
      if byte(at, line) == nil || bytes[at] == UInt8(ascii: "#") {
        advance()
        value = try nested(below: first.indent, orItems: true, at: line, depth: depth)
      } else {
        value = try scalar(at: at, line, indent: first.indent, depth: depth)
      }
      members.append(
        JSONTree.Member(key: key, line: line.number, value: value, keyPlace: line.start..<colon))
    }
    return tree(.object(members), first.start)
  }

  /// What follows on the lines below; nothing where they aren't indented further.
  private mutating func nested(
    below indent: Int, orItems: Bool, at line: Line, depth: Int
  ) throws(SyntaxError) -> JSONTree {
    if let next = try next(), next.indent > indent || orItems && next.indent == indent && isItem(next) {
      return try block(depth: depth + 1)
    }
    return JSONTree(content: .null, range: line.start..<line.end, lines: line.number...line.number)
  }

  private func tree(_ content: JSONTree.Content, _ start: Int) -> JSONTree {
    var end = start
    switch content {
    case .array(let items): end = items.last?.range.upperBound ?? start
    case .object(let members): end = members.last?.value.range.upperBound ?? start
    default: break
    }
    let range = start..<max(start + 1, end)
    return JSONTree(content: content, range: range, lines: lines.numbers(of: range))
  }

  /// Where the colon behind a key stands; nil where the line is no key with its value.
  func keyEnd(_ line: Line) throws(SyntaxError) -> Int? {
    var at = line.start
    switch bytes[at] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return nil
    case UInt8(ascii: "?") where byte(at + 1, line).map(isBlank) ?? true:
      throw error("a key of several parts is not understood", at: at)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = bytes[at]
      at += 1
      while at < line.end, bytes[at] != quote {
        if bytes[at] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { at += 1 }
        at += 1
      }
      at += 1
      while let byte = byte(at, line), isBlank(byte) { at += 1 }
      return byte(at, line) == UInt8(ascii: ":") ? at : nil
    default: break
    }
    while at < line.end {
      if bytes[at] == UInt8(ascii: "#"), isBlank(bytes[at - 1]) { return nil }
      if bytes[at] == UInt8(ascii: ":"), byte(at + 1, line).map(isBlank) ?? true { return at }
      at += 1
    }
    return nil
  }

  private func key(_ range: Range<Int>) throws(SyntaxError) -> String {
    var range = range
    while range.upperBound > range.lowerBound, isBlank(bytes[range.upperBound - 1]) {
      range = range.lowerBound..<range.upperBound - 1
    }
    guard let first = bytes[range].first else { throw error("a key is missing", at: range.lowerBound) }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var scalar = YAMLScalar(bytes, at: range.lowerBound, end: range.upperBound)
      return try scalar.quoted(self)
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      throw error("anchors, aliases and tags are not understood", at: range.lowerBound)
    default: break
    }
    let key = String(decoding: bytes[range], as: UTF8.self)
    if key == "<<" { throw error("a merge of maps is not understood", at: range.lowerBound) }
    return key
  }
}
