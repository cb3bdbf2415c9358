/// Cuts a text into tokens, in one pass over its bytes.
public enum Tokenizer {
  public static func tokens(of text: String) -> [Token] {
    tokens(of: Array(text.utf8))
  }

  public static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 3)
    var index = 0
    var afterMark = false
    var afterSpace = false
    while index < bytes.count {
      let (raw, length) = decode(bytes, index)
      guard let scalar = Folding.fold(raw) else {
        index += length
        continue
      }
      let script = Script.of(scalar)
      switch script {
      case .space:
        afterSpace = true
        index += length
      case .joiner:
        afterSpace = true
        index += length
      case .mark:
        // `.largeTitle` is one word: the dot belongs to the name of an API.
        if scalar == 0x2E, !endsInWord(tokens, at: index), startsName(bytes, index + length) {
          let end = wordEnd(bytes, index + length)
          append(bytes, index..<end, .latin, stem: false)
        } else if scalar == 0x28 || scalar == 0x29 {
          // `Large (default)` is one name.
          afterSpace = true
          index += length
        } else {
          afterMark = true
          index += length
        }
      case .latin: append(bytes, index..<wordEnd(bytes, index), .latin, stem: true)
      case .digit: append(bytes, index..<numberEnd(bytes, index), .digit, stem: false)
      case .katakana, .hiragana:
        append(bytes, index..<index + length + markLength(bytes, index + length), script, stem: false)
      case .hangul:
        append(bytes, index..<syllableEnd(bytes, index + length, scalar), script, stem: false)
      case .kanji:
        append(bytes, index..<index + length, script, stem: false)
      }
    }
    return tokens

    func append(_ bytes: [UInt8], _ range: Range<Int>, _ script: Script, stem: Bool) {
      let (text, key) =
        isPlain(bytes, range, script) ? plain(bytes, range, stem: stem) : folded(bytes, range, stem: stem)
      tokens.append(
        Token(
          text: text, key: key, script: script, range: range, afterMark: afterMark, afterSpace: afterSpace,
          isCapitalized: (0x41...0x5A).contains(bytes[range.lowerBound])))
      afterMark = false
      afterSpace = false
      index = range.upperBound
    }
  }

  private static func endsInWord(_ tokens: [Token], at index: Int) -> Bool {
    guard let last = tokens.last, last.range.upperBound == index else { return false }
    return last.script == .latin || last.script == .digit
  }

  private static func startsName(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && (0x61...0x7A).contains(bytes[index])
  }

  /// Whether folding a stretch of text makes its capitals small and nothing else: a word of ASCII, or a character of
  /// Chinese, Japanese or Korean. Nearly all are like that.
  private static func isPlain(_ bytes: [UInt8], _ range: Range<Int>, _ script: Script) -> Bool {
    switch script {
    case .latin, .digit: return bytes[range].allSatisfy { $0 < 0x80 }
    default:
      guard range.count == 3 else { return false }
      let (raw, _) = decode(bytes, range.lowerBound)
      return Folding.fold(raw) == raw
    }
  }

  private static func plain(_ bytes: [UInt8], _ range: Range<Int>, stem: Bool) -> (String, TokenKey) {
    var key = TokenKey([])
    let text = unsafe String(unsafeUninitializedCapacity: range.count) { out in
      var count = 0
      for index in range {
        let byte = bytes[index]
        unsafe out[count] = byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
        count += 1
      }
      if stem { count = unsafe Stem.cut(out, count) }
      key = unsafe TokenKey(UnsafeMutableBufferPointer(rebasing: out[..<count]))
      return count
    }
    return (text, key)
  }

  private static func folded(_ bytes: [UInt8], _ range: Range<Int>, stem: Bool) -> (String, TokenKey) {
    var folded = fold(bytes, range)
    if stem {
      let count = unsafe folded.withUnsafeMutableBufferPointer { unsafe Stem.cut($0, $0.count) }
      folded.removeSubrange(count...)
    }
    return (String(decoding: folded, as: UTF8.self), TokenKey(folded))
  }

  /// The folded bytes of a stretch of text.
  private static func fold(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var folded: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte < 0x80 {
        folded.append(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
        index += 1
        continue
      }
      var (raw, length) = decode(bytes, index)
      while let next = joining(bytes, index + length), let first = Folding.fold(raw),
        let whole = Folding.joined(first, next)
      {
        raw = whole
        length += 3
      }
      if let value = Folding.fold(raw), let scalar = Unicode.Scalar(value) {
        folded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      index += length
    }
    return folded
  }

  /// The length of a voicing mark that stands at an index, which belongs to the letter before it.
  @inline(__always)
  private static func markLength(_ bytes: [UInt8], _ index: Int) -> Int {
    // All of them begin with one of two bytes.
    guard index + 2 < bytes.count, bytes[index] == 0xEF || bytes[index] == 0xE3 else { return 0 }
    return Folding.isVoicingMark(decode(bytes, index).0) ? 3 : 0
  }

  /// A scalar of three bytes that may be a part of the character before it.
  @inline(__always)
  private static func joining(_ bytes: [UInt8], _ index: Int) -> UInt32? {
    guard index + 2 < bytes.count, bytes[index] == 0xEF || bytes[index] == 0xE3 || bytes[index] == 0xE1 else {
      return nil
    }
    let scalar = decode(bytes, index).0
    return Folding.isJoining(scalar) ? scalar : nil
  }

  /// Where a syllable ends that may be written letter by letter.
  private static func syllableEnd(_ bytes: [UInt8], _ start: Int, _ first: UInt32) -> Int {
    var index = start
    var syllable = first
    while let next = joining(bytes, index), let whole = Jamo.joined(syllable, next) {
      syllable = whole
      index += 3
    }
    return index
  }

  private static func wordEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        guard byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A else { break }
        index += 1
        continue
      }
      let (raw, length) = decode(bytes, index)
      if let scalar = Folding.fold(raw), Script.of(scalar) != .latin { break }
      index += length
    }
    return index
  }

  /// Digits with the dots and commas inside the number: `17.0`, `1,024`, but not the stop after it.
  private static func numberEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let (raw, length) = decode(bytes, index)
      guard let scalar = Folding.fold(raw) else { break }
      if Script.of(scalar) == .digit {
        index += length
      } else if scalar == 0x2E, index + length < bytes.count,
        let next = Folding.fold(decode(bytes, index + length).0), Script.of(next) == .digit
      {
        index += length
      } else {
        break
      }
    }
    return index
  }

  /// The scalar at an index of valid UTF-8 and its length in bytes.
  @inline(__always)
  static func decode(_ bytes: [UInt8], _ index: Int) -> (UInt32, Int) {
    let first = UInt32(bytes[index])
    func next(_ offset: Int) -> UInt32 {
      index + offset < bytes.count ? UInt32(bytes[index + offset]) & 0x3F : 0
    }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
    return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
  }
}
