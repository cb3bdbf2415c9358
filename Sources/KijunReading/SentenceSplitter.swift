/// Cuts visible text into sentences: Japanese, Chinese, Korean and English, also mixed.
///
/// A stop inside parentheses or quotation brackets does not end the sentence around them, and a full stop is
/// none after an abbreviation, in a number or after an ordinal that opens the sentence. A line feed always
/// ends a sentence, so join wrapped lines before. One pass, whatever the input.
enum SentenceSplitter {
  /// No sentence that anybody reads is longer than this. What is, a list of ten thousand things without a stop, is cut:
  /// to understand a sentence takes a hundred times its memory.
  static let longest = 8192

  /// Where a piece ends that begins at an offset, and the next one begins: behind a comma or else at a space, if there
  /// is one in its second half.
  private static func cut(_ bytes: [UInt8], _ low: Int) -> (end: Int, next: Int) {
    var space: Int?
    var at = low + longest
    while at > low + longest / 2 {
      at -= 1
      let isComma =
        bytes[at] == UInt8(ascii: ",") && bytes[at + 1] == 0x20
        || bytes[at] == 0x81 && bytes[at - 1] == 0x80 && bytes[at - 2] == 0xE3
      if isComma {
        space = at + 1
        break
      }
      if bytes[at] == 0x20, space == nil { space = at }
    }
    var end = space ?? low + longest
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    var next = end
    while let width = SentenceText.space(bytes, at: next) { next += width }
    while let width = SentenceText.space(bytes, before: end) { end -= width }
    return (end, next)
  }

  /// The UTF-8 ranges of the sentences, without the white space between them. No range is empty.
  static func split(_ text: String) -> [Range<Int>] { split(Array(text.utf8)) }

  static func split(_ bytes: [UInt8]) -> [Range<Int>] {
    let enclosed = Brackets.enclosed(in: bytes)
    var sentences: [Range<Int>] = []
    var start = 0

    func finish(at end: Int) {
      var low = start
      var high = end
      while low < high, let width = SentenceText.space(bytes, at: low) { low += width }
      while high > low, let width = SentenceText.space(bytes, before: high) { high -= width }
      while high - low > longest {
        let cut = cut(bytes, low)
        sentences.append(low..<cut.end)
        low = cut.next
      }
      if low < high { sentences.append(low..<high) }
      start = end
    }

    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") {
        finish(at: at)
        at += 1
        continue
      }
      guard let stop = SentenceText.stop(bytes, at: at) else {
        at += SentenceText.width(of: bytes[at])
        continue
      }
      let wide = stop.wide
      var end = at + stop.width
      var last = stop
      // `…を切る。.searchable を付ける`: the point of a name in code is no second stop.
      while end < bytes.count, !SentenceText.beginsName(bytes, at: end),
        let next = SentenceText.stop(bytes, at: end)
      {
        last = next
        end += next.width
      }
      let stops = at..<end
      var closed = false
      while end < bytes.count, let width = SentenceText.closer(bytes, at: end) {
        closed = closed || enclosed(end)
        end += width
      }
      let inside = enclosed(at)
      let outside = end >= bytes.count || !enclosed(end)
      let ends: Bool
      if inside {
        // 「…する。」と言う goes on; "(See the table.) Next" does not.
        ends = closed && outside && SentenceText.opens(bytes, at: end)
      } else if wide || last.wide {
        ends = true
      } else {
        ends = SentenceText.isEnd(bytes, sentence: start, stops: stops, next: end)
      }
      if ends { finish(at: end) }
      at = end
    }
    finish(at: bytes.count)
    return sentences
  }
}
