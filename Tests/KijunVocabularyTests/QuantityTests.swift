import KijunGuidelines
import KijunVocabulary
import Testing

@Suite("Quantities in a text")
struct QuantityTests {
  @Test(
    "A size is one value of two numbers, however it is written",
    arguments: [
      "44×44 pt", "44x44 pt", "44 × 44pt", "44*44 pt", "４４×４４ｐｔ", "44 pt × 44 pt", "44 x 44 points",
      "44 by 44 points", "44pt x 44pt",
    ])
  func sizes(_ text: String) throws {
    #expect(try quantities(text) == ["size 44 44 pt"])
  }

  @Test(
    "A range has two ends",
    arguments: [
      ("8〜12 pt", "range 8 12 pt"), ("8～12 pt", "range 8 12 pt"), ("8-12 pt", "range 8 12 pt"),
      ("8–12 pt", "range 8 12 pt"),
      ("8 - 12 pt", "range 8 12 pt"), ("8 to 12 pt", "range 8 12 pt"), ("8 至 12 點", "range 8 12 pt"),
      ("8到12点", "range 8 12 pt"),
      ("8 pt から 12 pt", "range 8 12 pt"), ("3 つから 5 つ", "range 3 5 count"), ("16〜45px", "range 16 45 px"),
      ("8에서 12 pt", "range 8 12 pt"),
      ("２～３個", "range 2 3 count"), ("100 ms to 300 ms", "range 100 300 ms"),
    ])
  func ranges(_ text: String, _ expected: String) throws {
    #expect(try quantities(text) == [expected])
  }

  @Test("Two numbers with a slash are two values in one place")
  func pairs() throws {
    #expect(try quantities("34 / 41") == ["pair 34 41"])
    #expect(try quantities("34/41") == ["pair 34 41"])
    #expect(try quantities("17px / 22px") == ["pair 17 22 px"])
  }

  @Test(
    "A list is several values and shares the unit behind the last",
    arguments: [
      ("5 and 6", ["number 5", "number 6"]),
      ("8, 16 and 24 pt", ["number 8 pt", "number 16 pt", "number 24 pt"]),
      ("8、16、24 pt", ["number 8 pt", "number 16 pt", "number 24 pt"]),
      ("4 or 8 px", ["number 4 px", "number 8 px"]),
      ("8 px, 16 pt", ["number 8 px", "number 16 pt"]),
    ])
  func lists(_ text: String, _ expected: [String]) throws {
    #expect(try quantities(text) == expected)
  }

  @Test(
    "A ratio is a ratio, half or full width",
    arguments: ["4.5:1", "４．５：１", "4.5：1"])
  func ratios(_ text: String) throws {
    #expect(try quantities(text) == ["ratio 4.5 :1"])
  }

  @Test(
    "A colour is a colour, in capitals or not",
    arguments: [
      ("#1C1C1E", "#1C1C1E"), ("#1c1c1e", "#1C1C1E"), ("＃1Ｃ1Ｃ1Ｅ", "#1C1C1E"), ("#fff", "#FFFFFF"),
      ("#11223344", "#11223344"),
    ])
  func colours(_ text: String, _ normalized: String) throws {
    let analysis = try Shipped.analysis("背景は \(text) とする")
    #expect(analysis.quantities.map(\.shape) == [.color])
    let quantity = try #require(analysis.quantities.first)
    #expect(ColorText.normalized(Folding.fold(analysis.slice(quantity.range))) == normalized)
  }

  @Test(
    "A fragment, a number sign and a tag are no colours",
    arguments: ["#section", "#1", "C#12", "#1C1C1", "# 123456"])
  func noColours(_ text: String) throws {
    #expect(try !Shipped.analysis(text).quantities.contains { $0.shape == .color })
  }

  @Test(
    "One day in every form",
    arguments: [
      "2026-09-05", "2026/09/05", "2026/9/5", "2026.9.5", "2026年9月5日", "2026年 9月 5日", "２０２６年９月５日",
      "2026년 9월 5일",
      "5 September 2026", "the 5th of September, 2026", "Sept 5, 2026", "September 5th 2026",
      "(5 Sep 2026)",
    ])
  func dates(_ text: String) throws {
    #expect(try quantities(text) == ["date 2026-09-05"])
  }

  @Test(
    "A point is a point, whatever it is called",
    arguments: [
      "68 pt", "68pt", "68 ポイント", "68ポイント", "68 點", "68點（points）", "68 点", "68 포인트", "68 points", "６８ｐｔ",
      "68 PT",
    ])
  func points(_ text: String) throws {
    #expect(try quantities(text) == ["number 68 pt"])
  }

  @Test(
    "Units keep apart",
    arguments: [
      ("17px", "number 17 px"), ("1.5 rem", "number 1.5 rem"), ("20%", "number 20 %"),
      ("20 percent", "number 20 %"), ("300 ms", "number 300 ms"),
      ("0.3秒", "number 0.3 s"), ("45°", "number 45 °"), ("45度", "number 45 °"), ("48dp", "number 48 dp"),
      ("3 つ", "number 3 count"),
      ("5 tabs", "number 5 count"), ("326 ppi", "number 326 ppi"), ("22像素", "number 22 px"),
      ("44 픽셀", "number 44 px"),
    ])
  func units(_ text: String, _ expected: String) throws {
    #expect(try quantities(text) == [expected])
  }

  @Test(
    "Numbers in their own forms",
    arguments: [
      ("-0.41 pt", "number -0.41 pt"), ("−0.41 pt", "number -0.41 pt"), ("(-2 pt)", "number -2 pt"),
      ("1,024 px", "number 1024 px"),
      ("1,194 pt", "number 1194 pt"), ("60pt+", "number 60 pt +"), ("1.5", "number 1.5"),
      ("12.", "number 12"),
    ])
  func numbers(_ text: String, _ expected: String) throws {
    #expect(try quantities(text).first == expected)
  }

  @Test("A minus between two numbers is no sign")
  func noSign() throws {
    #expect(try !Shipped.analysis("8-12 pt").quantities.contains { $0.numbers.contains { $0 < 0 } })
    #expect(try !Shipped.analysis("font-12 pt").quantities.contains { $0.numbers.contains { $0 < 0 } })
  }

  @Test(
    "Every quantity is a slice of the text",
    arguments: [
      "副題を持つ行は６８ｐｔ以上（#1C1C1E、4.5:1）", "2026年9月5日に 8〜12 pt、34/41", "−2 pt 🏳️‍🌈 44×44 pt", "\u{FEFF}44\u{200B}pt",
    ])
  func slices(_ text: String) throws {
    let analysis = try Shipped.analysis(text)
    let bytes = Array(text.utf8)
    #expect(!analysis.quantities.isEmpty)
    for quantity in analysis.quantities {
      #expect(String(validating: bytes[quantity.range], as: UTF8.self) != nil)
      #expect(
        quantity.range.lowerBound <= quantity.numberRange.lowerBound
          && quantity.numberRange.upperBound <= quantity.range.upperBound)
    }
  }
}
