import KijunGuidelines
import Testing

@Suite("Numbers that are shown, reached for or counted, and no rule")
struct NoRuleTests {
  @Test(
    "What a picture or an example shows is one case",
    arguments: [
      "The next two illustrations show chips which are only 18 px tall.",
      "The following example shows three rows of chips:\n\n- In the top row each chip is 26 px wide.\n- Below, 18 px.\n",
    ])
  func shown(_ text: String) throws {
    let facts = try Facts(text, markdown: true)
    #expect(facts.claims.isEmpty, "\(facts.facts)")
    #expect(facts.rejects.contains { $0.hasSuffix("example") })
  }

  @Test("What fails was tried, and is no rule; what passes, and a bound that fails, may be one")
  func failing() throws {
    #expect(try Facts("The 24 px chip passes, while the 16 px chip fails.").values == ["24 px"])
    #expect(try Facts("The 16 px chip fails.").rejects == ["16 px: example"])
    #expect(try Facts("Contrast below 3:1 fails.").values == ["< 3:1"])
    #expect(try Facts("The chip is 24 px high, and the test fails where it is not.").values == ["24 px"])
  }

  @Test("A rule that a picture stands beside is one all the same")
  func beside() throws {
    #expect(try Facts("A chip is 26 px wide, as the figure above shows.").values == ["26 px"])
  }

  @Test(
    "Goals of a project are no values of its design",
    arguments: ["## Success metrics\n\n- 70 % of screens use the kit\n", "## 成功指標\n\n- 画面の 70 % が移行済み\n"])
  func goals(_ text: String) throws {
    #expect(try Facts(text, markdown: true).claims.isEmpty)
  }

  @Test("A list of tables holds pages, beside which a measure is one")
  func pages() throws {
    let table = """
      | Chapter | Table | Title |
      | --- | --- | --- |
      | Chapter 6 | Table 6-1 | Sizes of chips<br>75 |
      |  | Table 6-2 | Heights of rows<br>82 |
      """
    #expect(try Facts(table, markdown: true).values.allSatisfy { !$0.contains { $0.isNumber } })
    let measures = "| Table | Chips |\n| --- | --- |\n| Table 6-1 | 32 pt high |\n"
    #expect(try Facts(measures, markdown: true).values == ["32 pt"])
  }

  @Test("None or more is no bound, and a version from which something is so no value")
  func none() throws {
    #expect(try Facts("チェックボックス: 0個以上の項目を選べる。").claims.isEmpty)
    #expect(try Facts("macOS 12부터 시스템은 필요한 대로 아이콘을 합성합니다.").claims.isEmpty)
  }

  @Test("What an older rule was is not what is")
  func older() throws {
    #expect(
      try Facts("Inset the row 60 pt (today's guidance; an older guidance for rows was ~90 pt).").values == [
        "60 pt"
      ])
  }

  @Test("A value that something only reaches is none: しかない holds no particle かな")
  func only() throws {
    #expect(try Facts("ボタンの高さは 16 px しかない。").claims.isEmpty)
  }
}
