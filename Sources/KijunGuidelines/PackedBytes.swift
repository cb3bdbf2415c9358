/// Values as bytes: numbers take seven bits a byte, from the lowest on, and texts have their length before them.
public struct PackedBytes: Sendable {
  public var bytes: [UInt8]

  public init(bytes: [UInt8] = []) { self.bytes = bytes }

  /// Negative numbers too, though these are rare and long.
  public mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number that may as well be negative.
  public mutating func add(signed number: Int) { add(number << 1 ^ number >> (Int.bitWidth - 1)) }

  public mutating func add(_ text: String) {
    let utf8 = text.utf8
    add(utf8.count)
    bytes.append(contentsOf: utf8)
  }

  public mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func add<Value>(_ value: Value?, _ write: (inout PackedBytes, Value) -> Void) {
    add(value != nil)
    if let value { write(&self, value) }
  }
}

/// Reads values that were written as bytes, one after the other.
public struct PackedReader: Sendable {
  let bytes: [UInt8]
  public var at: Int

  public init(bytes: [UInt8], at: Int = 0) {
    self.bytes = bytes
    self.at = at
  }

  public var isAtEnd: Bool { at >= bytes.count }

  public mutating func byte() -> UInt8 {
    at += 1
    return bytes[at - 1]
  }

  public mutating func number() -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = byte()
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
  }

  public mutating func signed() -> Int {
    let number = UInt(bitPattern: number())
    return Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
  }

  public mutating func text() -> String {
    let count = number()
    at += count
    return String(decoding: bytes[at - count..<at], as: UTF8.self)
  }

  public mutating func flag() -> Bool { byte() != 0 }

  mutating func optional<Value>(_ read: (inout PackedReader) -> Value) -> Value? {
    flag() ? read(&self) : nil
  }
}
