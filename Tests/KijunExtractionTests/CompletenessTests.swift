import KijunGuidelines
import Testing

@Suite("Extraction loses nothing in silence")
struct CompletenessTests {
  @Test(
    "Every number of a document is in a fact or among the rejects",
    arguments: [
      "行の高さは 56 pt、余白は 8〜12 pt、2026-09-05 に確認、iOS 17 以降、13 pt にしない。",
      "| a | b |\n|---|---|\n| 44 | 28 pt and 60 pt |\n| x | - |\n",
      "1. First\n2. Second has 3 items\n\nWCAG 2.1, 1.4.4, 4.5:1, #1C1C1E, 34 / 41 and 12.",
      "# 4. Layout\n\nLeave 20% of 1,024 px.\n",
    ])
  func numbers(_ text: String) throws {
    let facts = try Facts(text, markdown: true)
    let said =
      facts.claims.map(\.value.text).joined(separator: " ") + " "
      + facts.extraction.rejects.map(\.text).joined(separator: " ")
    for passage in facts.extraction.document.passages where passage.kind != .tableHeader {
      for number in passage.text.string.split(whereSeparator: { !$0.isNumber })
      where passage.cells.first?.string.contains(number) != true {
        #expect(said.contains(number), "\(number) of “\(passage.text.string)”")
      }
    }
  }

  @Test(
    "Ordinals, addresses and drawings are no facts",
    arguments: [
      "# 44 things\n\nText.\n", "1. Open the list.\n2. Close it.\n3. Wait.\n",
      "See [the page](https://example.com/12/34).\n", "```\nM10 20 L30 40 Z\n```\n",
      "Draw it as `M10 20 L30 40 Z`.\n",
    ])
  func noFacts(_ text: String) throws {
    let facts = try Facts(text, markdown: true)
    #expect(facts.claims.isEmpty, "\(facts.facts)")
  }

  @Test("The words for a picture are no facts")
  func pictures() throws {
    let facts = try Facts(
      "![icon 44 pt](https://example.com/60x60.png) shows a card. The card height is 72 pt.\n",
      markdown: true)
    #expect(facts.values == ["72 pt"], "\(facts.facts)")
    #expect(facts.rejects.contains("44 pt: example"))
  }

  @Test("Every reject stands where it says")
  func places() throws {
    let facts = try Facts(
      "副題に 13 pt を採用しない。iOS 17 以降で確認する。\n\n| 部品 | 高さ |\n|---|---|\n| 行 | 第2章 |\n", markdown: true)
    let bytes = Array(facts.text.utf8)
    for reject in facts.extraction.rejects {
      #expect(String(decoding: bytes[reject.range], as: UTF8.self) == reject.text)
    }
  }

  @Test(
    "An endless sentence comes to its end: in the square of its length it would take hours",
    .timeLimit(.minutes(5)))
  func linear() throws {
    let count = 6_000
    let text = (1...count).map { "the card \($0) is \($0) pt wide" }.joined(separator: ", ")
    let facts = try Facts(text)
    #expect(facts.claims.count + facts.extraction.rejects.count >= count)
  }
}
