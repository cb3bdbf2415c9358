import KijunGuidelines
import KijunReading
import Testing

@Suite("Front matter")
struct MarkdownFrontMatterTests {
  @Test("Keys, quoted values, lists and folded text are fields; anything else is ignored")
  func fields() {
    let text = """
      ---
      title: "A: \\"b\\""
      platforms: [iOS, 'macOS']
      tags:
        - x
        - y # not this
      # comment
      malformed
      text: >
        one
        two
      nested:
        key: value
      date: 2026-09-05
      ---
      # Heading
      Body.
      """
    let document = MarkdownReader.read(Array(text.utf8))
    #expect(
      document.frontMatter == [
        FrontMatterField(key: "title", value: "A: \"b\"", lines: 2...2),
        FrontMatterField(key: "platforms", value: "iOS, macOS", lines: 3...3),
        FrontMatterField(key: "tags", value: "x, y", lines: 4...6),
        FrontMatterField(key: "text", value: "one two", lines: 9...11),
        FrontMatterField(key: "date", value: "2026-09-05", lines: 14...14),
      ])
    #expect(document.title == "A: \"b\"")
    #expect(document.passages.map(\.text.string) == ["Heading", "Body."])
    #expect(document.passages.map(\.lines) == [16...16, 17...17])
  }

  @Test("A thematic break at the start is none, and loses nothing")
  func thematicBreak() {
    for text in [
      "---\n\nUse 44 pt.\n\n---\n", "---\nUse 44 pt.\n", "---\nkey: 44\n", "\n---\nkey: 44\n---\n",
    ] {
      let document = MarkdownReader.read(Array(text.utf8))
      #expect(document.frontMatter.isEmpty)
      #expect(document.passages.count == 1, "\(text)")
    }
  }

  @Test("Behind a byte order mark and with CRLF")
  func endings() {
    let document = MarkdownReader.read(Array("\u{FEFF}---\r\nlang: ja\r\n---\r\n本文。\r\n".utf8))
    #expect(document.frontMatter == [FrontMatterField(key: "lang", value: "ja", lines: 2...2)])
    #expect(document.passages.map(\.lines) == [4...4])
  }
}
