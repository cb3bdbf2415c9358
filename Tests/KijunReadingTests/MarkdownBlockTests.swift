import KijunGuidelines
import KijunReading
import Testing

@Suite("Blocks of Markdown")
struct MarkdownBlockTests {
  @Test("Sentences of a paragraph share a block; the next paragraph has its own")
  func paragraphs() {
    let passages = MarkdownReader.read(Array("A is 4. B is 5.\n\n最小は44です。次。\n".utf8)).passages
    #expect(passages.map(\.text.string) == ["A is 4.", "B is 5.", "最小は44です。", "次。"])
    #expect(passages.map(\.block) == [0, 0, 1, 1])
    #expect(passages.allSatisfy { $0.kind == .sentence && $0.group == nil })
  }

  @Test("Headings open sections under the nearest heading of a higher level")
  func sections() {
    let document = MarkdownReader.read(Array("intro\n# A\n### B\n## C\ntext\n\nD\n===\n".utf8))
    #expect(document.sections.map(\.title) == ["", "A", "B", "C", "D"])
    #expect(document.sections.map(\.parent) == [nil, 0, 1, 1, 0])
    #expect(document.passages.map(\.section) == [0, 1, 2, 3, 3, 4])
    #expect(document.path(of: 3) == ["A", "C"])
    #expect(document.title == "A")
  }

  @Test("A heading in a quote opens a section for the quote alone")
  func quotedHeading() {
    let document = MarkdownReader.read(Array("# A\n\n> ## B\n> in\n\nout\n".utf8))
    #expect(document.passages.map { document.sections[$0.section].title } == ["A", "B", "B", "A"])
  }

  @Test("Items of a list share a group, sentences of an item a block, and a nested list has its own group")
  func lists() {
    let text = "- One. Two.\n  - inner\n\n  after\n- last\n\n1. other\n"
    let passages = MarkdownReader.read(Array(text.utf8)).passages
    #expect(passages.map(\.text.string) == ["One.", "Two.", "inner", "after", "last", "other"])
    #expect(passages.allSatisfy { $0.kind == .listItem })
    #expect(passages.map(\.group) == [0, 0, 1, 0, 0, 2])
    #expect(passages.map(\.block) == [0, 0, 1, 0, 2, 3])
  }

  @Test("The box of a task is no text")
  func tasks() {
    #expect(
      MarkdownDump.dump("- [x] Use 44 pt\n- [ ] Test it") == ["listItem 1 Use 44 pt", "listItem 2 Test it"])
  }

  @Test(
    "Every line of a code block that holds something is a passage, fenced or indented, in a list or a quote")
  func code() {
    let text =
      "```swift\nlet a = 44\n\n  let b\n```\n\n    indented\n\n- ```\n  item\n  ```\n\n> ~~~\n> quote\n> ~~~\n"
    #expect(
      MarkdownDump.dump(text) == [
        "code 2 let a = 44", "code 4 let b", "code 7 indented", "code 10 item", "code 14 quote",
      ])
    let blocks = MarkdownReader.read(Array(text.utf8)).passages.map(\.block)
    #expect(Set(blocks).count == 4)
  }

  @Test("HTML shows its text without tags, comments, scripts and entities")
  func html() {
    let text = """
      <div class="a > b">
      Use <b>44</b> pt. <!-- not 28 -->
      Never
      less&nbsp;&amp; so.<p>Next
      <script>var a = 1 < 2</script>
      </div>
      """
    #expect(MarkdownDump.texts(text) == ["Use 44 pt.", "Never less\u{A0}& so.", "Next"])
  }

  @Test("Footnotes are read where they stand, also one that nothing refers to")
  func footnotes() {
    let text = "# A\nUse 44 pt.[^1]\n\n[^1]: At least 28.\n\n[^2]: Nobody asks.\n\n# B\nEnd.\n"
    let document = MarkdownReader.read(Array(text.utf8))
    #expect(
      document.passages.map(\.text.string) == [
        "A", "Use 44 pt.", "At least 28.", "Nobody asks.", "B", "End.",
      ])
    #expect(document.passages.map(\.section) == [1, 1, 1, 1, 2, 2])
  }

  @Test("Link definitions are no text and shift nothing")
  func definitions() {
    #expect(
      MarkdownDump.dump("[44]: /44 \"44\"\n[b]: /b\n44 and [44]\n") == ["sentence 3 44 and [44] ⇒ 44 and 44"])
  }

  @Test(
    "Nothing in it, nothing out",
    arguments: ["", "\n\n", "  \t\n", "\u{FEFF}", "---\ntitle: T\n---\n", "***", "#"])
  func empty(text: String) {
    #expect(MarkdownReader.read(Array(text.utf8)).passages.isEmpty)
  }

  @Test("A byte order mark and CRLF move nothing")
  func marks() {
    let bytes = Array("\u{FEFF}# A\r\n\r\nUse **44**\r\npt.\r\n".utf8)
    let passages = MarkdownReader.read(bytes).passages
    #expect(
      passages.map { String(decoding: bytes[$0.range], as: UTF8.self) } == ["# A", "Use **44**\r\npt."])
    #expect(passages.map(\.lines) == [1...1, 3...4])
    #expect(passages[1].text.string == "Use 44 pt.")
  }
}
