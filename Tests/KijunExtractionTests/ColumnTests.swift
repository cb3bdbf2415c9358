import KijunGuidelines
import Testing

/// Tables whose columns or cells say of what the numbers are, rather than what they measure.
@Suite("Facts of a table: columns and cells that tell facts apart")
struct ColumnTests {
  @Test("A table with tabs between its cells has a header where its first line holds no values")
  func tabs() throws {
    let facts = try Facts(
      "Steps in points.\nName\tPoints\tTypical use\ngap.a\t3\ta number and its unit\ngap.b\t9\tone card to the next\nThat is all.\n"
    )
    #expect(facts.facts.filter { $0.hasSuffix("pt") } == ["gap.a = 3 pt", "gap.b = 9 pt"])
    #expect(facts.quote(facts.claims[0]) == "gap.a\t3\ta number and its unit")
    let scale = try Facts(
      "Style\tSize / leading (pt)\tWeight\tSwiftUI\nBody\t18 / 24\tRegular\t.body\nFootnote\t12 / 16\tLight\t.footnote\n"
    )
    #expect(scale.values(of: "leading") == ["24 pt", "16 pt"])
    #expect(scale.claims.filter { $0.value.kind == .code }.map(\.value.text) == [".body", ".footnote"])
  }

  @Test("Lines of a name, a tab and a value without a header are a list")
  func tabsWithoutHeader() throws {
    let facts = try Facts("Heights of our parts are these.\nBanner\t31 pt\nPlate\t44 pt\n")
    #expect(facts.facts == ["Banner = 31 pt", "Plate = 44 pt"])
  }

  @Test("One line with a tab is no table")
  func oneTab() throws {
    let facts = try Facts("Note:\tthe banner is 31 pt high.\nNothing else is said of it here.\n")
    #expect(facts.values == ["31 pt"])
  }

  @Test(
    "Where the columns are apps, the key says what is measured and the column is a condition",
    arguments: [
      "| 项目 | 骑手端 | 商家端 |\n|---|---|---|\n| 主按钮高度 | 62 | 50 |\n",
      "| Part | Courier app | Shop app |\n|---|---|---|\n| Main button height | 62 | 50 |\n",
      "| 項目 | 配達員用 | 店舗用 |\n|---|---|---|\n| 主ボタンの高さ | 62 | 50 |\n",
    ])
  func apps(_ table: String) throws {
    let facts = try Facts("Values in pt.\n\n" + table, markdown: true)
    #expect(facts.values(of: "height") == ["62 pt", "50 pt"])
    #expect(Set(facts.claims.compactMap { $0.conditions["column"]?.text }).count == 2)
  }

  @Test(
    "A column that has a condition and a word of its own is told from the one that has the condition alone")
  func partlyKnown() throws {
    let facts = try Facts(
      "| Role | Light | Light KX |\n|---|---|---|\n| Ground | #FDFCFA | #FFFFFF |\n", markdown: true)
    #expect(facts.claims.map { $0.conditions["column"]?.text } == [nil, "Light KX"])
    #expect(facts.claims.allSatisfy { $0.conditions["appearance"]?.text == "light" })
  }

  @Test(
    "A cell that is nothing but a condition is one of its row",
    arguments: [
      "| 名称 | 外观 | 色值 | 增强时 |\n|---|---|---|---|\n| 麦穗黄 | 深色 | #FFB938 | #FFD078 |\n",
      "| Name | Appearance | Value | Increased contrast |\n|---|---|---|---|\n| Wheat | Dark | #FFB938 | #FFD078 |\n",
    ])
  func rowCondition(_ table: String) throws {
    let facts = try Facts(table, markdown: true)
    #expect(facts.values == ["#FFB938", "#FFD078"])
    #expect(facts.claims.allSatisfy { $0.conditions["appearance"]?.text == "dark" })
    #expect(facts.claims.map { $0.conditions["contrast"]?.text } == [nil, "increased-contrast"])
  }

  @Test("A unit in the key is of the row; a length's unit above is none of counts and versions")
  func keyUnits() throws {
    let own = try Facts(
      "| 部件 | 骑手端 | 商家端 |\n|---|---|---|\n| 搜索框高度（pt） | 34 | 38 |\n| 标签数（个） | 3 | 4 |\n", markdown: true)
    #expect(own.values == ["34 pt", "38 pt", "3", "4"])
    let caption = try Facts(
      "長さの単位はpt。\n\n| 項目 | iPhone | iPad |\n|---|---|---|\n| 最大幅 | 600 | 700 |\n| 一覧の列数 | 1 | 4 |\n| 対応する最低のOS | 17 | 18 |\n",
      markdown: true)
    #expect(caption.values == ["<= 600 pt", "<= 700 pt", "1", "4", ">= 17", ">= 18"])
  }

  @Test("A cell of prose is about the row's key")
  func prose() throws {
    let facts = try Facts(
      "| Token | Weight | Use |\n|---|---|---|\n| `DoorCode` | Medium | PIN of a door, letter spacing 3 pt |\n",
      markdown: true)
    #expect(facts.facts.contains("DoorCode = 3 pt"))
  }

  @Test("What a table's columns are called tells facts apart in sentences and headings too")
  func qualifiers() throws {
    let facts = try Facts(
      """
      ## 尺寸

      | 项目 | 顾客端 | 骑士端 |
      |---|---|---|
      | 主按钮高度（pt） | 46 | 62 |

      顾客端的热区不得小于 42×42 pt；骑士端不得小于 58×58 pt。

      - 正文对比度不低于 5:1；骑士端因户外强光，提高到 7:1 以上。
      - 输入框高 44 pt，骑士端 56 pt。

      ## 列表行高：骑士端

      | 行 | 最小高度（pt） |
      |---|---|
      | 订单行 | 140 |
      """, markdown: true)
    #expect(
      facts.claims.dropFirst(2).map { "\($0.value.shown) \($0.conditions["column"]?.text ?? "-")" } == [
        ">= 42×42 pt 顾客端", ">= 58×58 pt 骑士端", ">= 5:1 -", ">= 7:1 骑士端", "44 pt -", "56 pt 骑士端",
        ">= 140 pt 骑士端",
      ])
    let fields = facts.claims.filter { $0.value.numbers == [44] || $0.value.numbers == [56] }
    #expect(fields.count == 2 && fields[0].subjectConcepts == fields[1].subjectConcepts)
    #expect(!fields[0].subjectConcepts.isEmpty, "\(fields.map(\.subjectConcepts))")
  }
}
