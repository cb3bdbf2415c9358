import KijunGuidelines
import Testing

@Suite("The id of a fact is stable")
struct ClaimKeyTests {
  private func ids(_ text: String, source: String = "atlas") throws -> [String] {
    try Facts(text, markdown: true, source: source).claims.map(\.id)
  }

  private let text =
    "# Atlas\n\n## 2. Cards\n\nThe card height is 72 pt.\n\n| Part | Width |\n|---|---|\n| Banner | 300 pt |\n"

  @Test("It survives an inserted line, a changed value and a renumbered section")
  func survives() throws {
    let before = try ids(text)
    #expect(before.count == 2 && Set(before).count == 2)
    #expect(try ids(text.replacing("## 2.", with: "Something new.\n\n## 2.")) == before)
    #expect(try ids(text.replacing("72 pt", with: "76 pt").replacing("300 pt", with: "320 pt")) == before)
    #expect(try ids(text.replacing("## 2.", with: "## 3.")) == before)
  }

  @Test("It is another in another section, of another subject, in another source")
  func differs() throws {
    let before = try ids(text)
    #expect(try Set(ids(text.replacing("Cards", with: "Sheets"))).isDisjoint(with: before))
    #expect(try ids(text.replacing("Banner", with: "Avatar")).last != before.last)
    #expect(try Set(ids(text, source: "other")).isDisjoint(with: before))
  }

  @Test("The same fact twice in one section has two ids")
  func twice() throws {
    let ids = try ids("# Atlas\n\nThe card height is 72 pt.\n\nThe card height is 72 pt.\n")
    #expect(ids.count == 2 && Set(ids).count == 2)
    #expect(ids.allSatisfy { $0.hasPrefix("c_") && $0.count == 14 })
  }
}
