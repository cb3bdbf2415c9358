/// Reads the JSON of the vocabulary's files value by value, without a tree of them between.
struct JSONCursor {
  struct Problem: Error {
    var text: String
    var line: Int
  }

  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Gives each key of an object to `body`, which must read its value.
  mutating func members(
    _ body: (String, inout JSONCursor) throws(Problem) -> Void
  ) throws(Problem) {
    try expect("{")
    if take("}") { return }
    repeat {
      let key = try string()
      try expect(":")
      try body(key, &self)
    } while take(",")
    try expect("}")
  }

  /// Calls `body`, which must read a value, for each item of a list.
  mutating func items(_ body: (inout JSONCursor) throws(Problem) -> Void) throws(Problem) {
    try expect("[")
    if take("]") { return }
    repeat { try body(&self) } while take(",")
    try expect("]")
  }

  mutating func strings() throws(Problem) -> [String] {
    var strings: [String] = []
    try items { cursor throws(Problem) in strings.append(try cursor.string()) }
    return strings
  }

  /// A text, or a number as it is written.
  mutating func word() throws(Problem) -> String {
    guard let byte = next(), byte != UInt8(ascii: "\"") else { return try string() }
    let start = at
    while at < bytes.count, bytes[at] > 0x20, !",]}".utf8.contains(bytes[at]) { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    guard Double(word) != nil else { throw problem("'\(word.prefix(20))' is neither a text nor a number") }
    return word
  }

  mutating func string() throws(Problem) -> String {
    try expect("\"")
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { at += 1 }
    guard at < bytes.count else { throw problem("a text has no closing quote") }
    if bytes[at] == UInt8(ascii: "\"") {
      at += 1
      return String(decoding: bytes[start..<at - 1], as: UTF8.self)
    }
    var text = String(decoding: bytes[start..<at], as: UTF8.self)
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { text += try piece() }
    try expect("\"")
    return text
  }

  /// What stands at the end must be the end.
  mutating func end() throws(Problem) {
    if next() != nil { throw problem("something stands after the end") }
  }

  /// At a place in the file, by default where reading has come to.
  func problem(_ text: String, at place: Int? = nil) -> Problem {
    Problem(text: text, line: Self.line(place ?? at, in: bytes))
  }

  /// Where the next value begins, in bytes.
  var nextPlace: Int {
    mutating get {
      _ = next()
      return at
    }
  }

  /// Of a place in a file, counted from 1.
  static func line(_ place: Int, in bytes: [UInt8]) -> Int {
    bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// A part of a text that has a backslash somewhere: an escape, or what stands before the next one.
  private mutating func piece() throws(Problem) -> String {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { at += 1 }
    guard at + 1 < bytes.count else { throw problem("a text has no closing quote") }
    if at > start { return String(decoding: bytes[start..<at], as: UTF8.self) }
    at += 2
    switch bytes[at - 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(decoding: bytes[at - 1..<at], as: UTF8.self)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"), UInt8(ascii: "f"): return " "
    case UInt8(ascii: "u"): return try escaped()
    default: throw problem("\\\(UnicodeScalar(bytes[at - 1])) stands for nothing in JSON")
    }
  }

  /// A character written by its number, as programs write what isn't English; those beyond U+FFFF are two halves.
  private mutating func escaped() throws(Problem) -> String {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
      bytes[at + 1] == UInt8(ascii: "u")
    {
      at += 2
      units.append(try unit())
    }
    let text = String(decoding: units, as: UTF16.self)
    guard units != [0], !text.unicodeScalars.contains("\u{FFFD}") else {
      throw problem("\\u stands for no character")
    }
    return text
  }

  private mutating func unit() throws(Problem) -> UInt16 {
    let digits = bytes[at..<min(at + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("\\u has no four hexadecimal digits") }
    at += 4
    return unit
  }

  private mutating func next() -> UInt8? {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    return at < bytes.count ? bytes[at] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Problem) {
    guard take(character) else { throw problem("'\(character)' is missing") }
  }
}
