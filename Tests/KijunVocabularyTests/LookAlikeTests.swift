import KijunGuidelines
import KijunVocabulary
import Testing

@Suite("Numbers that belong to a name are no quantities")
struct LookAlikeTests {
  @Test(
    "A number in a name, an address or a reference",
    arguments: [
      ("1.4.4", "no reference"), ("達成基準 1.4.4", "no reference"), ("B/43", "no identifier"),
      ("@2x", "no identifier"), ("§6", "no reference"),
      ("H1", "no identifier"), ("B43TextField", "no identifier"), ("Title 1", "no identifier 1"),
      ("Caption 2", "no identifier 2"), ("v1.2", "no identifier"),
      ("https://example.com/44/44.png", "no address"), ("icon_44", "no identifier"),
      ("ios-17", "no identifier"), ("SF3", "no identifier"),
    ])
  func look(_ text: String, _ expected: String) throws {
    let found = try Shipped.analysis(text).quantities
    #expect(found.allSatisfy { !$0.isValue } && found.first.map(shown) == expected, "\(found.map(shown))")
  }

  @Test("A range of sections is a reference")
  func sections() throws {
    let found = try Shipped.analysis("§6〜7").quantities
    #expect(found.allSatisfy { !$0.isValue })
  }

  @Test("A hit in a name doesn't swallow the value beside it")
  func beside() throws {
    #expect(try quantities("Title 1 は 28 pt").last == "number 28 pt")
    #expect(try quantities("icon@2x は 44×44 pt").last == "size 44 44 pt")
    #expect(try quantities("B/43 では 44 pt").last == "number 44 pt")
  }
}
