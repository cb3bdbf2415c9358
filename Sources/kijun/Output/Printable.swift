/// Text from documents, made safe for a terminal: control characters could clear the screen or change what
/// was printed before, and bidirectional overrides could make one value look like another.
enum Printable {
  /// On one line.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r" where out.last == " ": continue
      case "\n" where out.last == " ": continue
      case "\n", "\t", "\r", "\u{2028}", "\u{2029}": out.append(" ")
      default: out.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(out)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
