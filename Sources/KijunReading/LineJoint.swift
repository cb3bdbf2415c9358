/// What joins two lines of one paragraph: a space between words, nothing between characters of scripts that
/// are written without spaces.
enum LineJoint {
  static func needsSpace(_ before: UInt32, _ after: UInt32) -> Bool {
    if SentenceText.isSpace(before) || SentenceText.isSpace(after) { return false }
    if isFullWidthMark(before) || isFullWidthMark(after) { return false }
    return !(isUnspaced(before) && isUnspaced(after))
  }

  /// Kana and Han. Korean is written with spaces.
  private static func isUnspaced(_ scalar: UInt32) -> Bool {
    SentenceText.isCJK(scalar) && !(0xAC00...0xD7AF).contains(scalar) && !(0x1100...0x11FF).contains(scalar)
  }

  private static func isFullWidthMark(_ scalar: UInt32) -> Bool {
    (0x3001...0x3003).contains(scalar) || (0x3008...0x301B).contains(scalar) || scalar == 0x30FB
      || (0xFF01...0xFF0F).contains(scalar) || (0xFF1A...0xFF20).contains(scalar)
      || (0xFF3B...0xFF3D).contains(scalar) || (0xFF5B...0xFF65).contains(scalar)
  }
}
