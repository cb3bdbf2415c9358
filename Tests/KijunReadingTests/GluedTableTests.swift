import KijunGuidelines
import KijunReading
import Testing

@Suite("Tables that lost their borders inside a paragraph")
struct GluedTableTests {
  @Test(
    "Rows of several values with one unit are rows, and the text around them is sentences",
    arguments: [
      "Use these.PartUsual widthLeast widthCard20 pt16 ptChip14 pt11 ptTag12 pt9 ptOthers follow. So they do.",
      "Use these. Part Usual width Least width Card 20 pt 16 pt Chip 14 pt 11 pt Tag 12 pt 9 pt Others follow. So they do.",
    ])
  func table(text: String) {
    for passages in [
      MarkdownReader.read(Array(text.utf8)).passages, HTMLReader.read(Array("<p>\(text)".utf8)).passages,
      TextReader.read(Array("\(text)\nAnd more.\n".utf8)).passages,
    ] {
      #expect(passages[0].text.string == "Use these.")
      let table = passages[1...4]
      #expect(table.map(\.kind) == [.tableHeader, .tableRow, .tableRow, .tableRow])
      #expect(
        table.map { $0.cells.map(\.string) } == [
          ["Part", "Usual width", "Least width"], ["Card", "20 pt", "16 pt"], ["Chip", "14 pt", "11 pt"],
          ["Tag", "12 pt", "9 pt"],
        ])
      #expect(Set(table.map(\.group)).count == 1 && table.allSatisfy { $0.group != nil })
      #expect(passages[5].text.string == "Others follow.")
      #expect(passages[6].text.string == "So they do.")
      #expect(passages[5].block == passages[0].block && passages[5].block == passages[6].block)
    }
  }

  @Test("Sizes are values, and a row's quote is its piece of the line")
  func sizes() {
    let text = "PartUsual sizeLeast sizeCard20x20 pt16x16 ptChip14x14 pt11x11 ptTag12x12 pt9x9 pt"
    #expect(
      MarkdownDump.dump(text).last == "tableRow 1 Tag12x12 pt9x9 pt ⇒ [Tag][12x12 pt][9x9 pt]")
  }

  @Test(
    "What is less certain stays text",
    arguments: [
      // two rows; one value each; rows of different length; no word that the columns share; another unit
      "PartUsual widthLeast widthCard20 pt16 ptChip14 pt11 pt", "PartWidthCard20 ptChip14 ptTag12 pt",
      "PartUsual widthLeast widthCard20 pt16 ptChip14 ptTag12 pt9 pt",
      "PartUsualLeastCard20 pt16 ptChip14 pt11 ptTag12 pt9 pt",
      "PartUsual widthLeast widthCard20 pt16 pxChip14 pt11 pxTag12 pt9 px",
    ])
  func uncertain(text: String) {
    #expect(MarkdownReader.read(Array(text.utf8)).passages.allSatisfy { $0.kind == .sentence })
  }
}
