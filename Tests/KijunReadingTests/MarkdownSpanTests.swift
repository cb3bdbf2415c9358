import KijunGuidelines
import KijunReading
import Testing

@Suite("Places of visible Markdown")
struct MarkdownSpanTests {
  @Test(
    "A quote takes in the markup that belongs to it, and only whole",
    arguments: [
      ("**44 pt** is it. Next.", ["**44 pt** is it.", "Next."]),
      ("Use `a.b`", ["Use `a.b`"]),
      ("**One. Two.**", ["One.", "Two."]),
      ("[Type](u \"t\") and ~~x~~", ["[Type](u \"t\") and ~~x~~"]),
      ("A. ***`44`***", ["A. ***`44`***"]),
      ("See <https://a.b>", ["See <https://a.b>"]),
    ])
  func quotes(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    let quotes = MarkdownReader.read(bytes).passages.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(quotes == expected)
  }

  @Test(
    "What is shown",
    arguments: [
      ("a \\* b &amp; c &#x2014; d", "a * b & c — d"), ("![R-255 G-56](56.png)", "R-255 G-56"),
      ("[44](44.html) 44", "44 44"), ("`` a`b ``", "a`b"), ("x<sub>44</sub>", "x44"),
      ("44&nbsp;pt", "44\u{A0}pt"),
      ("one\ntwo", "one two"), ("最小\n値", "最小値"), ("크기\n값", "크기 값"), ("44 pt\nの", "44 pt の"),
      ("値、\n44", "値、44"),
      ("`a\n b`", "a b"), ("\\`44\\`", "`44`"), ("a_b_c 2*3*4", "a_b_c 234"), ("C:\\dir", "C:\\dir"),
    ])
  func shown(text: String, expected: String) {
    #expect(MarkdownDump.texts(text) == [expected])
  }

  @Test("A literal is found where it stands, not where the same bytes stood before")
  func places() {
    let text = "[44](44 \"44\") `44` **44** \\44 &#52;4 44"
    let visible = MarkdownReader.read(Array(text.utf8)).passages[0].text
    #expect(visible.string == "44 44 44 \\44 44 44")
    #expect(visible.source(of: 0..<2) == 1..<3)
    #expect(visible.source(of: 3..<5) == 15..<17)
    #expect(visible.source(of: 6..<8) == 21..<23)
    // The entity `&#52;` is no byte of the text: only the 4 behind it has a place.
    #expect(visible.source(of: 13..<15) == 35..<36)
    #expect(visible.source(of: 16..<18) == 37..<39)
  }

  @Test("Lines in quotes and lists are joined without their markers")
  func containers() {
    #expect(MarkdownDump.texts("> one\n> two\nthree\n") == ["one two three"])
    #expect(MarkdownDump.texts("- > one\n  > `two\n  > three`\n") == ["one two three"])
  }

  @Test("A hard line break ends a sentence")
  func hardBreaks() {
    #expect(MarkdownDump.texts("One  \ntwo\\\nthree<br>four") == ["One", "two", "three", "four"])
    #expect(MarkdownDump.texts("# One<br>two") == ["One two"])
  }
}
