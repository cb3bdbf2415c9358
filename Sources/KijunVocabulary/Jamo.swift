/// The letters of Korean, which stand by themselves in decomposed text: 버 as ㅂ and ㅓ.
enum Jamo {
  /// Vowels and finals.
  @inline(__always)
  static func isJoining(_ scalar: UInt32) -> Bool {
    (0x1161...0x1175).contains(scalar) || (0x11A8...0x11C2).contains(scalar)
  }

  /// A consonant with a vowel, or a syllable without final with one, as Unicode counts them; nil for all else.
  static func joined(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if (0xAC00...0xD7A3).contains(first), (first - 0xAC00) % 28 == 0, (0x11A8...0x11C2).contains(second) {
      return first + second - 0x11A7
    }
    return nil
  }
}
