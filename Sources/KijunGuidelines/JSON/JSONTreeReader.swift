/// Reads JSON as RFC 8259 has it; a key that comes twice in an object is an error too.
///
/// Values nest and those who walk through them call themselves, so the depth has a limit; so has their number, for
/// each takes many times the memory of its text.
public struct JSONTreeReader {
  static let depthLimit = 200
  static let valueLimit = 1_000_000

  private let bytes: [UInt8]
  private var at = 0
  private var values = 0
  private var line = 1
  private var lineStart = 0

  /// `bytes` must be valid UTF-8.
  public static func read(_ bytes: [UInt8]) throws(SyntaxError) -> JSONTree {
    var reader = JSONTreeReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      reader.at = 3
      reader.lineStart = 3
    }
    let tree = try reader.value(depth: 0)
    if reader.next() != nil { throw reader.error("something stands after the end") }
    return tree
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func error(_ problem: String) -> SyntaxError {
    let end = min(at, bytes.count)
    let column = bytes[min(lineStart, end)..<end].count { $0 & 0xC0 != 0x80 } + 1
    return SyntaxError(problem: problem, line: line, column: column)
  }

  /// The next byte that is no white space; the reader stands on it.
  private mutating func next() -> UInt8? {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = at + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return bytes[at]
      }
      at += 1
    }
    return nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func value(depth: Int) throws(SyntaxError) -> JSONTree {
    guard depth < Self.depthLimit else { throw error("the values are nested too deep") }
    guard let byte = next() else { throw error("the text ends where a value should stand") }
    values += 1
    guard values <= Self.valueLimit else { throw error("there are more than \(Self.valueLimit) values") }
    let start = at
    let first = line
    let content: JSONTree.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try items(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    default: content = try word()
    }
    return JSONTree(content: content, range: start..<at, lines: first...line)
  }

  private mutating func items(depth: Int) throws(SyntaxError) -> [JSONTree] {
    at += 1
    var items: [JSONTree] = []
    if take("]") { return items }
    repeat { items.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw error("a comma or ']' is missing") }
    return items
  }

  private mutating func members(depth: Int) throws(SyntaxError) -> [JSONTree.Member] {
    at += 1
    var members: [JSONTree.Member] = []
    var keys: Set<String> = []
    if take("}") { return members }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw error("a key in quotes is missing") }
      let line = line
      let start = at
      let key = try string()
      let place = start..<at
      guard keys.insert(key).inserted else { throw error("the key \"\(key)\" comes twice") }
      guard take(":") else { throw error("a colon is missing") }
      members.append(
        JSONTree.Member(key: key, line: line, value: try value(depth: depth + 1), keyPlace: place))
    } while take(",")
    guard take("}") else { throw error("a comma or '}' is missing") }
    return members
  }

  private mutating func word() throws(SyntaxError) -> JSONTree.Content {
    let start = at
    var end = at
    while end < bytes.count, !",]}:\"".utf8.contains(bytes[end]), bytes[end] > 0x20 { end += 1 }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    switch word {
    case "null", "true", "false": break
    default:
      guard Self.isNumber(bytes[start..<end]), let number = Double(word), number.isFinite else {
        throw error(word.isEmpty ? "a value is missing" : "'\(word.prefix(20))' is no value")
      }
    }
    at = end
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return .number(word)
    }
  }

  /// `-`, an integer without leading zeros, a fraction, an exponent.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let leadsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || whole > 1 && !leadsWithZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  private mutating func string() throws(SyntaxError) -> String {
    at += 1
    var content: [UInt8] = []
    while at < bytes.count {
      let start = at
      while at < bytes.count, bytes[at] >= 0x20, bytes[at] != UInt8(ascii: "\""),
        bytes[at] != UInt8(ascii: "\\")
      {
        at += 1
      }
      content += bytes[start..<at]
      guard at < bytes.count else { break }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        // To count the column goes through all of the line, so only for an error that there is.
        let backslash = at
        at += 1
        guard let scalar = JSONEscape.scalar(in: bytes, at: &at) else {
          at = backslash
          throw error("a backslash stands before something that it can't escape")
        }
        content.append(contentsOf: String(Character(scalar)).utf8)
      default: throw error("a text has a line break or control character in it")
      }
    }
    throw error("a text has no closing quote")
  }
}
