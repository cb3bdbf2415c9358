import KijunGuidelines
import Testing

@Suite("Conditions of a fact")
struct ConditionTests {
  @Test("The scope that a document states holds for its facts")
  func scope() throws {
    let facts = try Facts("カードの規則\n対象: iOS / iPadOS。\n\n本文\n\nカードの高さは 72 pt。\n")
    #expect(facts.claims.first?.conditions["platform"]?.concepts == ["ios", "ipados"])
  }

  @Test("A heading that names a platform holds for its section")
  func heading() throws {
    let facts = try Facts(
      "# Bars\n\n## tvOS\n\nThe tab bar height is 70 pt.\n\n## Others\n\nThe tab bar height is 50 pt.\n",
      markdown: true)
    #expect(facts.claims.map { $0.conditions["platform"]?.concepts } == [["tvos"], nil])
  }

  @Test("The text size named before a table holds for its rows")
  func textSize() throws {
    let facts = try Facts("次の表は Large（default）の場合。数値は pt。\n| スタイル | サイズ |\n|---|---|\n| Body | 17 |\n")
    #expect(facts.claims.first?.conditions["text_size"]?.concepts == ["text-size-default"])
  }
}
