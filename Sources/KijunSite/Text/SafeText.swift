/// Text from documents without what could make one value look like another: control characters, and marks that turn the
/// direction of writing.
enum SafeText {
  static func of(_ text: String) -> String {
    guard text.utf8.contains(where: mayBegin) else { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { out.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
    return String(out)
  }

  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
    default: false
    }
  }

  /// Whether a byte may be the first of a character that is replaced.
  static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x1F, 0x7F, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }
}
