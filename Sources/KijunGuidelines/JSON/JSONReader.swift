extension JSON {
  /// Reads what `text` writes, and any other JSON that nests no deeper than 32 values; nil for a text that is none.
  public init?(_ text: String) {
    var reader = JSONReader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The texts of a list; what is none in it is left out.
  public var strings: [String] {
    guard case .array(let items) = self else { return [] }
    return items.compactMap(\.string)
  }

  /// The numbers of a list.
  public var numbers: [Double] {
    guard case .array(let items) = self else { return [] }
    return items.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The texts of an object.
  public var texts: [String: String] {
    guard case .object(let members) = self else { return [:] }
    return Dictionary(members.compactMap { member in member.1.string.map { (member.0, $0) } }) { _, last in
      last
    }
  }

  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == key }?.1
  }
}

extension JSON {
  /// The numbers of a list, as most claims have it: `[68]`. A list of other things goes the long way.
  public static func numbers(_ text: String) -> [Double] {
    var numbers: [Double] = []
    var whole: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9") where whole ?? 0 < 1 << 40:
        whole = (whole ?? 0) * 10 + Int(byte & 0x0F)
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        if let number = whole { numbers.append(Double(number)) }
        whole = nil
      default: return JSON(text)?.numbers ?? []
      }
    }
    return numbers
  }
}

/// Reads values without their places: a question reads hundreds of them out of rows, and what `JSONTreeReader` knows of each
/// would cost more than all else in reading a row.
private struct JSONReader {
  let bytes: [UInt8]
  var position = 0

  mutating func value(depth: Int) -> JSON? {
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

  private mutating func array(depth: Int) -> JSON? {
    position += 1
    var items: [JSON] = []
    if take("]") { return .array(items) }
    repeat {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
    } while take(",")
    return take("]") ? .array(items) : nil
  }

  private mutating func object(depth: Int) -> JSON? {
    position += 1
    var members: [(String, JSON)] = []
    if take("}") { return .object(members) }
    repeat {
      guard skipSpace() == UInt8(ascii: "\""), let key = string(), take(":"),
        let member = value(depth: depth + 1)
      else { return nil }
      members.append((key, member))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func word() -> JSON? {
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
        guard let scalar = JSONEscape.scalar(in: bytes, at: &position) else { return nil }
        content.append(contentsOf: String(Character(scalar)).utf8)
      default: content.append(byte)
      }
    }
    return nil
  }
}
