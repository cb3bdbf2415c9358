/// JSON that keeps the order of its keys, for output that people and programs compare.
public enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  public static func string(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
  public static func number(_ value: Int) -> JSON { .number(Double(value)) }
  public static func number(_ value: Int?) -> JSON { value.map { .number(Double($0)) } ?? .null }
  public static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
  public static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .number($0) }) }
  /// In the order of the keys.
  public static func texts(_ texts: [String: String]) -> JSON {
    .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  public static func == (a: JSON, b: JSON) -> Bool { a.text == b.text }

  /// On one line.
  public var text: String { written(indent: nil) }

  /// Over several lines, for people.
  public var pretty: String { written(indent: 2) }

  private func written(indent: Int?) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(1024)
    write(to: &out, indent: indent, depth: 0)
    return String(decoding: out, as: UTF8.self)
  }

  private func write(to out: inout [UInt8], indent: Int?, depth: Int) {
    func newline(_ depth: Int) {
      guard let indent else { return }
      out.append(0x0A)
      out.append(contentsOf: repeatElement(0x20, count: indent * depth))
    }
    switch self {
    case .null: out += "null".utf8
    case .bool(let value): out += (value ? "true" : "false").utf8
    case .number(let value): out += Self.digits(value).utf8
    case .string(let text): Self.write(text, to: &out)
    case .array(let items):
      out.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { out += (indent == nil ? "," : ", ").utf8 }
        if items.count > 1, case .object = item { newline(depth + 1) }
        item.write(to: &out, indent: indent, depth: depth + 1)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let pairs):
      out.append(UInt8(ascii: "{"))
      for (index, pair) in pairs.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        newline(depth + 1)
        Self.write(pair.0, to: &out)
        out += (indent == nil ? ":" : ": ").utf8
        pair.1.write(to: &out, indent: indent, depth: depth + 1)
      }
      if !pairs.isEmpty { newline(depth) }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int64(exactly: value) { return String(whole) }
    return "\(value)"
  }

  /// A text in its quotes.
  public static func append(_ text: String, to out: inout String) {
    // Nearly all texts have nothing to escape. 0xE2 begins the two separators of lines, and other characters.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xE2 })
    else {
      out += "\""
      out += text
      out += "\""
      return
    }
    var bytes: [UInt8] = []
    write(text, to: &bytes)
    out += String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): out += "\\\"".utf8
      case UInt8(ascii: "\\"): out += "\\\\".utf8
      case 0x0A: out += "\\n".utf8
      case 0x0D: out += "\\r".utf8
      case 0x09: out += "\\t".utf8
      case _ where byte < 0x20 || byte == 0x7F:
        let digits = String(byte, radix: 16)
        out += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default:
        out.append(byte)
        // The separators of lines and paragraphs, which end a line of JavaScript: U+2028 and U+2029.
        if byte & 0xFE == 0xA8, out.suffix(3).dropLast().elementsEqual([0xE2, 0x80]) {
          out.removeLast(3)
          out += (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8
        }
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
