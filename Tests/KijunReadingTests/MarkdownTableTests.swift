import KijunGuidelines
import KijunReading
import Testing

@Suite("Tables of Markdown")
struct MarkdownTableTests {
  @Test("A header and its rows share a group, and a row's quote is its line")
  func table() {
    let text = "| 部品 | 値 |\n|---|:-:|\n| **行** | `68` pt |\n| ボタン | 44 |\n"
    #expect(
      MarkdownDump.dump(text) == [
        "tableHeader 1 | 部品 | 値 | ⇒ [部品][値]", "tableRow 3 | **行** | `68` pt | ⇒ [行][68 pt]",
        "tableRow 4 | ボタン | 44 | ⇒ [ボタン][44]",
      ])
    let passages = MarkdownReader.read(Array(text.utf8)).passages
    #expect(Set(passages.map(\.group)) == [0])
    #expect(passages[1].text.string == "行 | 68 pt")
  }

  @Test("Without outer pipes, in a quote, in a list, after a line of text")
  func places() {
    #expect(
      MarkdownDump.dump("a | b\n--|--\n7 | 8\n") == [
        "tableHeader 1 a | b ⇒ [a][b]", "tableRow 3 7 | 8 ⇒ [7][8]",
      ])
    #expect(
      MarkdownDump.dump("> | a |\n> |---|\n> | 7 |\n") == [
        "tableHeader 1 | a | ⇒ [a]", "tableRow 3 | 7 | ⇒ [7]",
      ])
    #expect(
      MarkdownDump.dump("- | a |\n  |---|\n  | 7 |\n") == [
        "tableHeader 1 | a | ⇒ [a]", "tableRow 3 | 7 | ⇒ [7]",
      ])
    #expect(
      MarkdownDump.dump("次は採用値:\n| a |\n|---|\n| 7 |\n") == [
        "sentence 1 次は採用値:", "tableHeader 2 | a | ⇒ [a]", "tableRow 4 | 7 | ⇒ [7]",
      ])
    #expect(MarkdownDump.dump("x\n| a |\n|---|\n") == ["sentence 1 x", "tableHeader 2 | a | ⇒ [a]"])
  }

  @Test("A row with too few cells has empty ones; cells beyond the header are kept")
  func shapes() {
    #expect(
      MarkdownDump.dump("|a|b|\n|-|-|\n|1|\n|1|2|3|\n").dropFirst() == [
        "tableRow 3 |1| ⇒ [1][]", "tableRow 4 |1|2|3| ⇒ [1][2][3]",
      ])
  }

  @Test("Escaped pipes are text, and `<br>` parts the lines of a cell")
  func cells() {
    let text = "|a|b|\n|-|-|\n|1 \\| 2|`c\\|d`<br/>44 pt<br>28|\n"
    #expect(
      MarkdownReader.read(Array(text.utf8)).passages[1].cells.map(\.string) == ["1 | 2", "c|d\n44 pt\n28"])
  }

  @Test("The same text in two cells has two places")
  func sameText() {
    let cells = MarkdownReader.read(Array("|a|b|\n|-|-|\n|44|44|\n".utf8)).passages[1].cells
    #expect(cells.map(\.source) == [13..<15, 16..<18])
  }
}
