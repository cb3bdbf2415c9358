/// By what one token is the same as another: its bytes where there are seven or fewer, a hash of them where
/// there are more.
///
/// Every token of a document is looked up in the vocabulary, and a number is found several times faster than a
/// text.
struct TokenKey: Hashable, Sendable {
  let bits: UInt64

  init(_ bytes: some Collection<UInt8>) {
    var bits: UInt64 = 0
    if bytes.count <= 7 {
      for byte in bytes { bits = bits << 8 | UInt64(byte) }
      self.bits = bits | UInt64(bytes.count) << 56
    } else {
      bits = 0xCBF2_9CE4_8422_2325
      for byte in bytes { bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      self.bits = bits | 1 << 63
    }
  }

  /// Whether two tokens with this key are surely the same.
  var isExact: Bool { bits >> 63 == 0 }
}
