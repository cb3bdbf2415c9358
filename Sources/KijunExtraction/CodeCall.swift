/// Calls of functions, whose numbers are none by themselves: those of `Color(red: 0.2, green: 0.4, blue: 1)` in prose are an
/// example, and say nothing.
enum CodeCall {
  /// From the opening bracket to the closing one, in UTF-8 bytes. Only a call with a named argument, or of a function with a
  /// dash in its name, is surely one: `height(44)` may be prose.
  static func ranges(in text: String) -> [Range<Int>] {
    guard text.utf8.contains(0x28) else { return [] }
    let bytes = Array(text.utf8)
    var ranges: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x28, index > 0, isName(bytes[index - 1]),
        namesArgument(bytes, index + 1) || start(ofFunction: bytes, index) != nil,
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

  /// Whether a text is nothing but the call of a function: `cubic-bezier(0.2, 0, 0, 1)`. A colour is one by itself.
  static func isWhole(_ text: String) -> Bool {
    guard text.utf8.last == 0x29, text.utf8.count <= 120, !text.utf8.contains(0x23) else { return false }
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: 0x28), start(ofFunction: bytes, open) == 0 else { return false }
    return close(bytes, open) == bytes.count
  }

  /// Where the name before a bracket begins, if it has a dash in it and several values follow, such as `cubic-bezier(.2, 0`.
  private static func start(ofFunction bytes: [UInt8], _ open: Int) -> Int? {
    var start = open
    var hasDash = false
    while start > 0, open - start < 40, isName(bytes[start - 1]) || bytes[start - 1] == 0x2D {
      start -= 1
      if bytes[start] == 0x2D { hasDash = true }
    }
    guard hasDash, start < open, (0x61...0x7A).contains(bytes[start]) else { return nil }
    var index = open + 1
    var values = 1
    while index < bytes.count, index - open < 80, bytes[index] != 0x29 {
      switch bytes[index] {
      case 0x2C: values += 1
      case 0x20, 0x2D, 0x2E, 0x30...0x39: break
      default: return nil
      }
      index += 1
    }
    return values > 1 ? start : nil
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
