/// Calls that stand in prose: the numbers of `Color(red: 0.2, green: 0.4, blue: 1)` are an example, and say nothing.
enum CodeCall {
  /// From the name to the closing bracket, in UTF-8 bytes. Only a call with a named argument is surely one:
  /// `height(44)` may be prose.
  static func ranges(in text: String) -> [Range<Int>] {
    guard text.utf8.contains(0x28) else { return [] }
    let bytes = Array(text.utf8)
    var ranges: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x28, index > 0, isName(bytes[index - 1]), namesArgument(bytes, index + 1),
        let end = close(bytes, index)
      else {
        index += 1
        continue
      }
      ranges.append(index..<end)
      index = end
    }
    return ranges
  }

  /// `red: `, but not `red:` before a line's end or the `//` of an address.
  private static func namesArgument(_ bytes: [UInt8], _ start: Int) -> Bool {
    var index = start
    while index < bytes.count, isName(bytes[index]) { index += 1 }
    guard index > start, (0x61...0x7A).contains(bytes[start]) || bytes[start] == 0x5F else { return false }
    return index + 2 < bytes.count && bytes[index] == 0x3A && bytes[index + 1] == 0x20
  }

  private static func close(_ bytes: [UInt8], _ open: Int) -> Int? {
    var depth = 0
    // A call of prose is short; one that never closes must not be looked for to the end each time.
    for index in open..<min(bytes.count, open + 300) {
      if bytes[index] == 0x28 { depth += 1 }
      if bytes[index] == 0x29 { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}
