/// ISO-2022-JP is ASCII in which an escape says that two letters make a character from here on.
enum ShiftedText {
  /// Whether there is such an escape, and nothing beyond ASCII. Other programs have escapes of other forms.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    guard var at = bytes.firstIndex(of: 0x1B), !bytes.contains(where: { $0 >= 0x80 || $0 == 0 }) else {
      return false
    }
    while at + 2 < bytes.count {
      if bytes[at + 1] == UInt8(ascii: "$"),
        bytes[at + 2] == UInt8(ascii: "B") || bytes[at + 2] == UInt8(ascii: "@")
      {
        return true
      }
      guard let next = bytes[(at + 1)...].firstIndex(of: 0x1B) else { return false }
      at = next
    }
    return false
  }
}
