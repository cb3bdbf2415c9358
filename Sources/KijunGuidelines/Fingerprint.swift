/// FNV-1a over 64 bits: tells contents apart; no protection against forgery.
public struct Fingerprint: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Adds a text and an end mark, so that "a" + "bc" differs from "ab" + "c".
  public mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0x1F))
  }

  public var number: UInt64 { value }

  /// The number in sixteen digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
