import KijunGuidelines
import KijunReading
import Testing

/// Sizes are small, since a debug build reads them; what grows with the square shows all the same.
@Suite("Large and hostile Markdown")
struct MarkdownSizeTests {
  @Test(
    "Nesting as deep as the file is long crashes nothing",
    arguments: [">", "[", "*", "- ", "![", "*a _b ", "(", "~~a"])
  func nesting(piece: String) {
    let bytes = Array((String(repeating: piece, count: 100_000) + " 44").utf8)
    let document = MarkdownReader.read(bytes)
    #expect(document.passages.contains { $0.text.string.contains("44") })
  }

  static let shapes: [(name: String, head: String, piece: String, tail: String)] = [
    ("one line", "", "word 44 pt. ", ""), ("links", "", "[a](b) ", ""), ("emphasis", "", "**a** ", ""),
    ("code", "", "`a.b` ", ""), ("entities", "", "&amp; ", ""), ("escapes", "", "\\* ", ""),
    ("a table", "|a|b|\n|-|-|\n", "|12 pt|b|\n", ""), ("a wide row", "|a|b|\n|-|-|\n", "|1", "|\n"),
    ("lines", "", "word\n", ""), ("lines before a table", "", "x\n", "|a|\n|-|\n|1|\n"),
    ("items", "", "- word\n", ""),
    ("code lines", "```\n", "word 44\n", ""), ("HTML", "<div>\n", "<b>word</b> &nbsp;\n", ""),
    ("open tags", "<div>\n", "<a \"", ""), ("definitions", "", "[a]: b\n", "[a] text"),
    ("breaks", "", "a<br>", ""),
    ("glued addresses", "", "_www.", ""), ("open targets", "[a]: b\n\n", "[a](b \"", ""),
    ("components", "", "<A b={1}>\n  x\n", ""), ("open components", "", "<A b={\n", ""),
    ("comments", "", "{/* ", ""),
    ("braces", "<A>\n", "{`\n", ""), ("open tables", "", "<table>\n\n", "</table>"),
    ("small HTML", "", "<p>x</p>\n\n", ""), ("fragments", "", "<>   ", ""),
    ("drawn lines", "```\n", "+--+--+\n", ""), ("drawn rows", "```\n+--+--+\n", "|1 |2 |\n", ""),
    ("glued figures", "Part Usual width Least width", "a1 pt2 pt", ""),
    ("glued numbers", "", "1 pt2 pt.", ""),
    ("front matter", "---\na: b\n", "k: v\n", "---\n"),
    ("escapes in front matter", "---\na: \"", "\\\"", "\"\n---\n"),
  ]

  @Test(
    "A long file of one shape comes to its end: in the square of its length it would take hours",
    .timeLimit(.minutes(5)), arguments: shapes.map(\.name))
  func linear(name: String) throws {
    let shape = try #require(Self.shapes.first { $0.name == name })
    let count = 400_000 / shape.piece.utf8.count
    let bytes = Array((shape.head + String(repeating: shape.piece, count: count) + shape.tail).utf8)
    #expect(MarkdownReader.read(bytes).passages.allSatisfy { $0.range.upperBound <= bytes.count })
  }

  @Test("Short rows under a very wide header stay within memory, and lose nothing")
  func wideHeader() {
    let text =
      String(repeating: "|a", count: 2000) + "\n" + String(repeating: "|-", count: 2000) + "\n"
      + String(repeating: "|44\n", count: 2000)
    let document = MarkdownReader.read(Array(text.utf8))
    #expect(document.passages.reduce(0) { $0 + MarkdownFacts.digits($1.text.string).count } == 2000)
  }
}
