/// Words after which a full stop is no end of a sentence.
enum Abbreviations {
  private static let always: Set<String> = [
    "e.g", "eg", "i.e", "ie", "vs", "etc", "approx", "cf", "al", "dr", "mr", "mrs", "ms", "st", "jr", "sr",
    "viz", "resp", "incl", "excl", "ca", "fig", "figs", "sec", "vol", "ch", "eq", "ref", "dept",
  ]
  /// `No. 5` and `max. 44 pt`, but `Say no. Then` and `the max. Use it`.
  private static let beforeNumber: Set<String> = [
    "no", "nos", "nr", "p", "pp", "min", "max", "ver", "v", "art",
  ]

  static func isAbbreviation(_ bytes: [UInt8], sentence: Int, stop: Int, next: Int) -> Bool {
    var start = stop
    while start > sentence, stop - start < 12, isLetter(bytes[start - 1]) { start -= 1 }
    var first = sentence
    while first < stop, let width = SentenceText.space(bytes, at: first) { first += width }
    if first >= start, first <= stop, isOrdinal(bytes[first..<stop]) { return true }
    if isOrdinalNumber(bytes, from: first, to: stop) { return true }
    guard start < stop, start == sentence || !isWord(bytes[start - 1]) else { return false }
    // `| 0x20` lowers letters and leaves a full stop as it is.
    let word = String(decoding: bytes[start..<stop].map { $0 | 0x20 }, as: UTF8.self)
    if always.contains(word) { return true }
    guard beforeNumber.contains(word) else { return false }
    var at = next
    while at < bytes.count, let width = SentenceText.space(bytes, at: at) { at += width }
    return SentenceText.isDigit(SentenceText.scalar(bytes, at: at))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: ".")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// `A.` or `iv.` at the start of a sentence.
  private static func isOrdinal(_ label: ArraySlice<UInt8>) -> Bool {
    if label.count == 1 { return true }
    return label.count <= 5 && !label.isEmpty
      && label.allSatisfy { "ivxIVX".utf8.contains($0) }
  }

  /// `1.`, `2.3.` at the start of a sentence.
  private static func isOrdinalNumber(_ bytes: [UInt8], from first: Int, to stop: Int) -> Bool {
    guard first < stop, stop - first <= 8 else { return false }
    return bytes[first..<stop].allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
  }
}
