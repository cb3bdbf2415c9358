/// Folds the forms of one character into one: full width into half width, capital into small letters.
///
/// Document and question go through the same fold, so that `４４ｐｔ` finds `44 pt` and `iOS` finds `IOS`.
public enum Folding {
  /// The folded scalar, or nil for a scalar that is dropped (variation selectors, zero-width joiners).
  @inline(__always)
  static func fold(_ scalar: UInt32) -> UInt32? {
    if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5A ? scalar + 0x20 : scalar }
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: return 0x20
    case 0xAD, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF: return nil
    case 0xB5: return 0x3BC
    case 0xC0...0xD6, 0xD8...0xDE: return scalar + 0x20
    case 0x391...0x3A9: return scalar + 0x20
    case 0x410...0x42F: return scalar + 0x20
    case 0x2010...0x2015, 0x2212: return 0x2D
    case 0x2018, 0x2019: return 0x27
    case 0x201C, 0x201D: return 0x22
    case 0xFF01...0xFF5E:
      let half = scalar - 0xFEE0
      return half >= 0x41 && half <= 0x5A ? half + 0x20 : half
    case 0xFF65...0xFF9F: return halfWidthKatakana[Int(scalar - 0xFF65)]
    default: return scalar
    }
  }

  private static let halfWidthKatakana: [UInt32] = Array(
    "・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜".unicodeScalars.map(\.value))

  /// The whole text folded, for comparing.
  public static func fold(_ text: some StringProtocol) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isJoining(scalar.value), let last = folded.last, let whole = joined(last.value, scalar.value) {
        folded.removeLast()
        if let out = Unicode.Scalar(whole) { folded.append(out) }
        continue
      }
      if let value = fold(scalar.value), let out = Unicode.Scalar(value) { folded.append(out) }
    }
    return String(folded)
  }
}

extension Folding {
  /// The mark that makes ト into ド or ハ into パ: half width, combining, or a character of its own.
  @inline(__always)
  static func isVoicingMark(_ scalar: UInt32) -> Bool {
    scalar == 0xFF9E || scalar == 0xFF9F || (0x3099...0x309C).contains(scalar)
  }

  /// Whether a scalar may be a part of the character before it.
  @inline(__always)
  static func isJoining(_ scalar: UInt32) -> Bool { isVoicingMark(scalar) || Jamo.isJoining(scalar) }

  /// The character that a folded one becomes by what stands behind it, or nil where that is no part of it.
  @inline(__always)
  static func joined(_ first: UInt32, _ second: UInt32) -> UInt32? {
    isVoicingMark(second) ? voiced(first, by: second) : Jamo.joined(first, second)
  }

  /// A folded letter of kana together with the mark behind it, or nil where it takes none.
  static func voiced(_ kana: UInt32, by mark: UInt32) -> UInt32? {
    let base = (0x30A1...0x30FA).contains(kana) ? kana - 0x60 : kana
    let isHalf = mark == 0xFF9F || mark == 0x309A || mark == 0x309C
    switch base {
    // は to ほ: ば and ぱ follow each.
    case 0x306F...0x307B where (base - 0x306F) % 3 == 0: return kana + (isHalf ? 2 : 1)
    // か to ち in pairs, and from つ to と behind the small っ.
    case 0x304B...0x3061 where !isHalf && base % 2 == 1: return kana + 1
    case 0x3064, 0x3066, 0x3068: return isHalf ? nil : kana + 1
    case 0x3046: return isHalf ? nil : kana + 0x4E
    default: return nil
    }
  }

  /// One scalar folded; nil where it is dropped.
  public static func folded(_ scalar: Unicode.Scalar) -> UInt32? { fold(scalar.value) }
}
