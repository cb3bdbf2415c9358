/// What the bytes of a text are to the sentence splitter: stops, closers, spaces, the start of a sentence.
enum SentenceText {
  /// Whether a point stands right before a small letter, as in the name of a member of code.
  static func beginsName(_ bytes: [UInt8], at place: Int) -> Bool {
    place + 1 < bytes.count && bytes[place] == UInt8(ascii: ".")
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[place + 1])
  }

  static func width(of lead: UInt8) -> Int {
    switch lead {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The code point that starts at an offset; 0 at the end of the text.
  static func scalar(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    guard offset < bytes.count else { return 0 }
    let lead = bytes[offset]
    let width = width(of: lead)
    guard width > 1, offset + width <= bytes.count else { return UInt32(lead) }
    var value = UInt32(lead) & (0x7F >> UInt32(width))
    for index in 1..<width { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return value
  }

  /// The code point that ends before an offset; 0 at the start of the text.
  static func scalar(_ bytes: [UInt8], before offset: Int) -> UInt32 {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start < 0 ? 0 : scalar(bytes, at: start)
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || (0x09...0x0D).contains(scalar) || scalar == 0xA0 || scalar == 0x3000
      || (0x2000...0x200B).contains(scalar) || scalar == 0x2028 || scalar == 0x2029
  }

  static func space(_ bytes: [UInt8], at offset: Int) -> Int? {
    isSpace(scalar(bytes, at: offset)) ? width(of: bytes[offset]) : nil
  }

  static func space(_ bytes: [UInt8], before offset: Int) -> Int? {
    let scalar = scalar(bytes, before: offset)
    guard isSpace(scalar) else { return nil }
    return scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : 3
  }

  static func isDigit(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar) || (0xFF10...0xFF19).contains(scalar)
  }

  static func isCJK(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x2E80...0x303F, 0x3040...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// A mark that may end a sentence. `wide` ones end it whatever follows.
  static func stop(_ bytes: [UInt8], at offset: Int) -> (width: Int, wide: Bool)? {
    switch bytes[offset] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return (1, false)
    case 0xE3, 0xEF: break
    default: return nil
    }
    switch scalar(bytes, at: offset) {
    case 0x3002, 0xFF01, 0xFF1F, 0xFF61: return (3, true)
    case 0xFF0E:
      // ４．５ and １．タイポグラフィ are a number and an ordinal; 「です．」 is the end of a sentence.
      let before = scalar(bytes, before: offset)
      let isNumber = isDigit(before) || isDigit(scalar(bytes, at: offset + 3))
      return isNumber || !isCJK(before) ? nil : (3, true)
    default: return nil
    }
  }

  /// A quote or bracket that closes, and so belongs to the sentence whose stop stands before it.
  static func closer(_ bytes: [UInt8], at offset: Int) -> Int? {
    switch scalar(bytes, at: offset) {
    case 0x22, 0x27, 0x29, 0x5D: 1
    case 0x201D, 0x2019, 0xFF09, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015: 3
    default: nil
    }
  }

  /// The end of the text, white space or an opening bracket: after a closed bracket, a new sentence.
  static func opens(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    let scalar = scalar(bytes, at: offset)
    guard isSpace(scalar) else { return scalar == 0x300C || scalar == 0x300E || scalar == 0x3010 }
    return startsSentence(bytes, at: offset)
  }

  /// Whether the first word after an offset can start a sentence: it does not begin with a small letter,
  /// unless it is a name such as `iOS`.
  static func startsSentence(_ bytes: [UInt8], at offset: Int) -> Bool {
    var at = offset
    while at < bytes.count, isSpace(scalar(bytes, at: at)) || opener(scalar(bytes, at: at)) {
      at += width(of: bytes[at])
    }
    guard at < bytes.count else { return true }
    guard let first = Unicode.Scalar(scalar(bytes, at: at)), first.properties.isLowercase else { return true }
    for index in at..<min(bytes.count, at + 12) {
      switch bytes[index] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): continue
      default: return false
      }
    }
    return false
  }

  private static func opener(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x27, 0x28, 0x5B, 0x201C, 0x2018, 0xFF08, 0x300C, 0x300E: true
    default: false
    }
  }

  /// Whether a full stop, exclamation or question mark of ASCII ends the sentence that starts at `sentence`.
  static func isEnd(_ bytes: [UInt8], sentence: Int, stops: Range<Int>, next: Int) -> Bool {
    guard next < bytes.count else { return true }
    let before = scalar(bytes, before: stops.lowerBound)
    let following = scalar(bytes, at: next)
    guard isSpace(following) else {
      // 「です.次」 without a space; `17.0`, `a.b` and `Inc.の` go on.
      return isCJK(following) && isCJK(before) && !isDigit(before)
    }
    guard startsSentence(bytes, at: next) else { return false }
    guard bytes[stops.lowerBound] == UInt8(ascii: ".") else { return true }
    // A row of leader dots: `Title ..... 44`.
    if stops.count > 1, isSpace(before) || stops.lowerBound == sentence { return false }
    guard stops.count == 1 else { return true }
    return !Abbreviations.isAbbreviation(bytes, sentence: sentence, stop: stops.lowerBound, next: next)
  }
}
