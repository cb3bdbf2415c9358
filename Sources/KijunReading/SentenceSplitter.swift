/// Cuts visible text into sentences: Japanese, Chinese, Korean and English, also mixed.
///
/// A stop inside parentheses or quotation brackets does not end the sentence around them, and a full stop is
/// none after an abbreviation, in a number or after an ordinal that opens the sentence. A line feed always
/// ends a sentence, so join wrapped lines before. One pass, whatever the input.
enum SentenceSplitter {
  /// The UTF-8 ranges of the sentences, without the white space between them. No range is empty.
  static func split(_ text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let enclosed = Brackets.enclosed(in: bytes)
    var sentences: [Range<Int>] = []
    var start = 0

    func finish(at end: Int) {
      var low = start
      var high = end
      while low < high, let width = SentenceText.space(bytes, at: low) { low += width }
      while high > low, let width = SentenceText.space(bytes, before: high) { high -= width }
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
      while end < bytes.count, let next = SentenceText.stop(bytes, at: end) {
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
