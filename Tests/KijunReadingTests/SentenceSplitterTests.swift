import Testing

@testable import KijunReading

@Suite("Sentences of visible text")
struct SentenceSplitterTests {
  static func sentences(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SentenceSplitter.split(text).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "A stop ends a sentence, in every language",
    arguments: [
      ("44 pt以上とする。28 ptは最小。", ["44 pt以上とする。", "28 ptは最小。"]),
      ("本当か？！はい。", ["本当か？！", "はい。"]),
      ("補正を切る。.plain を付ける。", ["補正を切る。", ".plain を付ける。"]),
      ("大きい；小さい。次", ["大きい；小さい。", "次"]),
      ("最小は44です．次は28です．", ["最小は44です．", "次は28です．"]),
      ("Use 44 pt. Never use less!  Why? Because.", ["Use 44 pt.", "Never use less!", "Why?", "Because."]),
      ("Use 44 pt. iOS adds padding.", ["Use 44 pt.", "iOS adds padding."]),
      ("터치 영역은 44pt 이상입니다. 최소는 28pt입니다.", ["터치 영역은 44pt 이상입니다.", "최소는 28pt입니다."]),
      ("He said \"use it.\" Then left.", ["He said \"use it.\"", "Then left."]),
      ("一行目\n二行目", ["一行目", "二行目"]),
      ("A is 4. B is 5.", ["A is 4.", "B is 5."]),
      ("使う！次！", ["使う！", "次！"]),
      ("(See the table.) Next one.", ["(See the table.)", "Next one."]),
    ])
  func ends(text: String, expected: [String]) {
    #expect(Self.sentences(text) == expected)
  }

  @Test(
    "A mark that ends no sentence leaves it whole",
    arguments: [
      "iOS 17.0 and later", "Use e.g. Large Title", "i.e. The size", "44 vs. Forty-four", "icons, etc. Then",
      "See No. 5", "See Fig. 3", "approx. 44 pt", "1. Typography", "2.3. Colours", "A. Layout", "min. 44 pt",
      "code.with.dots here", "wait. lower case follows", "「使う。」と言う", "値（44 pt。最小は28）を使う。",
      "４．５：１以上", "１．タイポグラフィ", "label.font = .body を使う", "Contents ..... 44", "Really?yes",
    ])
  func goesOn(text: String) {
    #expect(Self.sentences(text) == [text])
  }

  @Test("Closing quotes and brackets directly after the stop belong to the sentence")
  func closers() {
    #expect(Self.sentences("使う。」 次") == ["使う。」", "次"])
    #expect(Self.sentences("“Use it.” Next") == ["“Use it.”", "Next"])
  }

  @Test("A bracket without its partner encloses nothing")
  func strayBracket() {
    #expect(Self.sentences("a) 使う。（次。その次。") == ["a) 使う。", "（次。", "その次。"])
  }

  @Test("White space and an empty text have no sentences", arguments: ["", " ", "\n\n", "　\t "])
  func nothing(text: String) {
    #expect(SentenceSplitter.split(text).isEmpty)
  }

  @Test("Sentences hold every character that is no white space, once and in order")
  func partition() {
    var random = Seeded(state: 7)
    let pieces = [
      "。", "！", ".", " ", "a", "B", "４", "4", "（", "）", "「", "」", "\n", "漢", "e.g", "\"", "”", "한", "é", "🙂",
      "...",
    ]
    for _ in 0..<2000 {
      let text = (0..<random.below(30)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let bytes = Array(text.utf8)
      var end = 0
      var kept = ""
      for range in SentenceSplitter.split(text) {
        #expect(!range.isEmpty && range.lowerBound >= end)
        end = range.upperBound
        kept += String(decoding: bytes[range], as: UTF8.self)
      }
      #expect(kept.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }
  }

  @Test(
    "What is too long for a sentence is cut: behind a comma, at a space or, where there is neither, between characters",
    arguments: [("行 is 44 pt, ", ","), ("行は 44 pt、", "、"), ("row 44 ", "4"), ("行", "行"), ("🙂", "🙂")])
  func long(_ piece: String, _ last: Character) {
    let text = String(repeating: piece, count: 40_000 / piece.utf8.count)
    let bytes = Array(text.utf8)
    let pieces = SentenceSplitter.split(text).map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(pieces.count > 4)
    #expect(pieces.allSatisfy { $0.utf8.count <= SentenceSplitter.longest })
    #expect(pieces.dropLast().allSatisfy { $0.last == last })
    #expect(pieces.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test(
    "A long text of one piece comes to its end: in the square of its length it would take hours",
    .timeLimit(.minutes(5)), arguments: ["(", "。", "a. ", "「。", ")", "...", ". ", "(。)", "  ", "\"", "i. "])
  func linear(piece: String) {
    let text = String(repeating: piece, count: 400_000)
    let ranges = SentenceSplitter.split(text)
    #expect(ranges.allSatisfy { $0.upperBound <= text.utf8.count })
  }
}
