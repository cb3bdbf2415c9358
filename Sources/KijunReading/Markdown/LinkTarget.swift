/// The `(address "title")` of a link.
enum LinkTarget {
  /// A title this long is no title but a forgotten quote.
  private static let longest = 16_384

  /// The place behind the closing parenthesis; nil where the bytes are no target.
  static func end(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    let limit = min(end, start + longest)
    var at = start + 1
    func passSpace() {
      while at < limit, isBlank(bytes[at]) || isLineEnd(bytes[at]) { at += 1 }
    }
    passSpace()
    if at < limit, bytes[at] == UInt8(ascii: "<") {
      while at < limit, bytes[at] != UInt8(ascii: ">") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
      at += 1
    } else {
      var depth = 0
      address: while at < limit {
        switch bytes[at] {
        case UInt8(ascii: "\\"): at += 1
        case UInt8(ascii: "("):
          depth += 1
          if depth > 32 { return nil }
        case UInt8(ascii: ")"):
          if depth == 0 { break address }
          depth -= 1
        case 0x00...0x20: break address
        default: break
        }
        at += 1
      }
    }
    passSpace()
    if at < limit {
      let quote = bytes[at]
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") || quote == UInt8(ascii: "(") {
        let close = quote == UInt8(ascii: "(") ? UInt8(ascii: ")") : quote
        at += 1
        while at < limit, bytes[at] != close { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        at += 1
        passSpace()
      }
    }
    return at < limit && bytes[at] == UInt8(ascii: ")") ? at + 1 : nil
  }
}
