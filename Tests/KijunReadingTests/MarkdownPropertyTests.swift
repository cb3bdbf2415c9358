import KijunGuidelines
import Testing

@testable import KijunReading

@Suite("Whatever the Markdown")
struct MarkdownPropertyTests {
  /// Pieces in which `#` stands for a number that occurs once in the document.
  static let inline = [
    "#", " # pt", "**#**", "*a #*", "`#`", "`` a`# ``", "[#](u \"t\")", "[x #](<a b>)", "![#](i.png)",
    "~~#~~", "\\*#",
    "&amp;#", "&nbsp;#&#x2014;", "<br/>", "<b>#</b>", "最小は#です。", "（#）", "한글 #. ", "Use #. Then #.", " \\| ",
    "www.a.b/#",
    "<http://a.b/#>", "[r]", "[r #][r]", "[^n]", "🙂#", "é", "\\", "&", "*", "_", "`", "[", "]", "(", ")", "!",
    "<", ">",
    "<!-- c -->", "**`#`**", "***#***", "[**#**](u)", "[`a|b`](u)", " ", "「#。」", "_#_", "&bogus;", "a\u{A0}b",
  ]
  static let starts = [
    "", "", "", "", "- ", "  - ", "1. ", "> ", "> > ", "> - ", "- > ", "# ", "## ", "    ", "\t", "- [x] ",
    "| ", "|",
    "  ", "```", "~~~ x", "<div>", "</div>", "<!--", "-->", "[r]: /u", "[^n]: ", "[^m]: ", "---", "===",
    "|-|-|", "-|-",
    "> |-|-|", "- | a | b |", "  |---|:-:|", "***", "<script>", "<p>", "$$",
  ]
  static let ends = [
    "\n", "\n", "\n", "\n\n", "\n\n", "  \n", "\\\n", "\r\n", "\r", " | ", "|\n", "\n> ", "\n  ",
  ]

  /// What a plain parser shows otherwise, or not at all.
  static let others = [
    "<Tab title=\"a\">", "  </Tab>",
    "<A b={1} />",
    "{/* c */}", "import x from 'y'\n", "<table>", "  <tr><td>", "</table>", "<ul><li>", "</ul>", "<>",
    "<A b={",
  ]

  static func document(_ random: inout Seeded, with others: [String] = []) -> String {
    let starts = starts + others
    var number = 1000
    var text = random.below(8) == 0 ? "---\ntitle: T\n---\n" : random.below(20) == 0 ? "\u{FEFF}" : ""
    for _ in 0..<1 + random.below(14) {
      text += starts[random.below(starts.count)]
      for _ in 0..<random.below(6) {
        for character in inline[random.below(inline.count)] {
          if character == "#" {
            number += 1
            text += String(number)
          } else {
            text.append(character)
          }
        }
      }
      text += ends[random.below(ends.count)]
    }
    return text
  }

  @Test("Ranges, runs and lines of every document agree with the file", arguments: 0..<8)
  func invariants(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    for round in 0..<600 {
      let text = Self.document(&random, with: round.isMultiple(of: 2) ? Self.others : [])
      let bytes = Array(text.utf8)
      let violations = MarkdownFacts.violations(bytes, MarkdownReader.read(bytes))
      #expect(violations == [], "\(text.debugDescription)")
    }
  }

  @Test(
    "Every number that a paragraph or table shows is in a passage, and in its quote", arguments: 100..<108)
  func numbers(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    for _ in 0..<600 {
      let text = Self.document(&random)
      let bytes = Array(text.utf8)
      let document = MarkdownReader.read(bytes)
      let shown = Set(document.passages.flatMap { MarkdownFacts.digits($0.text.string) })
      let expected = Self.shownNumbers(bytes)
      #expect(expected.subtracting(shown) == [], "\(text.debugDescription)")
      for passage in document.passages {
        let quote = String(decoding: bytes[passage.range], as: UTF8.self)
        let missing = MarkdownFacts.digits(passage.text.string).filter {
          $0.count == 4 && !quote.contains($0)
        }
        #expect(missing == [], "\(text.debugDescription)")
      }
    }
  }

  /// What the parser itself shows in paragraphs, headings and tables.
  static func shownNumbers(_ bytes: [UInt8]) -> Set<String> {
    let front = FrontMatter(MarkdownSource(bytes), from: 0)
    guard front.nextLine == 1 else { return [] }
    let tree = MarkdownTree(bytes, extensions: [.table, .strikethrough, .autolink, .tasklist])
    var text = ""
    for event in tree.events {
      switch event.kind {
      case .text, .code: text += String(decoding: tree.literals[event.literal], as: UTF8.self)
      case .emphasis, .strong, .strikethrough, .link, .image, .footnoteReference: break
      case .htmlInline: text += HTMLTag.isBreak(tree.literals[event.literal]) ? "\n" : ""
      default: text += "\n"
      }
    }
    return Set(MarkdownFacts.digits(text))
  }

  @Test("A label that the parser cuts inside a character has no place there")
  func cut() {
    let text =
      "<---\n技技技技技技挤技技技紅itle: Cards\nlas \"t\")[^n]zt[^n技技紅itle: Cards\nlas \"t\"ding  "
      + "page^n]z\n[^n]: note 3\n[r]: /u \"x\"\n\n![R-255,G-56,B-60](a.png) ~~old 40~~ *new* 44&nbs"
      + "p;tt<brt_verified: 2026-10-01\n---\n# Dar's\n\n| Card | Padding  page 2\n"
    let bytes = Array(text.utf8)
    #expect(MarkdownFacts.violations(bytes, MarkdownReader.read(bytes)) == [])
  }

  @Test("Files read at the same time are read as alone")
  func concurrency() async {
    let bytes = Array(String(repeating: "Use ~~28~~ 44 &amp; **68** pt.\n\n", count: 40).utf8)
    let alone = MarkdownReader.read(bytes)
    let same = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 { group.addTask { MarkdownReader.read(bytes) == alone } }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(same)
    #expect(alone.passages.first?.text.string == "Use 28 44 & 68 pt.")
  }

  @Test("Bytes in any order crash nothing")
  func noise() {
    var random = Seeded(state: 42)
    let alphabet =
      Array("ab 1\n\n\r\t#*_`[]()<>!|-:&;\\~^>\"'=+.{}".unicodeScalars) + Array("漢。é🙂\0".unicodeScalars)
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<random.below(80) { text.unicodeScalars.append(alphabet[random.below(alphabet.count)]) }
      let bytes = Array(text.utf8)
      let violations = MarkdownFacts.violations(bytes, MarkdownReader.read(bytes))
      #expect(violations == [], "\(text.debugDescription)")
    }
  }

  @Test(
    "Tables inside tables that nobody closed are read in the order of the text",
    arguments: [
      "<table><tr><table><tr><th>a</th><<", "<table><tr><td>1<table><tr><td>2\n<td>3</table>4\n\n5",
      "<table><tr><th>a<table><tr><th>b<td>c</table><tr><td>d\n",
      "<table><he><th>a</t<",
    ])
  func openTables(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(MarkdownFacts.violations(bytes, MarkdownReader.read(bytes)) == [])
  }
}
