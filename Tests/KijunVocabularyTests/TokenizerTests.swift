import KijunVocabulary
import Testing

@Suite("Tokens: Latin words, numbers, single characters of Chinese, Japanese and Korean")
struct TokenizerTests {
  @Test(
    "A text is cut where its script or its words end",
    arguments: [
      ("min row height", ["min", "row", "height"]), ("min-height", ["min", "height"]),
      ("largeTitle", ["largetitle"]), ("secondaryLabel", ["secondarylabel"]),
      (".largeTitle", [".largetitle"]),
      ("Color.red", ["color", "red"]), ("44pt", ["44", "pt"]), ("４４ｐｔ", ["44", "pt"]),
      ("iOS 17.0.", ["ios", "17.0"]),
      ("副題 行", ["副", "題", "行"]), ("行タイトル", ["行", "タ", "イ", "ト", "ル"]), ("ボタンは", ["ボ", "タ", "ン", "は"]),
      ("행 높이", ["행", "높", "이"]), ("100%", ["100"]), ("", []), ("、。！", []), ("👩‍👩‍👧", []),
      ("#1C1C1E", ["1", "c", "1", "c", "1", "e"]),
    ])
  func tokens(_ text: String, _ expected: [String]) {
    #expect(Tokenizer.tokens(of: text).map(\.text) == expected)
  }

  @Test(
    "A plural is the word itself",
    arguments: [
      ("rows", "row"), ("buttons", "button"), ("categories", "category"), ("switches", "switch"),
      ("classes", "class"),
      ("radius", "radius"), ("emphasis", "emphasis"), ("glass", "glass"), ("as", "as"), ("iOS", "ios"),
    ])
  func plural(_ word: String, _ stem: String) {
    #expect(Tokenizer.tokens(of: word).map(\.text) == [stem])
  }

  @Test("The name of an API keeps its last letter", arguments: [".tabs", ".symbols"])
  func apiNames(_ name: String) {
    #expect(Tokenizer.tokens(of: name).map(\.text) == [name])
  }

  @Test(
    "Every token is a slice of the text, in order",
    arguments: [
      "副題を持つ独自行は min-height 68 pt。", "行間は８〜１２ｐｔ", "ｶｰﾄﾞ（card）", "é à 한국어 🏳️‍🌈 x", "\u{FEFF}Body\u{200B}style",
    ])
  func ranges(_ text: String) {
    let bytes = Array(text.utf8)
    var end = 0
    for token in Tokenizer.tokens(of: text) {
      #expect(token.range.lowerBound >= end && !token.range.isEmpty && token.range.upperBound <= bytes.count)
      #expect(String(validating: bytes[token.range], as: UTF8.self) != nil)
      end = token.range.upperBound
    }
  }

  @Test("Punctuation parts what a space and a bracket only separate")
  func marks() {
    #expect(Tokenizer.tokens(of: "row, height").map(\.afterMark) == [false, true])
    #expect(Tokenizer.tokens(of: "row height").map(\.afterMark) == [false, false])
    #expect(Tokenizer.tokens(of: "Large (default)").map(\.afterMark) == [false, false])
    #expect(Tokenizer.tokens(of: "行、高").map(\.afterMark) == [false, true])
  }

  @Test(
    "Bytes that are no text end no process",
    arguments: [[0xFF], [0xE3, 0x81], [0xF0, 0x9F, 0x98], [0x80, 0x41]] as [[UInt8]])
  func brokenBytes(_ bytes: [UInt8]) {
    #expect(Tokenizer.tokens(of: bytes).count <= bytes.count)
  }
}

@Suite("Korean words")
struct KoreanWordTests {
  @Test("What begins inside a word ends inside it; a compound may be written in two")
  func boundaries() throws {
    let vocabulary = try Vocabulary.shipped()
    func ids(_ text: String) -> [String] { Analysis(text, vocabulary: vocabulary).conceptIDs() }
    #expect(!ids("폭은 몇 pt로 고정할까").contains("logo"))
    #expect(ids("로고의 폭").contains("logo"))
    #expect(ids("주요 버튼의 폭").contains("primary-button"))
  }
}
