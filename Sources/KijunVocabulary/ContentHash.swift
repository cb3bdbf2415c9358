/// A number that tells contents apart, eight bytes at a time; no protection against forgery.
///
/// A whole vocabulary or document passes through it before it is known that nothing has changed, so it must cost
/// next to nothing.
public struct ContentHash: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  /// Adds bytes and their number, so that "a" + "bc" differs from "ab" + "c".
  public mutating func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        mix(unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(unsafe bytes[index])
        index += 1
      }
      mix(rest)
      mix(UInt64(bytes.count))
    }
  }

  /// 16 hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The product in full: its upper half brings every bit of the word to every bit of the value.
  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = product.high ^ product.low &+ 0xD6E8_FEB8_6659_FD93
  }
}
