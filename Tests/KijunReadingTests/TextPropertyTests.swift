import Foundation
import KijunGuidelines
import KijunReading
import Testing

@Suite("Text: what holds for every document")
struct TextPropertyTests {
  private static let pieces = [
    "1. 文字\n", "見出し\n", "| A | B |\n", "|---|---|\n", "| 44 | 60 pt |\n", "| broken\n", "cell | 12 |\n",
    "- item。 - next。\n", "\n", "  ", "\t",
    "本文は 17 pt 以上とする。", "The row is 60 pt tall. ", ".body\n", "struct A {\n", "}\n", "## ", "* **x** ",
    "> 引用 ", "[TOC=3,3] ", "[a](b) ", "![x](y)", "\r\n", "\r",
    "「…する。」と言う。", "👩‍👩‍👧", "e\u{301}", "\u{FEFF}", "\u{3000}", "#1C1C1E", "\\|", "`code`", "1.2.3 ", "①", "・点\n",
    "{", "\"",
  ]

  @Test(
    "Every place is in the file, in order, between characters, and says the same bytes", arguments: 0..<40)
  func invariants(_ seed: Int) {
    var random = Seeded(state: UInt64(seed))
    var text = ""
    for _ in 0..<(10 + random.below(150)) {
      text += Self.pieces[random.below(Self.pieces.count)]
      if random.below(30) == 0 { text += String(repeating: "長い行を作る。 ", count: 40) }
    }
    let bytes = Array(text.utf8)
    #expect(MarkdownFacts.violations(bytes, TextReader.read(bytes)) == [], "seed \(seed)")
  }

  @Test("A quote is the exact slice of its lines")
  func quotes() {
    let text = "題\n表の前の文。\n| A | B |\n|---|---|\n| 行 | 60 pt |\n- 一。 - 二は 8〜12 pt。\n"
    let bytes = Array(text.utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for passage in TextReader.read(bytes).passages {
      let quote = String(decoding: bytes[passage.range], as: UTF8.self)
      #expect(lines[passage.lines.lowerBound - 1].contains(quote) || passage.lines.count > 1)
      #expect(passage.cells.isEmpty ? quote == passage.text.string : quote.hasPrefix("|"))
    }
  }

  @Test("All numbers of the text are in its passages")
  func complete() {
    let text =
      "1. 寸法\n行 60 pt。余白 14 pt。 - 角 9 pt。\n| A | 1 |\n|---|---|\n| 2 | 3 |\n4\n| 5 | 6 |\nlet a = 7\n"
    let seen = TextReader.read(Array(text.utf8)).passages.map(\.text.string).joined(separator: " ")
    #expect(Set(MarkdownFacts.digits(text)) == Set(MarkdownFacts.digits(seen)))
  }

  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/seeds")
  private static let files = ((try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test("Real pages keep all that too", .enabled(if: !files.isEmpty, "no real pages beside the repository"))
  func realPages() throws {
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: Self.corpus.appendingPathComponent(file)))
      #expect(MarkdownFacts.violations(bytes, TextReader.read(bytes)) == [], "\(file)")
    }
  }
}
