/// Finds where a heading ends on a line that lost its line breaks.
enum FlattenedHeading {
  /// The end in UTF-8 bytes: the first space outside parentheses behind a CJK character or a closing
  /// parenthesis; for a Latin heading the end of the segment, within reason.
  static func end(of text: String, mark: Int) -> Int {
    let bytes = Array(text.utf8)
    var depth = 0
    var index = mark
    var last: Unicode.Scalar = " "
    let scalars = String(decoding: bytes[mark...], as: UTF8.self).unicodeScalars
    for scalar in scalars {
      switch scalar {
      case "(", "（": depth += 1
      case ")", "）": depth = max(0, depth - 1)
      case " ":
        if depth == 0, last.value >= 0x2E80 || last == ")" { return index }
      case "。", "！", "？": return mark
      default: break
      }
      last = scalar
      index += UTF8.width(scalar)
      if index - mark > 240 { break }
    }
    return index - mark > 240 ? mark : bytes.count
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }
}
