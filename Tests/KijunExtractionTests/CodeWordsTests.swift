import Testing

@testable import KijunExtraction

@Suite("Words of names in code")
struct CodeWordsTests {
  @Test(
    "a name is cut where a capital begins a word",
    arguments: [
      (".clipShape(Capsule())", " clip shape(capsule())"), ("UITabBar", "ui tab bar"),
      ("underline_style", "underline style"),
      ("XCUIElement", "xcui element"), ("plain", "plain"), ("", ""),
    ])
  func cut(_ code: String, _ words: String) { #expect(CodeWords.cut(code) == words) }

  @Test("only names with a capital inside are names in a sentence")
  func names() {
    #expect(CodeWords.names(in: "Set isFocused, not Focus, on バーのUITabBar。") == "isFocused | UITabBar")
  }
}
