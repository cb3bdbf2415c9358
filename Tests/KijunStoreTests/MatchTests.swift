import KijunStore
import Testing

@Suite("A query for the full-text index")
struct MatchTests {
  static let marks = (33...126).compactMap { Unicode.Scalar($0).map(Character.init) }
    .filter { !$0.isLetter && !$0.isNumber }.map(String.init)

  static let terms: [String] = [
    "NEAR(a b)", "--", "a\0b", "\0", "🙂", "a🙂b", "own : row", "own:row", "{own context} : row", "-row",
    "^row", "row*", "\"", "\"\"", "\"row", "row AND", "OR", "NOT row", "(", ")", "row)", "(row OR", "'; DROP",
    "#1C1C1E", "4.5:1", "34 / 41", "8-12", "2026-09-05", "?", "", " ", "44×44", "17px/22px", "e\u{301}a",
    "\u{301}", "\u{200D}", "\u{FEFF}row", "a\u{1E900}b", "\u{10FFFF}", "a+b", "½", "①", "第㍻章", "ｔｏｐ",
    "\u{E000}row", "a_b", "ß", "İ", "a\u{AD}b", "क्षि", "กำ", "한국어",
  ]

  let test: TestBase

  init() throws {
    test = try TestBase()
    try test.write("# Layout\nThe row is 44 pt high\nA label and 8 to 12 pt, 4.5 to 1")
  }

  private func find(_ match: Match) throws -> [String] {
    try test.base.passages(ids: test.base.candidates(match: match, limit: 10).map(\.passage)).map(\.text)
  }

  @Test("never raises an error, whatever punctuation is in it", arguments: marks)
  func punctuation(_ mark: String) throws {
    #expect(try find(.quote(mark)) == [])
    for term in ["row\(mark)", "\(mark)row", "\(mark)\(mark)row\(mark)"] {
      #expect(try find(.quote(term)) == ["The row is 44 pt high"])
    }
    #expect(try find(.quote("row\(mark)high")) == ["The row is 44 pt high"])
    #expect(try find(.quote("row\(mark)label")) == [])
  }

  @Test("never raises an error, whatever a question holds", arguments: terms)
  func hostile(_ term: String) throws {
    _ = try find(.quote(term))
    _ = try find(.any([term, "row", term]))
    _ = try find(.all([term, "row", term]))
    _ = try find(.own(.any([term, "row"])))
    _ = try test.base.documentFrequency(term)
  }

  @Test("cuts every character of the first plane as the index does, so that no term becomes a phrase")
  func allCharacters() throws {
    // Of the many ideographs and Hangul syllables, which are all alike, the first row is enough.
    let blocks =
      Array(stride(from: 0x80, to: 0x3500, by: 128)) + [0x4E00] + stride(from: 0xA000, to: 0xAC80, by: 128)
      + stride(from: 0xE000, to: 0xE080, by: 128) + stride(from: 0xF800, to: 0x1_0000, by: 128)
    for block in blocks {
      let terms = (block..<block + 128).compactMap { Unicode.Scalar($0).map { "a\(Character($0))b" } }
      #expect(throws: Never.self) { try test.base.candidates(match: .any(terms), limit: 1) }
    }
  }

  @Test("takes a great many terms")
  func many() throws {
    let terms = (0..<5_000).map { "w\($0)" } + ["row"]
    #expect(try find(.any(terms)) == ["The row is 44 pt high"])
    #expect(try find(.all(terms)) == [])
  }

  @Test("finds a number as a whole and not within another")
  func numbers() throws {
    #expect(try find(.quote("4")) == ["A label and 8 to 12 pt, 4.5 to 1"])
    #expect(try find(.quote("44")) == ["The row is 44 pt high"])
    #expect(try find(.quote("2")) == [])
  }

  @Test("may look into the words of the passage alone, without those of its heading")
  func own() throws {
    #expect(try find(.quote("layout")).count == 3)
    #expect(try find(.own(.quote("layout"))) == ["Layout"])
  }

  @Test("with nothing in it finds nothing, and adds nothing to others")
  func nothing() throws {
    #expect(Match.quote("?!") == .nothing)
    #expect(Match.any([String]()) == .nothing)
    #expect(try find(.nothing) == [])
    #expect(Match.all(["?", "row"]) == .quote("row"))
  }
}
