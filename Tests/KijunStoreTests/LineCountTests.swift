import KijunGuidelines
import Testing

@testable import KijunStore

@Suite("Lines of what stands in a passage are counted from its first")
struct LineCountTests {
  private static let text = Array("one\ntwo 1\r\nthree 2\rfour 3\n\nfive 4".utf8)

  private static func passage(_ range: Range<Int>, _ lines: ClosedRange<Int>) -> Passage {
    Passage(kind: .sentence, text: Visible(), range: range, lines: lines, section: 0, block: 0)
  }

  private static func place(_ part: String) throws -> Range<Int> {
    let part = Array(part.utf8)
    let start = try #require(text.indices.first { text[$0...].starts(with: part) })
    return start..<start + part.count
  }

  @Test("in order, in any order, and from passage to passage")
  func counted() throws {
    let all = Self.passage(0..<Self.text.count, 1...6)
    let last = Self.passage(try Self.place("five 4"), 6...6)
    var count = LineCount(Self.text)
    for _ in 1...2 {
      #expect(count.of(try Self.place("1"), in: all) == 2...2)
      #expect(count.of(try Self.place("2"), in: all) == 3...3)
      #expect(count.of(try Self.place("2\rfour"), in: all) == 3...4)
      #expect(count.of(try Self.place("3\n\nfive"), in: all) == 4...6)
      #expect(count.of(try Self.place("4"), in: last) == 6...6)
    }
  }

  @Test("never beyond the passage, whatever the range")
  func clamped() throws {
    var count = LineCount(Self.text)
    #expect(count.of(try Self.place("3\n\nfive"), in: Self.passage(0..<8, 1...2)) == 2...2)
    #expect(count.of(0..<1_000, in: Self.passage(0..<8, 1...2)) == 1...1)
  }
}
