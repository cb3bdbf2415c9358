import KijunGuidelines
import KijunReading
import Testing

@Suite("Whatever the HTML")
struct HTMLPropertyTests {
  static let pieces = [
    "<p>", "</p>", "<b>", "</b>", "<i>", "</div>", "<div>", "<ul>", "<li>", "</ul>", "<table>", "<tr>",
    "<td>",
    "<th>", "</table>", "<td rowspan=3>", "<th colspan=2>", "<thead>", "<caption>", "<br>", "<h2>", "</h2>",
    "<dl>",
    "<dt>", "<dd>", "</dl>", "<pre>", "</pre>", "<del>", "</del>", "<sup>", "</sup>", "<nav>", "</nav>",
    "<svg>",
    "</svg>", "<p hidden>", "<img alt='12'>", "<time datetime=2026-01-02>", "</time>", "<title>", "</title>",
    "<!-- c -->", "<!--", "-->", "<script>", "</script>", "<a href=\"x\">", "<a \"", "<x-y z='", "&amp;",
    "&#x6700;",
    "&nbsp", "&", "<", ">", "\"", "'", "44 pt", "。", "漢字", " ", "\n", "\r\n", "\t", "é", "🙂", "<?p ?>",
    "<![CDATA[",
    "]]>", "<body>", "</html>", "<meta name=a content=b>", "</", "<br/>", "<wbr>", "\u{FEFF}",
  ]

  @Test("Quotes, runs and lines of every page hold", arguments: 0..<6)
  func invariants(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<random.below(40) { text += Self.pieces[random.below(Self.pieces.count)] }
      let bytes = Array(text.utf8)
      #expect(HTMLFacts.violations(bytes, HTMLReader.read(bytes)) == [], "\(text.debugDescription)")
    }
  }

  @Test("A plain page loses no number", arguments: 10..<14)
  func numbers(seed: Int) {
    let open = [
      "<p>", "<div>", "<ul><li>", "<b>", "<section>", "<dl><dt>", "<dd>", "<h3>", "<td>", "<tr>", "<table>",
    ]
    let close = ["", "</p>", "</li>", "</b>", "</table>", "</h3>", "</dl>", " ", "\n"]
    var random = Seeded(state: UInt64(seed))
    for _ in 0..<300 {
      var text = ""
      var numbers: [String] = []
      for number in 1000..<1000 + 1 + random.below(12) {
        numbers.append(String(number))
        text += open[random.below(open.count)] + " \(number) " + close[random.below(close.count)]
      }
      let shown = HTMLReader.read(Array(text.utf8)).passages.flatMap { MarkdownFacts.digits($0.text.string) }
      #expect(Set(numbers).subtracting(shown) == [], "\(text.debugDescription)")
    }
  }

  @Test("Pages read at the same time are read as alone")
  func concurrency() async {
    let bytes = Array(
      String(repeating: "<p>Use <b>44</b> &amp; 68 pt.<table><tr><th>a<tr><td>1</table>", count: 40).utf8)
    let alone = HTMLReader.read(bytes)
    let same = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { HTMLReader.read(bytes) == alone } }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(same)
  }
}

/// Sizes are small, since a debug build reads them; what grows with the square shows all the same.
@Suite("Large and hostile HTML")
struct HTMLSizeTests {
  static let shapes: [(name: String, head: String, piece: String, tail: String)] = [
    ("one line", "<p>", "word 44 pt. ", ""), ("paragraphs", "", "<p>word</p>", ""),
    ("open bold", "", "<b>", "44"),
    ("divs", "", "<div>", "44"), ("lists", "", "<ul><li>", "44"), ("stray ends", "<i><u>", "<b></s>", "44"),
    ("quotes", "", "<blockquote>x", "44"), ("tables", "", "<table><tr><td>", "44"),
    ("a table", "<table>", "<tr><td>a<td>12 pt", "</table>"), ("a wide row", "<table><tr>", "<td>1", "44"),
    ("attributes", "<p ", "a b=c ", ">44"), ("other attributes", "<p ", "a44 ", ""),
    ("open tags", "", "<a \"", "44"),
    ("open comments", "", "<!-- ", "-->44"), ("entities", "", "&amp;&#60;", "44"),
    ("raised", "<p>x", "<sup>1", "44"),
    ("terms", "<dl>", "<dt>a", "<dd>44"), ("breaks", "", "a<br>", "44"), ("names", "", "<a1><b2>", "44"),
    ("lone brackets", "", "<", "44"), ("ampersands", "", "&", "44"),
    ("dates", "", "<time datetime=2026-01-01>1", "44"),
    ("marks", "<pre>", "x\n", "44"), ("ends", "", "</b>", "44"), ("instructions", "", "<?x", ">44"),
  ]

  @Test(
    "A long page of one shape comes to its end: in the square of its length it would take hours",
    .timeLimit(.minutes(5)), arguments: shapes.map(\.name))
  func linear(name: String) throws {
    let shape = try #require(Self.shapes.first { $0.name == name })
    let count = 300_000 / shape.piece.utf8.count
    let bytes = Array((shape.head + String(repeating: shape.piece, count: count) + shape.tail).utf8)
    #expect(HTMLFacts.violations(bytes, HTMLReader.read(bytes)) == [])
  }

  @Test(
    "What is nested deeper than any page is read without its nesting",
    arguments: ["b", "div", "ul", "td", "x"])
  func nesting(name: String) {
    let page =
      String(repeating: "<\(name)>", count: 5000) + "44 pt" + String(repeating: "</\(name)>", count: 5000)
    #expect(
      HTMLReader.read(Array((page + "<p>28 pt").utf8)).passages.map(\.text.string) == ["44 pt", "28 pt"])
  }
}
