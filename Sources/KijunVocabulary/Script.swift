/// The writing systems that cut words differently.
enum Script: Sendable, Equatable {
  case latin, digit, kanji, hiragana, katakana, hangul, space, joiner, mark

  @inline(__always)
  static func of(_ scalar: UInt32) -> Script {
    if scalar < 0x80 {
      switch scalar {
      case 0x30...0x39: return .digit
      case 0x61...0x7A, 0x41...0x5A: return .latin
      case 0x20, 0x09: return .space
      case 0x2D, 0x5F, 0x27: return .joiner
      default: return .mark
      }
    }
    switch scalar {
    case 0x3041...0x3096: return .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF: return .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005: return .kanji
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: return .hangul
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x1E00...0x1EFF: return .latin
    default: return .mark
    }
  }
}
