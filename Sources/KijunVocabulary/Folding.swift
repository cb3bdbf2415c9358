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
      if let value = fold(scalar.value), let out = Unicode.Scalar(value) { folded.append(out) }
    }
    return String(folded)
  }
}

extension Folding {
  /// One scalar folded; nil where it is dropped.
  public static func folded(_ scalar: Unicode.Scalar) -> UInt32? { fold(scalar.value) }
}
