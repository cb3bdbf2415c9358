import Testing

@testable import KijunExporting

@Suite("Names in code")
struct SlugTests {
  @Test(
    "are words of small letters and digits; what is written in another script has none",
    arguments: [
      ("Custom row with a subtitle (副題を持つ独自行)", "custom-row-with-a-subtitle"), ("minHeight", "min-height"),
      ("min-height", "min-height"), ("Title 1", "title-1"), ("操作 tint", ""), ("副題", ""),
      ("Row (large)", "row-large"),
      (".opacity", "opacity"), ("It's on", "its-on"), ("$a.{b}", "a-b"), ("", ""), ("()", ""), ("((a)", ""),
    ])
  func slugs(text: String, slug: String) {
    #expect(Slug.of(text) == slug)
  }

  @Test("long ones end at a word")
  func long() {
    let slug = Slug.of(String(repeating: "abcdefghi ", count: 100))
    #expect(slug == "abcdefghi-abcdefghi-abcdefghi-abcdefghi")
  }

  @Test(
    "are identifiers in Swift",
    arguments: [
      (["row", "height"], "rowHeight"), (["834x1194", "size"], "_834x1194Size"),
      (["default"], "defaultValue"),
      (["body", "color-dark"], "bodyColorDark"),
    ])
  func constants(words: [String], name: String) {
    #expect(SwiftName.constant(words) == name)
  }

  @Test(
    "no text of a document ends the comment that it stands in",
    arguments: ["*/", "**/", "/*", "a\nb", "a\r\nb", "a\u{2028}b", "*\u{0}/", "/*/"])
  func comments(text: String) {
    let line = CommentText.line(text)
    #expect(!line.contains("*/") && !line.contains("/*"))
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 })
  }
}
