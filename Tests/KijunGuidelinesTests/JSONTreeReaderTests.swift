import Testing

@testable import KijunGuidelines

@Suite("JSON is read strictly, with the place of an error")
struct JSONTreeReaderTests {
  @Test(
    "texts with escapes",
    arguments: [
      (#""a\n\"\\\/\u00e9\ud83d\ude00""#, "a\n\"\\/é😀"), (#""基準""#, "基準"), ("\u{FEFF}\"x\"", "x"),
    ])
  func strings(_ json: String, _ text: String) throws {
    #expect(try JSONTreeReader.read(Array(json.utf8)).string == text)
  }

  @Test(
    "what is no JSON",
    arguments: [
      "", "{", "[1,]", "{\"a\":1,}", "nul", "01x", "\"a", "\"\\x\"", "\"\\ud800\"", "[1] 2", "'a'", "{a:1}",
      "\"a\nb\"", "+1", "NaN", "[1 2]", "01", "1.", "-", "0x10", "1e", ".5", "-Infinity",
    ])
  func broken(_ json: String) {
    #expect(throws: SyntaxError.self) { try JSONTreeReader.read(Array(json.utf8)) }
  }

  @Test("columns count characters, not bytes")
  func column() {
    let error = #expect(throws: SyntaxError.self) {
      try JSONTreeReader.read(Array("\n[\"基準\" x]".utf8))
    }
    #expect(error?.line == 2)
    #expect(error?.column == 7)
  }

  @Test("ten thousand brackets are an error, not a crash")
  func deep() {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 10_000)
    #expect(throws: SyntaxError.self) { try JSONTreeReader.read(text) }
  }
}
