import Testing

@testable import KijunSite

@Suite("Drawing to scale")
struct DrawingTests {
  @Test(
    "a drawing is as large as the thing, or smaller by a factor that one can reckon with",
    arguments: [
      (68.0, 44.0, "1:1"), (200, 200, "1:1"), (201, 10, "1:2"), (1024, 1024, "1:10"), (390, 844, "1:5"),
      (99_999, 1, "1:500"),
    ])
  func scale(_ width: Double, _ height: Double, _ expected: String) {
    #expect(Scale.fitting(width, height, inWidth: 200, height: 200).text == expected)
  }

  @Test(
    "numbers are written as short as they are",
    arguments: [
      (44.0, "44"), (0.5, "0.5"), (12.25, "12.25"), (12.05, "12.05"), (-3.5, "-3.5"), (1.0 / 3, "0.33"),
    ])
  func numbers(_ number: Double, _ expected: String) {
    #expect(Canvas.number(number) == expected)
  }

  @Test("pages of documents have names that a file may have, each its own")
  func slugs() {
    let one = Slug.of(source: "a", document: "folder/Größe & <x>.md")
    #expect(one.wholeMatch(of: #/gr-e-x-md-[0-9a-f]{12}/#) != nil, "\(one)")
    #expect(one != Slug.of(source: "b", document: "folder/Größe & <x>.md"))
    #expect(Slug.of(source: "a", document: "行.md").hasPrefix("md-"))
    #expect(Slug.of(source: "a", document: "../../..").hasPrefix("document-"))
  }

  @Test(
    "a language is said where it is one",
    arguments: [("ja", " lang=\"ja\""), ("zh-Hant", " lang=\"zh-Hant\""), ("xx", ""), ("en\"", ""), ("", "")])
  func languages(_ language: String, _ expected: String) {
    #expect(LanguageTag.attribute(language).text == expected)
  }
}
