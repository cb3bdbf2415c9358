import Testing

@testable import KijunSite

@Suite("Text of documents stays text")
struct MarkupTests {
  @Test(
    "what would be markup is escaped, in text and in quotes",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      (#"" onload="x"#, "&quot; onload=&quot;x"), ("' x '", "&#39; x &#39;"),
      ("a & b &lt;", "a &amp; b &amp;lt;"),
      ("副題を持つ行", "副題を持つ行"), ("44×44 – “x”", "44×44 – “x”"),
    ])
  func escaped(_ text: String, _ expected: String) {
    let markup: Markup = "<p>\(text)</p>"
    #expect(markup.text == "<p>\(expected)</p>")
  }

  @Test(
    "control characters and marks that turn the direction of writing are replaced",
    arguments: ["\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{FFFE}"])
  func replaced(_ character: String) {
    let markup: Markup = "\(character)"
    #expect(markup.text == "\u{FFFD}")
  }

  @Test("markup inside markup is not escaped again")
  func nested() {
    let inner: Markup = "<b>\("<")</b>"
    let outer: Markup = "<p>\(inner)</p>"
    #expect(outer.text == "<p><b>&lt;</b></p>")
  }
}
