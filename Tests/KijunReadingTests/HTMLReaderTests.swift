import KijunGuidelines
import KijunReading
import Testing

@Suite("HTML")
struct HTMLReaderTests {
  @Test("A sentence has its own lines and the text that is seen, whatever the tags and line breaks in it")
  func sentences() {
    let page = """
      <!DOCTYPE html>
      <title>Rows</title>
      <p>A row is at
        least <b>44&nbsp;pt</b> high. Its
      gap is 8&#x20;pt.</p>
      <p>高さは
      <em>48</em>pt です。</p>
      """
    #expect(
      HTMLDump.dump(page) == [
        "sentence 3–4 A row is at least 44\u{A0}pt high.", "sentence 4–5 Its gap is 8 pt.",
        "sentence 6–7 高さは 48pt です。",
      ])
  }

  @Test("Title, language, headings and what the page says of itself")
  func head() {
    let page = """
      <html lang="ja"><head><meta charset="shift_jis"><title>行の
        規則</title><meta name="last-verified" content="2026-09-05"></head>
      <body><h1>行</h1><p>一。</p><h2>高さ <small>pt</small></h2><p>二。</p><h1>余白</h1><p>三。</p></body></html>
      """
    let document = HTMLReader.read(Array(page.utf8))
    #expect(document.title == "行の規則")
    #expect(document.language == "ja")
    #expect(
      document.frontMatter == [FrontMatterField(key: "last-verified", value: "2026-09-05", lines: 2...2)])
    let sentences = document.passages.filter { $0.kind == .sentence }
    #expect(sentences.map { document.path(of: $0.section) } == [["行"], ["行", "高さ pt"], ["余白"]])
  }

  @Test("Without a title, the first heading is the title")
  func titleFromHeading() {
    #expect(HTMLReader.read(Array("<h1>Cards <i>2</i></h1><p>x".utf8)).title == "Cards 2")
  }

  @Test(
    "What nobody sees is not read",
    arguments: [
      "<nav><p>Home 12 pt</p></nav>", "<script>let x = '12 pt'</script>", "<style>p { width: 12pt }</style>",
      "<svg><text>12 pt</text></svg>", "<template><p>12 pt</p></template>", "<div hidden><p>12 pt</p></div>",
      "<p aria-hidden=\"true\">12 pt</p>", "<p style='color: red; DISPLAY : none'>12 pt</p>",
      "<span style=\"visibility:hidden\">12 pt</span>", "<!-- 12 pt -->", "<del>12 pt</del>", "<s>12 pt</s>",
      "<select><option>12 pt</option></select>", "<ul role=navigation><li>12 pt</ul>",
    ])
  func hidden(piece: String) {
    #expect(
      HTMLDump.dump("<p>Before.</p>\n\(piece)\n<p>44 pt.</p>") == ["sentence 1 Before.", "sentence 3 44 pt."])
  }

  @Test("Text that was put in stays, and a style that only begins like a hiding one hides nothing")
  func shown() {
    #expect(HTMLDump.dump("<p>Height <del>40</del> <ins>44</ins> pt") == ["sentence 1 Height 44 pt"])
    #expect(HTMLDump.dump("<p style=\"display:none-such\">44 pt") == ["sentence 1 44 pt"])
  }

  @Test("Lists nest, each with a group of its own")
  func lists() {
    let page = "<ul>\n<li>Gap: 8 pt\n<ol><li>Inner: 4 pt</ol>\n<li><p>One.</p><p>Two.</p>\n</ul>"
    #expect(
      HTMLDump.dump(page) == [
        "listItem 2 Gap: 8 pt", "listItem 3 Inner: 4 pt", "listItem 4 One.", "listItem 4 Two.",
      ])
    let groups = HTMLReader.read(Array(page.utf8)).passages.map(\.group)
    #expect(groups[0] == groups[2] && groups[0] == groups[3] && groups[0] != groups[1] && groups[1] != nil)
  }

  @Test("A description stands with its term")
  func terms() {
    let page = """
      <dl><dt>Height</dt><dd>44 pt</dd>
      <dt>Radius:</dt><dd><p>10 pt</p><p>On the Mac 6 pt.</p></dd>
      <dt>Left</dt><dt>Right</dt><dd>16 pt</dd><dt>Alone</dt></dl>
      """
    #expect(
      HTMLDump.dump(page) == [
        "listItem 1 Height: 44 pt", "listItem 2 Radius: 10 pt", "listItem 2 On the Mac 6 pt.",
        "listItem 3 Left, Right: 16 pt", "listItem 3 Alone",
      ])
  }

  @Test("Example code is code, line by line, and its tags are text")
  func code() {
    let page =
      "<p>Use <code>minHeight</code>.</p>\n<pre><code>&lt;td height=\"44\"&gt;\n  x = 5\n\n</code></pre>"
    #expect(
      HTMLDump.dump(page) == ["sentence 1 Use minHeight.", "code 2 <td height=\"44\">", "code 3 x = 5"])
  }

  @Test("A picture stands for its words, a line break ends a sentence, a footnote's mark is no number")
  func inline() {
    #expect(HTMLDump.dump("<p><img alt='R-255,G-56' src=x></p>") == ["sentence 1 R-255,G-56"])
    #expect(HTMLReader.read(Array("<img alt='12 pt'>".utf8)).passages.first?.text.pictures == [0..<5])
    #expect(HTMLDump.dump("<p>44 pt<br>28 pt") == ["sentence 1 44 pt", "sentence 1 28 pt"])
    #expect(HTMLDump.dump("<p>44<sup>1</sup> pt<sup><a href=#>[2]</a></sup>") == ["sentence 1 44 pt"])
    #expect(HTMLDump.dump("<p>The 3<sup>rd</sup> row") == ["sentence 1 The 3rd row"])
  }

  @Test("A date that only people read has the machine's beside it")
  func time() {
    #expect(
      HTMLDump.dump("<p>Verified <time datetime=2026-09-05T09:00>5 Sep</time>.")
        == ["sentence 1 Verified 5 Sep (2026-09-05)."])
    #expect(HTMLDump.dump("<p><time datetime=2026-09-05>2026-09-05</time>") == ["sentence 1 2026-09-05"])
  }

  @Test("Characters by number, also all of them, CRLF, and a mark at the start of the file")
  func characters() {
    #expect(
      HTMLDump.dump("\u{FEFF}<p>\r\n&#x6700;&#x5C0F;&#65298; &ge;&bogus;\r\n</p>") == [
        "sentence 2 最小２ ≥&bogus;"
      ])
  }

  @Test("Lines are right where the file has more than a parser counts")
  func manyLines() {
    let page = String(repeating: "\n", count: 70_000) + "<p>44 pt</p>"
    #expect(HTMLDump.dump(page) == ["sentence 70001 44 pt"])
  }
}
