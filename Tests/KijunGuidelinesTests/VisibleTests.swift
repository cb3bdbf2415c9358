import KijunGuidelines
import Testing

@Suite("Visible text remembers where each piece of it stands in the file")
struct VisibleTests {
  @Test("Text that stands as it is has the place of its bytes")
  func plain() {
    let text = Visible("行の高さ", at: 10)
    #expect(text.source == 10..<22)
    #expect(text.source(of: 3..<6) == 13..<16)
  }

  @Test("A space that joins two lines stands nowhere, and the text around it keeps its place")
  func joined() {
    var text = Visible("min-height", at: 0)
    text.append(joining: " ")
    text.append("68 pt", at: 11)
    #expect(text.string == "min-height 68 pt")
    #expect(text.source == 0..<16)
    #expect(text.source(of: 11..<13) == 11..<13)
    #expect(text.source(of: 10..<11) == nil)
  }

  @Test("Pieces that follow each other in the file are one run")
  func adjacentRuns() {
    var text = Visible("44", at: 5)
    text.append(" pt", at: 7)
    #expect(text.runs == [Visible.Run(start: 0, source: 5, count: 5)])
    text.append("!", at: 20)
    #expect(text.runs.count == 2)
    text.append("", at: 90)
    #expect(text.runs.count == 2)
  }

  @Test("A slice across markup has the places of its parts")
  func slices() {
    // **44** pt
    var text = Visible("44", at: 2)
    text.append(" pt", at: 6)
    let slice = text.slice(1..<4)
    #expect(slice.string == "4 p")
    #expect(slice.source == 3..<8)
    #expect(slice.runs.map(\.count) == [1, 2])
  }

  @Test("Trimming takes white space off with its place")
  func trimmed() {
    let text = Visible("\t 副題  \n", at: 100).trimmed()
    #expect(text.string == "副題")
    #expect(text.source == 102..<108)
    #expect(Visible("   ", at: 3).trimmed().isEmpty)
  }

  @Test("Appended visible text brings its runs along")
  func appended() {
    var text = Visible("a", at: 1)
    text.append(joining: " ")
    text.append(Visible("b", at: 9))
    #expect(text.string == "a b")
    #expect(text.source(of: 2..<3) == 9..<10)
    #expect(Visible().source == nil)
  }
}
