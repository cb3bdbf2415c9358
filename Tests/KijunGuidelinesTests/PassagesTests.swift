import KijunGuidelines
import Testing

@Suite("The passages of a document lie in few bytes")
struct PassagesTests {
  /// One of each make: bare, with markup left out of it, with cells, of data.
  static let samples: [Passage] = {
    var shown = Visible("The ", at: 1000)
    shown.append("行", at: 1010)
    shown.append(joining: " is")
    shown.append(picture: Visible("an icon", at: 990))
    var entry = Entry(
      name: "color.text", property: "value", value: "#1C1C1E", reference: "{gray.900}",
      written: "rgb(28 28 30)",
      conditions: ["@media print"], note: "for text", isDeclared: true, isDeprecated: true)
    entry.scope = [.init(text: ".dark", word: "dark"), .init(text: "", word: "")]
    var misfit = Passage(
      kind: .tableRow, text: shown, range: 5..<9, lines: 2...2, section: 1, block: 1, cells: [shown])
    misfit.isMisfit = true
    return [
      misfit,
      Passage(
        kind: .sentence, text: Visible("44 pt", at: 7), range: 7..<12, lines: 1...1, section: 0, block: 0),
      Passage(kind: .heading, text: Visible(), range: 0..<0, lines: 1...1, section: 3, block: 300),
      Passage(
        kind: .listItem, text: shown, range: 1000..<1_000_000, lines: 12...4000, section: 200, block: 70_000,
        group: 0),
      Passage(
        kind: .tableRow, text: shown, range: 5..<9, lines: 2...2, section: 1, block: 1, group: 128,
        cells: [Visible(), Visible("44", at: 3), shown], locator: "/a/b"),
      Passage(
        kind: .entry, text: shown, range: 5..<9, lines: 2...2, section: 1, block: 1, locator: "", entry: entry
      ),
      Passage(
        kind: .entry, text: Visible("x", at: 1), range: 1..<2, lines: 9...9, section: 1, block: 1,
        entry: Entry(name: "", property: "", value: "")),
    ]
  }()

  @Test("and are what they were", arguments: samples)
  func same(_ passage: Passage) {
    let passages: Passages = [passage]
    #expect(passages.count == 1)
    #expect(passages[0] == passage)
    #expect(passages.start(of: 0) == passage.range.lowerBound)
  }

  @Test("each in its place, however many there are", arguments: [0, 1, 63, 64, 65, 200])
  func many(_ count: Int) {
    var passages = Passages()
    for number in 0..<count {
      var passage = Self.samples[number % Self.samples.count]
      passage.block = number
      passages.append(passage)
    }
    #expect(passages.count == count)
    #expect(passages.map(\.block) == Array(0..<count))
    #expect(passages.last?.block == (count > 0 ? count - 1 : nil))
  }

  @Test("in the order of the text, where those that begin together stay as they are")
  func order() {
    let starts = [5, 3, 9, 3, 1]
    let passages = Passages(
      starts.enumerated().map { block, start in
        Passage(
          kind: .code, text: Visible("x", at: start), range: start..<start + 1, lines: 1...1, section: 0,
          block: block)
      })
    #expect(passages.inOrderOfText().map(\.block) == [4, 1, 3, 0, 2])
  }
}
