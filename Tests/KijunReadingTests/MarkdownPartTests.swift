import KijunGuidelines
import Testing

@testable import KijunReading

@Suite("A large Markdown file is parsed in parts")
struct MarkdownPartTests {
  /// What parts may end before, and what may be open there.
  static let pieces = [
    "- Row ", "- Row ", "  - Row ", "* Row ", "+ Row ", "| Row | ", "| Row | ",
    "| a | b |\n|---|---|\n| Row ",
    "Row ", "Row ", "# Row ", "## Row ", "\n\nRow ", "\n\n# Row ", "```\n", "~~~\n", "<!--", "-->", "<pre>",
    "</pre>",
    "    Row ", "> Row ", "\n\n- Row ", "行", "\n\n行", "1. Row ",
  ]

  @Test("which says what it says as one", arguments: 0..<8)
  func same(seed: Int) {
    var random = Seeded(state: UInt64(seed + 700))
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<1 + random.below(4) {
        text += MarkdownPropertyTests.document(&random, with: Self.pieces + Self.pieces)
        text = text.replacing("]:", with: "]")
      }
      Self.expectSame(text)
    }
  }

  @Test("with links and footnotes whose labels are defined in another part", arguments: 0..<4)
  func labels(seed: Int) {
    var random = Seeded(state: UInt64(seed + 900))
    for _ in 0..<300 {
      var blocks: [String] = []
      for number in 0..<2 + random.below(12) {
        let other = random.below(12)
        blocks.append(
          [
            "Row [\(other) pt][L\(other)] and [l \(other)].", "- Row [l\(other)]\n- Row[^\(other)]",
            "[l\(number)]: https://example.com/\(number)", "[L  \(number)]: <u> \"T\"",
            "[^\(number)]: Note \(number) pt.", "[^\(number)]: Note.\n\n    More of \(number) pt.",
            "Row is \(number) pt[^\(other)].", "# Row \(number)",
            "| a | b |\n|---|---|\n| [l\(other)] | c[^\(other)] |",
            "Row is [\(number)]: and no [definition].",
          ][random.below(10)])
      }
      Self.expectSame(blocks.joined(separator: "\n\n") + "\n")
    }
  }

  private static func expectSame(_ text: String) {
    let bytes = Array(text.utf8)
    let whole = lines(MarkdownReader.read(bytes))
    for size in [1, 30, 200] {
      let parts = lines(MarkdownReader.read(bytes, partSize: size))
      let first = zip(parts, whole).first { $0 != $1 }
      #expect(
        parts.count == whole.count && first == nil,
        "\(size) of \(text.debugDescription): \(first.map { "\($0)" } ?? "")")
    }
  }

  /// Blocks and groups by the order in which they come: footnotes are read part by part, so their numbers are others.
  private static func lines(_ document: Document) -> [String] {
    var blocks: [Int: Int] = [:]
    var groups: [Int: Int] = [:]
    func number(_ key: Int, _ known: inout [Int: Int]) -> Int {
      let number = known[key] ?? known.count
      known[key] = number
      return number
    }
    return document.sections.map { "\($0)" }
      + document.passages.map {
        let group = $0.group.map { number($0, &groups) } ?? -1
        return "\($0.kind) \($0.text.string) \($0.range) \($0.section) \(number($0.block, &blocks)) \(group)"
      }
  }

  @Test("A row that is longer than anybody reads is read as paragraphs, and nothing of it is lost")
  func longRow() {
    let cell = (1...9000).map { "\($0) pt" }.joined(separator: ", ")
    let text = "| a | b |\n|---|---|\n| **Row** | \(cell) | 3 px |\n| c | d |\n"
    let bytes = Array(text.utf8)
    let document = MarkdownReader.read(bytes)
    #expect(MarkdownFacts.violations(bytes, document) == [])
    #expect(document.passages.map(\.kind).filter { $0 != .sentence } == [.tableHeader, .tableRow])
    let sentences = document.passages.filter { $0.kind == .sentence }
    #expect(sentences.allSatisfy { $0.text.string.utf8.count <= SentenceSplitter.longest })
    #expect(sentences.first?.text.string == "Row")
    #expect(sentences.last?.text.string == "3 px")
    let numbers = sentences.flatMap { MarkdownFacts.digits($0.text.string) }
    #expect(Set(numbers).isSuperset(of: (1...9000).map { String($0) }))
  }

  @Test(
    "A paragraph of more bytes than anybody reads goes on in the next part, cut where no markup is open",
    arguments: ["**Row** [# pt](u) is `x` ", "**Row** [# pt](u)\nis `x`, ", "Row *is # pt*. "])
  func longParagraph(_ piece: String) {
    let text = "# Rows\n\n" + (1...12_000).map { piece.replacing("#", with: "\($0)") }.joined()
    let bytes = Array((text + "\n\nEnd.\n").utf8)
    let document = MarkdownReader.read(bytes)
    #expect(MarkdownFacts.violations(bytes, document) == [])
    let sentences = document.passages.dropFirst().dropLast()
    #expect(Set(sentences.map(\.block)).count == 1)
    #expect(document.passages.last?.block != sentences.last?.block)
    #expect(!sentences.contains { $0.text.string.contains { "*`[]".contains($0) } })
    let numbers = sentences.flatMap { MarkdownFacts.digits($0.text.string) }
    #expect(numbers == (1...12_000).map { String($0) })
  }

  @Test("and anywhere, where all of it is open")
  func openParagraph() {
    let bytes = Array(String(repeating: "[", count: 300_000).utf8)
    let document = MarkdownReader.read(bytes)
    #expect(document.passages.reduce(0) { $0 + $1.text.string.utf8.count } == bytes.count)
    #expect(Set(document.passages.map(\.block)) == [0])
  }

  @Test("A table with a row of a megabyte is none, and nothing of it is lost")
  func rowOfAMegabyte() {
    let cell = (1...140_000).map { "\($0)<br>" }.joined()
    let document = MarkdownReader.read(Array("| a | b |\n|---|---|\n| x | \(cell) |\n".utf8))
    #expect(document.passages.allSatisfy { $0.kind == .sentence })
    let numbers = document.passages.flatMap { MarkdownFacts.digits($0.text.string) }
    #expect(Set(numbers).isSuperset(of: (1...140_000).map { String($0) }))
  }

  @Test(
    "and really in several, between paragraphs, items and rows",
    arguments: [
      "Row.\n\nBar.\n\nRow.\n\n", "- Row\n- Bar\n- Row\n",
      "| a | b |\n|---|---|\n| c | d |\n| e | f |\n| g | h |\n",
    ])
  func several(_ text: String) {
    var parts = MarkdownParts(Array(text.utf8), extensions: [.table], size: 1)
    var count = 0
    while parts.next() != nil { count += 1 }
    #expect(count > 2)
  }
}
