import KijunGuidelines
import Testing

@Suite("What a document cites as its own source")
struct CitationTests {
  @Test("A citation that ends a paragraph holds for the facts in it")
  func paragraph() throws {
    let facts = try Facts("ボタンの高さは 44 pt とする。Apple HIG: Buttons\n\nカードの高さは 72 pt とする。\n", markdown: true)
    #expect(facts.claims.map(\.citation) == ["Apple HIG: Buttons", nil])
    #expect(facts.extraction.citations.map(\.text) == ["Apple HIG: Buttons"])
  }

  @Test("So does one to another page of the publisher")
  func publisher() throws {
    let facts = try Facts("ボタンの高さは 44 pt とする。Apple: Buttons\n\nカードの高さは 72 pt とする。\n", markdown: true)
    #expect(facts.claims.map(\.citation) == ["Apple: Buttons", nil])
  }

  @Test("A citation of Apple holds for Apple's facts, not for the company's own beside them")
  func ownRulesCiteNothing() throws {
    let facts = try Facts(
      "Apple公式: The button height is 44 pt. FP採用: The button height is 48 pt. Apple: Buttons\n\n"
        + "| Part | FP採用 |\n|---|---|\n| Card padding | 12 pt |\n")
    #expect(facts.claims.map(\.tier) == ["apple_official", "fp_adopted", "fp_adopted"])
    #expect(facts.claims.map(\.citation) == ["Apple: Buttons", nil, nil])
  }

  @Test("A citation before a table holds for the table")
  func table() throws {
    let facts = try Facts(
      "文字の基準\n1. 文字\nApple公式: 次の表は標準の条件での値であり、数値はサイズの pt とする。Apple: Typography\n| スタイル | サイズ |\n|---|---|\n| Body | 17 |\n"
    )
    #expect(facts.claims.map(\.citation) == ["Apple: Typography"])
  }

  @Test(
    "A line that names its source is a citation",
    arguments: ["Source: Atlas handbook", "出典: Atlas handbook", "來源：Atlas handbook", "출처: Atlas handbook"])
  func named(_ line: String) throws {
    #expect(
      try Facts("The card height is 72 pt.\n\(line)\n").extraction.citations.map(\.text) == ["Atlas handbook"]
    )
  }
}
