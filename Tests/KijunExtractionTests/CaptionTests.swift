import KijunGuidelines
import Testing

@Suite("What stands above a table or list holds for all of its numbers")
struct CaptionTests {
  @Test(
    "A unit in the first header is meant for the numbers beside the keys",
    arguments: ["Part (pt)", "要素（pt）", "元素（pt）", "요소(pt)"])
  func unitOfKeys(_ header: String) throws {
    let facts = try Facts(
      "| \(header) | Normal | Large |\n|---|---|---|\n| Banner | 31 | 37 |\n", markdown: true)
    #expect(facts.values == ["31 pt", "37 pt"])
  }

  @Test(
    "A property that a sentence calls a bound is one in the table below, and no other is",
    arguments: ["Heights are minimums; a row grows with its text.", "高さは最小値。"])
  func boundOfProperty(_ sentence: String) throws {
    let facts = try Facts(
      "# Rows\n\n\(sentence)\n\n| Row | Height (pt) | Inset (pt) |\n|---|---|---|\n| Plain | 53 | 21 |\n",
      markdown: true)
    #expect(facts.claims.map(\.value.comparator) == [.atLeast, .equal])
  }

  @Test("A column of weights or counts has no part in that unit")
  func unitless() throws {
    let facts = try Facts(
      "| Style (pt) | Size | Weight |\n|---|---|---|\n| Body | 17 | 400 |\n", markdown: true)
    #expect(facts.claims.map(\.value.unit) == ["pt", nil])
  }

  @Test("The columns of a scale go on with the unit of the size")
  func scales() throws {
    let facts = try Facts(
      "| Use | Size (px) | @1x | @2x |\n|---|---|---|---|\n| Badge | 20×20 | - | 40×40 |\n", markdown: true)
    #expect(facts.values == ["20×20 px", "40×40 px"])
  }

  @Test("A unit in the brackets of a heading, or in a line of its own")
  func unitAbove() throws {
    let table = "| Part | Height |\n|---|---|\n| Banner | 31 |\n"
    #expect(try Facts("# Sizes\n\n## Heights (pt)\n\n\(table)", markdown: true).values == ["31 pt"])
    #expect(try Facts("# Sizes\n\nAll of it in px:\n\n\(table)", markdown: true).values == ["31 px"])
    // A heading speaks of points without meaning the unit.
    #expect(try Facts("# Sizes\n\n## Points of interest\n\n\(table)", markdown: true).values == ["31"])
  }

  @Test(
    "A minimum in the line above a table is the bound of its cells",
    arguments: [
      "Minimum heights, in pt:", "次の表は最小の高さ（pt）。", "各元件的最小高度如下，單位 pt：", "다음은 최소 높이(pt)입니다.",
    ])
  func bound(_ line: String) throws {
    let facts = try Facts("\(line)\n\n| Part | iPad |\n|---|---|\n| Banner | 31 |\n", markdown: true)
    #expect(facts.values == [">= 31 pt"])
    #expect(facts.claims.first?.value.role == .minimum)
  }

  @Test("A header or a key that names a bound is nearer")
  func nearerBound() throws {
    let facts = try Facts(
      "Minimum heights:\n\n| Part | Maximum height | Height |\n|---|---|---|\n| Banner | 99 pt | 31 pt |\n",
      markdown: true)
    #expect(facts.values == ["<= 99 pt", "31 pt"])
  }

  @Test(
    "Words for the least of something over a column", arguments: ["Floor", "Narrowest", "下限", "最低限度", "최소"])
  func boundOfColumn(_ header: String) throws {
    let facts = try Facts("| Part | \(header) |\n|---|---|\n| Banner | 31 pt |\n", markdown: true)
    #expect(facts.values == [">= 31 pt"])
  }

  @Test("Where the keys are properties, the heading says what they are of")
  func subjectAbove() throws {
    let facts = try Facts(
      "# Lists\n\n## Toggle\n\n| Part | Normal | iPad |\n|---|---|---|\n| Height | 31 pt | 33 pt |\n\n## Sidebar\n\n| Part | Normal | iPad |\n|---|---|---|\n| Width | 200 pt | 240 pt |\n",
      markdown: true)
    #expect(facts.values(of: "toggle") == ["31 pt", "33 pt"])
    #expect(facts.values(of: "sidebar") == ["200 pt", "240 pt"])
    #expect(facts.claims.map { $0.conditions["device"]?.concepts.first } == [nil, "ipad", nil, "ipad"])
  }

  @Test("A setting over a column is the condition of its cells")
  func settings() throws {
    let facts = try Facts(
      "| Moves (ms) | Normally | Reduce Motion on | Large text (AX1 and up) |\n|---|---|---|---|\n| Sheet opens | 310 | 0 | 320 |\n",
      markdown: true)
    #expect(facts.values == ["310 ms", "0 ms", "320 ms"])
    #expect(facts.claims[1].conditions["motion"]?.concepts == ["reduced-motion"])
    #expect(facts.claims[2].conditions["text_size"]?.concepts == ["text-size-ax1"])
  }
}
