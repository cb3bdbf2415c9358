/// Checks bytes for being UTF-8 as RFC 3629 has it: no overlong forms, no surrogates, nothing over U+10FFFF.
enum UTF8Check {
  /// The offset of the first sequence that is none.
  static func firstProblem(in bytes: [UInt8]) -> Int? {
    unsafe bytes.withUnsafeBytes { unsafe firstProblem(in: $0) }
  }

  private static func firstProblem(in bytes: UnsafeRawBufferPointer) -> Int? {
    let count = bytes.count
    var at = 0
    func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      let index = at + offset
      return index < count && range.contains(unsafe bytes[index])
    }
    while at < count {
      // Eight bytes of ASCII at once.
      while at + 8 <= count,
        unsafe bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        at += 8
      }
      guard at < count else { break }
      let lead = unsafe bytes[at]
      switch lead {
      case 0x00...0x7F: at += 1
      case 0xC2...0xDF:
        guard follows(1) else { return at }
        at += 2
      case 0xE0...0xEF:
        let second: ClosedRange<UInt8> = lead == 0xE0 ? 0xA0...0xBF : lead == 0xED ? 0x80...0x9F : 0x80...0xBF
        guard follows(1, second), follows(2) else { return at }
        at += 3
      case 0xF0...0xF4:
        let second: ClosedRange<UInt8> = lead == 0xF0 ? 0x90...0xBF : lead == 0xF4 ? 0x80...0x8F : 0x80...0xBF
        guard follows(1, second), follows(2), follows(3) else { return at }
        at += 4
      default: return at
      }
    }
    return nil
  }
}
