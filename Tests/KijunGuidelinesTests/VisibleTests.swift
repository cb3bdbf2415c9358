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

@Suite("Visible text of many pieces")
struct VisiblePieceTests {
  /// `ab` at 0, a joint, `cd` at 10, `ef` at 20, of which `d` and `f` are pictures.
  private static func text() -> Visible {
    var text = Visible("ab", at: 0)
    text.append(joining: " ")
    text.append("c", at: 10)
    text.append(picture: Visible("d", at: 11))
    text.append("e", at: 20)
    text.append(picture: Visible("f", at: 21))
    return text
  }

  @Test("the place of any part is that of its first and last byte with a place")
  func source() {
    let places = [0, 1, nil, 10, 11, 20, 21]
    for low in 0..<7 {
      for high in low + 1...7 {
        let within = places[low..<high].compactMap { $0 }
        let expected = within.first.flatMap { first in within.last.map { first..<$0 + 1 } }
        #expect(Self.text().source(of: low..<high) == expected, "\(low)..<\(high)")
        #expect(Self.text().slice(low..<high).source == expected, "\(low)..<\(high)")
      }
    }
  }

  @Test("a part keeps the pictures that are in it")
  func pictures() {
    let shown = Set([4, 6])
    for low in 0..<7 {
      for high in low + 1...7 {
        let part = Self.text().slice(low..<high)
        #expect(
          Set(part.pictures.flatMap { Array($0) })
            == Set((low..<high).filter(shown.contains).map { $0 - low }))
      }
    }
  }

  @Test("pictures are in order and apart, in whatever order they are marked")
  func marks() {
    var text = Visible("0123456789", at: 0)
    for range in [6..<8, 1..<2, 7..<9, 3..<4, 2..<4, 1..<2, 5..<5] { text.markPicture(range) }
    #expect(text.pictures == [1..<2, 2..<4, 6..<9])
  }
}
