internal import KijunGuidelines

/// A text in quotes. It may go on over lines, which a space joins.
struct YAMLScalar {
  private let bytes: [UInt8]
  private(set) var at: Int
  private let end: Int

  init(_ bytes: [UInt8], at start: Int, end: Int) {
    self.bytes = bytes
    at = start
    self.end = end
  }

  mutating func quoted(_ reader: YAMLReader) throws(SyntaxError) -> String {
    let start = at
    let quote = bytes[at]
    at += 1
    var text: [UInt8] = []
    while at < end {
      let byte = bytes[at]
      if byte == quote {
        guard quote == UInt8(ascii: "'"), at + 1 < end, bytes[at + 1] == quote else {
          at += 1
          return String(decoding: text, as: UTF8.self)
        }
        text.append(quote)
        at += 2
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try escape(&text, reader)
      } else if isLineEnd(byte) {
        while let last = text.last, isBlank(last) { text.removeLast() }
        while at < end, isBlank(bytes[at]) || isLineEnd(bytes[at]) { at += 1 }
        text.append(0x20)
      } else {
        text.append(byte)
        at += 1
      }
    }
    throw reader.error("a text has no closing quote", at: start)
  }

  private mutating func escape(_ text: inout [UInt8], _ reader: YAMLReader) throws(SyntaxError) {
    let backslash = at
    func broken() -> SyntaxError {
      reader.error("a backslash stands before something that it can't escape", at: backslash)
    }
    guard at + 1 < end else { throw broken() }
    let byte = bytes[at + 1]
    at += 2
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), 0x20: text.append(byte)
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      let count = byte == UInt8(ascii: "x") ? 2 : byte == UInt8(ascii: "u") ? 4 : 8
      let digits = bytes[at..<min(at + count, end)]
      guard digits.count == count, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { throw broken() }
      text += Array(String(Character(scalar)).utf8)
      at += count
    case 0x0A, 0x0D:
      while at < end, isBlank(bytes[at]) || isLineEnd(bytes[at]) { at += 1 }
    default: throw broken()
    }
  }
}
