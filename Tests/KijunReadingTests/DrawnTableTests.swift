import KijunGuidelines
import KijunReading
import Testing

@Suite("Tables drawn with lines in a piece of code")
struct DrawnTableTests {
  @Test("Rows are those of a table, each with its line, and what stands around it is code")
  func drawn() {
    let text = """
      ```
      let a = 1
      ┌────────┬─────────┐
      │ Part   │ Height  │
      ├────────┼─────────┤
      │ 行     │ 46 pt   │
      │ Chip   │         │
      └────────┴─────────┘
      let b = 2
      ```
      """
    #expect(
      MarkdownDump.dump(text) == [
        "code 2 let a = 1", "tableHeader 4 Part   │ Height ⇒ [Part][Height]",
        "tableRow 6 行     │ 46 pt ⇒ [行][46 pt]", "tableRow 7 Chip ⇒ [Chip][]", "code 9 let b = 2",
      ])
    let bytes = Array(text.utf8)
    #expect(MarkdownFacts.violations(bytes, MarkdownReader.read(bytes)) == [])
  }

  @Test("With a line below each row, a row may have several lines; ASCII will do")
  func wrapped() {
    let text = """
      ```text
      +-------+--------+
      | Part  | Height |
      +=======+========+
      | Row   | at     |
      |       | least  |
      |       | 46 pt  |
      +-------+--------+
      | Chip  | 32 pt  |
      +-------+--------+
      ```
      """
    let passages = MarkdownReader.read(Array(text.utf8)).passages
    #expect(
      passages.map { $0.cells.map(\.string) } == [
        ["Part", "Height"], ["Row", "at least 46 pt"], ["Chip", "32 pt"],
      ])
    #expect(passages.map(\.lines) == [3...3, 5...7, 9...9])
  }

  @Test(
    "A tree of files, a picture of a screen and a pipe in code are no tables",
    arguments: [
      "├── src\n│   ├── a\n│   │   └── b\n└── c", "┌───────┬──────┐\n│ Menu  │ 46pt │\n└───────┴──────┘",
      "┌───────┐\n│ Title │\n├───────┤\n│ Body  │\n└───────┘", "a | b\nc || d", "+ 1\n- 2\n| x |",
      "|-|-|-|",
    ])
  func others(code: String) {
    let passages = MarkdownReader.read(Array("```\n\(code)\n```\n".utf8)).passages
    #expect(passages.allSatisfy { $0.kind == .code } && !passages.isEmpty)
  }
}
