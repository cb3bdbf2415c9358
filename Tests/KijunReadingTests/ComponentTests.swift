import KijunGuidelines
import KijunReading
import Testing

@Suite("MDX: components around the text")
struct ComponentTests {
  @Test("What stands inside components is Markdown, however far it is indented")
  func indented() {
    let text = """
      <Section>
        <Text>

            ## Rows

            A row is 44 pt high.

            - Gap: 8 pt
              - Inner gap: 4 pt

            | Part | Height |
            |---|---|
            | Card | 72 pt |

            ```swift
            let height = 44
            ```
        </Text>
        The next is 30 pt.
      </Section>
      """
    #expect(
      MarkdownDump.dump(text) == [
        "heading 4 ## Rows ⇒ Rows", "sentence 6 A row is 44 pt high.", "listItem 8 Gap: 8 pt",
        "listItem 9 Inner gap: 4 pt", "tableHeader 11 | Part | Height | ⇒ [Part][Height]",
        "tableRow 13 | Card | 72 pt | ⇒ [Card][72 pt]", "code 16 let height = 44",
        "sentence 19 The next is 30 pt.",
      ])
    let groups = MarkdownReader.read(Array(text.utf8)).passages.filter { $0.kind == .listItem }.map(\.group)
    #expect(groups[0] != groups[1])
  }

  @Test("Imports, exports, expressions and comments are no text")
  func modules() {
    let text = """
      import { Tabs } from "tabs"
      import {
        Row
      } from 'rows'
      import Card from "card"

      export const sizes = {
        row: 44,
      }

      <Tabs>
        {sizes.map((size) => (
          <Row height={12}>12 pt</Row>
        ))}
        {/* 13 pt */}
      </Tabs>

      import no cards with 28 pt.
      """
    #expect(MarkdownDump.dump(text) == ["sentence 18 import no cards with 28 pt."])
  }

  @Test("A tag's values are no text, whatever they hold; its title is")
  func tags() {
    let text = """
      <Callout
        title="Minimum height"
        gap={8} note={`a > 9 pt`} when={a > 3 && "}"}
      >

      44 pt.

      </Callout>
      <Note>Wide: <Size value={12} /> 28 pt</Note>
      """
    #expect(
      MarkdownDump.dump(text) == [
        "sentence 2 Minimum height", "sentence 6 44 pt.",
        "sentence 9 Wide: <Size value={12} /> 28 pt ⇒ Wide: 28 pt",
      ])
  }

  @Test("Names in code and addresses are no tags")
  func lookAlikes() {
    #expect(
      MarkdownDump.texts("Use `<Row>` at 44 pt, see <HTTP://a.b/>.\n\n    <Row> 8\n").first
        == "Use <Row> at 44 pt, see HTTP://a.b/.")
    #expect(MarkdownDump.texts("```\n<Row>\n  44\n```\n") == ["<Row>", "44"])
    #expect(MarkdownDump.texts("{a} and {b} are 44 pt.") == ["{a} and {b} are 44 pt."])
    #expect(MarkdownDump.texts("<Row 44 pt") == ["<Row 44 pt"])
  }
}

@Suite("HTML inside Markdown")
struct MarkdownHTMLTests {
  @Test("A table has its rows and merged cells, and each row its own lines and words of the file")
  func table() {
    let text = """
      # Sizes

      <table>
        <tr><th>Platform</th><th>Default</th><th>Minimum</th></tr>

        <tr>
          <th>iOS</th><td rowspan="2">44x44 pt</td>

          <td>28x28 pt</td>
        </tr>
        <tr><th>macOS</th><td>20x20 pt</td></tr>
      </table>

      After.
      """
    let header = "<tr><th>Platform</th><th>Default</th><th>Minimum</th></tr>"
    #expect(
      MarkdownDump.dump(text) == [
        "heading 1 # Sizes ⇒ Sizes", "tableHeader 4 \(header) ⇒ [Platform][Default][Minimum]",
        "tableRow 6 <tr>\n    <th>iOS</th><td rowspan=\"2\">44x44 pt</td>\n\n    <td>28x28 pt</td>\n  </tr>"
          + " ⇒ [iOS][44x44 pt][28x28 pt]",
        "tableRow 11 <tr><th>macOS</th><td>20x20 pt</td></tr> ⇒ [macOS][44x44 pt][20x20 pt]",
        "sentence 14 After.",
      ])
    let bytes = Array(text.utf8)
    let document = MarkdownReader.read(bytes)
    #expect(MarkdownFacts.violations(bytes, document) == [])
    #expect(document.passages[2].lines == 6...10)
    #expect(document.sections.count == 2 && document.passages.allSatisfy { $0.section == 1 })
  }

  @Test("Lists, paragraphs, headings and code, also in a list or quote of Markdown")
  func blocks() {
    #expect(
      MarkdownDump.dump("<h2>Rows</h2>\n<p>One.\nTwo.</p>\n<pre>a\n b</pre>\n\nThree.") == [
        "heading 1 Rows", "sentence 2 One.", "sentence 3 Two.", "code 4 a", "code 5 b", "sentence 7 Three.",
      ])
    #expect(
      MarkdownDump.dump("> <ul>\n> <li>Gap: 8 pt\n> <li>Inset:\n> 12 pt\n> </ul>\n") == [
        "listItem 2 Gap: 8 pt", "listItem 3 Inset:\n> 12 pt ⇒ Inset: 12 pt",
      ])
    #expect(
      MarkdownDump.dump("1. One\n\n   <dl><dt>Gap</dt>\n\n   <dd>8 pt</dd>\n   </dl>\n2. Two\n") == [
        "listItem 1 One", "listItem 3 Gap</dt>\n\n   <dd>8 pt ⇒ Gap: 8 pt", "listItem 7 Two",
      ])
  }

  @Test("What is hidden or struck out is no text, and a table without end ends with its paragraph")
  func hidden() {
    #expect(MarkdownDump.texts("<div hidden>12 pt</div>\n<p><del>13</del> 44 pt</p>\n") == ["44 pt"])
    #expect(MarkdownDump.texts("<table>\n<tr><td>a\n\n# Next\n") == ["a", "Next"])
  }
}
