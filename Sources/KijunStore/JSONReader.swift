/// Reads the JSON that `JSONText` writes, and any other JSON of strings, numbers, lists and objects.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// nil for a text that is no JSON.
  init?(_ text: String) {
    var reader = JSONReader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  var strings: [String] {
    guard case .array(let items) = self else { return [] }
    return items.compactMap(\.string)
  }

  var numbers: [Double] {
    guard case .array(let items) = self else { return [] }
    return items.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  var string: String? { if case .string(let string) = self { string } else { nil } }
}

private struct JSONReader {
  let bytes: [UInt8]
  var position = 0

  mutating func value(depth: Int) -> JSONValue? {
    guard depth < 32, let byte = skipSpace() else { return nil }
    switch byte {
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "{"): return object(depth: depth)
    default: return word()
    }
  }

  private mutating func skipSpace() -> UInt8? {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard skipSpace() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func array(depth: Int) -> JSONValue? {
    position += 1
    var items: [JSONValue] = []
    if take("]") { return .array(items) }
    repeat {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
    } while take(",")
    return take("]") ? .array(items) : nil
  }

  private mutating func object(depth: Int) -> JSONValue? {
    position += 1
    var members: [String: JSONValue] = [:]
    if take("}") { return .object(members) }
    repeat {
      guard skipSpace() == UInt8(ascii: "\""), let key = string(), take(":"),
        let member = value(depth: depth + 1)
      else { return nil }
      members[key] = member
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func word() -> JSONValue? {
    let start = position
    while position < bytes.count, !",]}".utf8.contains(bytes[position]), bytes[position] > 0x20 {
      position += 1
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return Double(word).map { .number($0) }
    }
  }

  private mutating func string() -> String? {
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        content.append(contentsOf: String(Character(scalar)).utf8)
      default: content.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      guard let high = unit() else { return nil }
      guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      else { return nil }
      position += 2
      guard let low = unit(), (0xDC00..<0xE000).contains(low) else { return nil }
      return Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func unit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    position += 4
    return UInt32(digits, radix: 16)
  }
}
