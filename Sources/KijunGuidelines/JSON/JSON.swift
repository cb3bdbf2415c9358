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
  public var text: String {
    var out = ""
    write(to: &out, indent: nil, depth: 0)
    return out
  }

  /// Over several lines, for people.
  public var pretty: String {
    var out = ""
    write(to: &out, indent: 2, depth: 0)
    return out
  }

  private func write(to out: inout String, indent: Int?, depth: Int) {
    func newline(_ depth: Int) {
      guard let indent else { return }
      out += "\n" + String(repeating: " ", count: indent * depth)
    }
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let value): out += Self.digits(value)
    case .string(let text): Self.append(text, to: &out)
    case .array(let items):
      out += "["
      for (index, item) in items.enumerated() {
        if index > 0 { out += indent == nil ? "," : ", " }
        if items.count > 1, case .object = item { newline(depth + 1) }
        item.write(to: &out, indent: indent, depth: depth + 1)
      }
      out += "]"
    case .object(let pairs):
      out += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { out += "," }
        newline(depth + 1)
        Self.append(pair.0, to: &out)
        out += indent == nil ? ":" : ": "
        pair.1.write(to: &out, indent: indent, depth: depth + 1)
      }
      if !pairs.isEmpty { newline(depth) }
      out += "}"
    }
  }

  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int64(exactly: value) { return String(whole) }
    return "\(value)"
  }

  /// A text in its quotes.
  public static func append(_ text: String, to out: inout String) {
    out += "\""
    defer { out += "\"" }
    // Nearly all texts have nothing to escape. 0xE2 begins the two separators of lines, and other characters.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xE2 })
    else {
      out += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}
