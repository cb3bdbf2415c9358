import Testing

@testable import KijunIngesting

@Suite("The form of a document")
struct FormatTests {
  @Test(
    "is told by the ending of its name",
    arguments: [
      ("a/b.md", Format.Guess.format(.markdown)), ("B.MARKDOWN", .format(.markdown)),
      ("x.mdx", .format(.markdown)),
      ("a.txt", .format(.text)), ("README", .format(.text)), ("a.b/c", .format(.text)),
      ("x.html", .format(.html)), ("X.HTM", .format(.html)), ("x.xhtml", .format(.html)),
      ("x.css", .format(.css)), ("x.scss", .format(.css)), ("x.tokens", .format(.tokens)),
      ("x.yml", .format(.yaml)),
      ("tokens.json", .format(.json)),
      ("a.jsonl", .unread(ending: "jsonl")),
      ("x.rst", .unknown(ending: "rst")),
    ])
  func ending(_ path: String, _ guess: Format.Guess) {
    #expect(Format.guess(path) == guess)
  }

  @Test(
    "or by its marks",
    arguments: [
      ("# Title\n\n- one\n", Format.markdown), ("---\ntitle: x\n---\n# T\n", .markdown),
      ("| a | b |\n|---|---|\n\n# x\n", .markdown), ("1. タイポグラフィ\n本文 17 pt\n", .text), ("", .text),
      ("\u{FEFF}\n<!DOCTYPE html>\n<p>44 pt", .html), ("<HTML lang=ja><body>", .html),
      ("<?xml version=\"1.0\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\">", .html),
      ("<!-- made by hand -->\n<html>", .html), ("<?xml version=\"1.0\"?><svg/>", .text),
      ("<p>44 pt</p>", .text), ("\n{\n  \"rows\": 1}", .json), ("{ 44 pt }", .text),
    ])
  func sniffed(_ text: String, _ format: Format) {
    #expect(Format.sniff(Array(text.utf8)) == format)
  }
}
