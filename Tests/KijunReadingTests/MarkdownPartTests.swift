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
    for round in 0..<500 {
      var text = ""
      for _ in 0..<1 + random.below(4) {
        text += MarkdownPropertyTests.document(&random, with: Self.pieces + Self.pieces)
        // A label anywhere makes it one part, so most have none.
        if round % 4 > 0 { text = text.replacing("]:", with: "]") }
      }
      let bytes = Array(text.utf8)
      let whole = MarkdownReader.read(bytes)
      for size in [1, 30, 200] {
        let parts = MarkdownReader.read(bytes, partSize: size)
        guard parts != whole else { continue }
        #expect(Self.lines(parts) == Self.lines(whole), "\(size) of \(text.debugDescription)")
      }
    }
  }

  private static func lines(_ document: Document) -> [String] {
    document.sections.map { "\($0)" }
      + document.passages.map {
        "\($0.kind) \($0.text.string) \($0.range) \($0.section) \($0.block) \($0.group ?? -1)"
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
    "and really in several, between paragraphs, items and rows",
    arguments: [
      "Row.\n\nBar.\n\nRow.\n\n", "- Row\n- Bar\n- Row\n",
      "| a | b |\n|---|---|\n| c | d |\n| e | f |\n| g | h |\n",
    ])
  func several(_ text: String) {
    var parts = MarkdownParts(Array(text.utf8), extensions: [.table], size: 1)
    var count = 0
    while parts.next() != nil { count += 1 }
    #expect(count == 3)
  }
}
