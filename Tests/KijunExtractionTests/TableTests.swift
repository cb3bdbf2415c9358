import KijunGuidelines
import Testing

@Suite("Facts of a table")
struct TableTests {
  @Test(
    "Beside a font size 行高 is the leading, elsewhere the height of a row as well",
    arguments: [("字級（pt）", false), ("寬度（pt）", true)])
  func leading(_ header: String, _ isOfRows: Bool) throws {
    let facts = try Facts("| 角色 | \(header) | 行高（pt） |\n|---|---|---|\n| 標籤 | 13 | 17 |\n", markdown: true)
    let height = try #require(facts.claims.last)
    #expect(height.propertyConcepts.contains("row-height") == isOfRows)
    #expect(height.propertyConcepts.contains("leading"))
  }

  @Test("A compound header splits with its cells")
  func compound() throws {
    let facts = try Facts(
      """
      文字は次の表のとおり。数値は pt。
      | スタイル | サイズ / leading | 通常 → 強調 |
      |---|---|---|
      | Body | 18 / 24 | Regular → Semibold |
      | Footnote | 14 / 19 | Light → Medium |
      """)
    #expect(facts.values(of: "body").prefix(2) == ["18 pt", "24 pt"])
    #expect(facts.values(of: "leading") == ["24 pt", "19 pt"])
    #expect(facts.values(of: "footnote").prefix(2) == ["14 pt", "19 pt"])
    #expect(
      facts.values.filter { $0.hasPrefix("weight") } == [
        "weight Regular", "weight Semibold", "weight Light", "weight Medium",
      ])
  }

  @Test("A cell of another make than its compound header is read as one")
  func notCompound() throws {
    let facts = try Facts("| Style | Size / leading |\n|---|---|\n| Body | 18 pt |\n")
    #expect(facts.values == ["18 pt"])
  }

  @Test(
    "A ditto mark takes the value above it", arguments: ["同上", "〃", "same as above", "ditto", "\"", "위와 같음"])
  func ditto(_ mark: String) throws {
    let facts = try Facts("| Part | Height |\n|---|---|\n| Card | 72 pt |\n| Banner | \(mark) |\n")
    #expect(facts.facts == ["Card = 72 pt", "Banner = 72 pt"])
    #expect(facts.claims.map(\.lines) == [3...3, 4...4])
    #expect(facts.quote(facts.claims[1]).contains(mark))
  }

  @Test("同左 takes the value beside it", arguments: ["同左", "same as left", "左に同じ"])
  func dittoLeft(_ mark: String) throws {
    let facts = try Facts("| Part | Height | Width |\n|---|---|---|\n| Avatar | 40 pt | \(mark) |\n")
    #expect(facts.values == ["40 pt", "40 pt"])
    #expect(facts.values(of: "width") == ["40 pt"])
  }

  @Test(
    "A unit stands in the header, in the cell or in the sentence before the table",
    arguments: [
      "| 部品 | 高さ（pt） |\n|---|---|\n| カード | 72 |", "| Part | Height (pt) |\n|---|---|\n| Card | 72 |",
      "| 元件 | 高度（點） |\n|---|---|\n| 卡片 | 72 |", "| Part | Height |\n|---|---|\n| Card | 72 pt |",
      "Heights are in points.\n\n| Part | Height |\n|---|---|\n| Card | 72 |",
      "次の表の数値は pt。\n| 部品 | 高さ |\n|---|---|\n| カード | 72 |",
      "높이는 pt 단위입니다.\n\n| 부품 | 높이 |\n|---|---|\n| 카드 | 72 |",
    ])
  func units(_ text: String) throws {
    #expect(try Facts(text).values == ["72 pt"])
  }

  @Test("A unit in the cell beats the one of the header")
  func nearestUnit() throws {
    #expect(try Facts("| Part | Height (pt) |\n|---|---|\n| Card | 72px |\n").values == ["72 px"])
  }

  @Test("The name of a tier over a column is the tier of its cells")
  func tierColumns() throws {
    let facts = try Facts(
      "| Part | FP adopted | Apple | HTML approximation |\n|---|---|---|---|\n| Button height | 48 pt | 44 pt | 46px |\n"
    )
    #expect(facts.tiered == ["48 pt [fp_adopted]", "44 pt [apple_official]", "46 px [html_approximation]"])
  }

  @Test("A minimum in the key or the header is the bound of the cell")
  func bounds() throws {
    let key = try Facts("| Part | Width |\n|---|---|\n| Minimum button | 30 pt |\n| 最小 | 20 pt |\n")
    #expect(key.values == [">= 30 pt", ">= 20 pt"])
    let header = try Facts(
      "| Platform | Default size | Minimum size |\n|---|---|---|\n| iOS | 44x44 pt | 28x28 pt |\n")
    #expect(header.values == ["44×44 pt", ">= 28×28 pt"])
    #expect(header.claims.last?.value.role == .minimum)
    #expect(header.claims.first?.value.role == .default)
    #expect(header.claims.allSatisfy { $0.conditions["platform"]?.concepts == ["ios"] })
  }

  @Test("A cell says itself what it measures, more exactly than its header")
  func ownProperty() throws {
    let facts = try Facts("| 対象 | 開始点 |\n|---|---|\n| 見出しを持つ独自行 | min-height 74 pt |\n")
    #expect(facts.values == [">= 74 pt"])
    #expect(facts.claims.first?.property == "min-height")
    #expect(facts.claims.first?.propertyConcepts.contains("min-height") == true)
    #expect(facts.claims.first?.value.role == .minimum)
  }

  @Test(
    "A cell with nothing in it is listed, not read",
    arguments: ["", "-", "—", "–", "ー", "N/A", "なし", "無", "…"])
  func empty(_ cell: String) throws {
    let facts = try Facts(
      "| Part | Height | Width |\n|---|---|---|\n| Card | \(cell) | 10 pt |\n", markdown: true)
    #expect(facts.values == ["10 pt"])
    #expect(facts.extraction.rejects.map(\.reason) == [.emptyCell])
  }

  @Test("A cell that calls a function is one fact, and the numbers of a call in a sentence are none")
  func functions() throws {
    let facts = try Facts(
      "| Motion | Curve |\n|---|---|\n| Sheet | cubic-bezier(0.2, 0, 0, 1) |\n| Card | ease-in |\n",
      markdown: true)
    #expect(facts.facts == ["Sheet = cubic-bezier(0.2, 0, 0, 1)", "Card = “ease-in”"])
    #expect(facts.claims.first?.value.kind == .code)
    let sentence = try Facts("The drawer slides in with cubic-bezier(0.3, 0.1, 0, 1), and is 280 pt wide.\n")
    #expect(sentence.values == ["280 pt"])
    #expect(sentence.rejects.count == 4 && sentence.rejects.allSatisfy { $0.hasSuffix("example") })
  }

  @Test("Two facts in one cell are two claims")
  func twoFacts() throws {
    let facts = try Facts("| Part | Size |\n|---|---|\n| Avatar | width 40 pt, height 48 pt |\n")
    #expect(facts.values == ["40 pt", "48 pt"])
    #expect(facts.values(of: "width") == ["40 pt"] && facts.values(of: "height") == ["48 pt"])
  }

  @Test(
    "A column of dates says when each row was verified, and is no fact by itself",
    arguments: ["確認日", "Last verified", "確認日期", "확인일"])
  func dates(_ header: String) throws {
    let facts = try Facts(
      "| Part | Height | \(header) |\n|---|---|---|\n| Card | 72 pt | 2026-03-01 |\n| Banner | 80 pt | 2026/4/2 |\n"
    )
    #expect(facts.dated == ["72 pt @ 2026-03-01", "80 pt @ 2026-04-02"])
  }

  @Test("Rows of one name under different headings are different facts")
  func repeatedKeys() throws {
    let rows = "| Style | Size (pt) |\n|---|---|\n| Body | "
    let facts = try Facts("# Text\n\n## Compact\n\n\(rows)15 |\n\n## Roomy\n\n\(rows)19 |\n", markdown: true)
    #expect(facts.values == ["15 pt", "19 pt"])
    #expect(Set(facts.claims.map(\.id)).count == 2)
  }

  @Test("An empty first cell goes on with the key above it")
  func mergedKey() throws {
    let facts = try Facts(
      "| Part | Measure | Value |\n|---|---|---|\n| Card | Height | 72 pt |\n| | Width | 300 pt |\n",
      markdown: true)
    #expect(facts.claims.filter { $0.value.unit == "pt" }.map(\.subject) == ["Card", "Card"])
  }

  @Test("A colour for each appearance")
  func colours() throws {
    let facts = try Facts("| 役割 | ライト | ダーク |\n|---|---|---|\n| 副題 | #5A5A5E | #A9A9AF |\n")
    #expect(facts.values == ["#5A5A5E", "#A9A9AF"])
    #expect(facts.claims.map { $0.conditions["appearance"]?.text } == ["light", "dark"])
    #expect(
      facts.claims.allSatisfy {
        $0.subjectConcepts.contains("subtitle") && $0.propertyConcepts.contains("color")
      })
  }

  @Test("The name of an API in a cell is code")
  func code() throws {
    let facts = try Facts("| 役割 | SwiftUI |\n|---|---|\n| 見出し | .title3 |\n| 補助 | secondaryLabel |\n")
    #expect(facts.claims.map(\.value.kind) == [.code, .code])
  }

  @Test("A row broken over lines is one row with one quote")
  func brokenRow() throws {
    let facts = try Facts(
      "| Style | Size | SwiftUI | Use |\n|---|---|---|---|\n| Body | 18 pt | .body |\nlong text |\n")
    #expect(facts.claims(about: "body").allSatisfy { $0.lines == 3...4 })
    #expect(facts.quote(try #require(facts.claims.first)) == "| Body | 18 pt | .body |\nlong text |")
  }

  @Test("`17px / 22px` is px, and no row of pt")
  func pixels() throws {
    #expect(
      try Facts("| Style | Size / leading |\n|---|---|\n| Body | 17px / 22px |\n").values == [
        "17 px", "22 px",
      ])
  }

  @Test("The header of a table states nothing")
  func header() throws {
    #expect(try Facts("| Part | 44 pt |\n|---|---|\n").claims.isEmpty)
  }

  @Test("The number of a table in a book is no range")
  func place() throws {
    let facts = try Facts(
      "| Chapter | Table | Height |\n| --- | --- | --- |\n| Chips | Table 6-1 | 32 pt |\n", markdown: true)
    #expect(facts.values == ["32 pt"])
    #expect(facts.rejects == ["6-1: reference"])
  }
}
