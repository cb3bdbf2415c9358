import KijunGuidelines
import Testing

@Suite("Facts of a list of names and values")
struct ListTests {
  @Test("The unit above a list holds for its bare numbers")
  func tokens() throws {
    let facts = try Facts("Steps, in pt:\n- space-1 = 3, beside an icon\n- space-2 = 7, below a title\n")
    #expect(facts.facts == ["space-1 = 3 pt", "space-2 = 7 pt"])
    let code = try Facts("間隔の記号（pt）:\n\n- `gap.a` 3\n- `gap.b` 7\n", markdown: true)
    #expect(code.facts == ["gap.a = 3 pt", "gap.b = 7 pt"])
  }

  @Test("Without a unit above it a bare number stays unread")
  func noUnit() throws {
    #expect(try Facts("Steps:\n- space-1 = 3, beside an icon\n- space-2 = 7\n").claims.isEmpty)
  }

  @Test("Lines of a name and a number below a heading with the unit")
  func lines() throws {
    let facts = try Facts(
      "Shapes\n\nAll shapes are soft.\n\nCorner radius (pt)\nBanner 11\nAvatar 13\nEvery other corner is the system's.\n"
    )
    #expect(facts.facts == ["Banner = 11 pt", "Avatar = 13 pt"])
    #expect(facts.values(of: "corner-radius") == ["11 pt", "13 pt"])
  }

  @Test("Two figures of a style are its size and leading")
  func pairs() throws {
    let facts = try Facts(
      "HTML approximation\nPage name 31px / 39px\nSide remark 12px / 17px\nNothing else is drawn by the page.\n",
      tier: "fp_adopted")
    #expect(
      facts.facts == ["Page name = 31 px", "Page name = 39 px", "Side remark = 12 px", "Side remark = 17 px"])
    #expect(facts.values(of: "leading") == ["39 px", "17 px"])
  }

  @Test("An item that points at another list takes what that one says")
  func reference() throws {
    let facts = try Facts(
      "# Cards\n\n**Large card**\n\n- Gap: 22 pt\n- Padding: 14 pt\n\n**Small card**\n\n- Gap: same as large card\n- Padding: 8 pt\n",
      markdown: true)
    #expect(facts.values == ["22 pt", "14 pt", "22 pt", "8 pt"])
    #expect(facts.claims[2].lines == 10...10)
    let unknown = try Facts(
      "# Cards\n\n**Small card**\n\n- Gap: same as huge card\n- Padding: 8 pt\n", markdown: true)
    #expect(unknown.values == ["8 pt"])
  }

  @Test(
    "A cell that names another column takes its value",
    arguments: ["same as light", "ライトと同じ", "同淺色", "라이트와 같음"])
  func column(_ cell: String) throws {
    let light = cell.contains("淺") ? "淺色" : cell.contains("ラ") ? "ライト" : cell.contains("라") ? "라이트" : "Light"
    let facts = try Facts(
      "| Role | \(light) | Dark |\n|---|---|---|\n| Backdrop | #FAFBFC | \(cell) |\n", markdown: true)
    #expect(facts.values == ["#FAFBFC", "#FAFBFC"])
  }
}
