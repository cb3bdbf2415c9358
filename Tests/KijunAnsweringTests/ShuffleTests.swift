import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("Whatever the numbers")
struct ShuffleTests {
  /// Questions with the number of the document that answers each.
  private static let questions: [(question: String, number: Int)] = [
    ("min row height with subtitle", 74), ("独自の通常行の最小の高さ", 60), ("Body leading", 24),
    ("Headline leading", 23), ("Footnote のサイズ", 14), ("Footnote leading", 19), ("カードの余白", 14),
    ("minimum hit region", 48),
  ]

  @Test("Every number of the tables changed: all answers follow", arguments: 1...5)
  func shuffled(seed: Int) throws {
    // Another number for each, none of them twice, the same wherever it stands.
    let step = [7, 11, 13, 17, 19][seed - 1]
    func changed(_ number: Int) -> Int { 200 + number * step % 701 }
    let lines = Atlas.adopted.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard line.hasPrefix("|"), !line.contains("#") else { return String(line) }
      return String(line).replacing(/\d+/) { String(changed(Int($0.output) ?? 0)) }
    }
    var entries = Atlas.entries
    entries[0].text = lines.joined(separator: "\n")
    let library = try Library(entries)
    for (question, number) in Self.questions {
      let first = try library.ask(question).answers.first
      #expect(first?.value.numbers.first == Double(changed(number)), "\(question)")
    }
  }
}
