import Testing

@testable import KijunSQLite

@Suite("How well a row has the words of a query")
struct RankedWordsTests {
  private func score(_ words: RankedWords, _ row: Int64) -> Double {
    words.score(of: row, own: 4, around: 1, dampening: 1)
  }

  @Test("a word in the row itself counts more than around it, both more than one, none nothing")
  func places() {
    let words = RankedWords(total: 100)
    words.add([1, 3], isAround: false)
    words.add([2, 3], isAround: true)
    let (own, around, both) = (score(words, 1), score(words, 2), score(words, 3))
    #expect(around > 0)
    #expect(own > around)
    #expect(both > own)
    #expect(score(words, 4) == 0)
    // Rows may be asked for again.
    #expect(score(words, 1) == own)
  }

  @Test("a word that few rows have counts more than one that many have")
  func rarity() {
    let words = RankedWords(total: 100)
    words.add([1], isAround: false)
    words.add(Array(2...60), isAround: false)
    #expect(score(words, 1) > score(words, 2))
    let around = RankedWords(total: 100)
    around.add([1, 2], isAround: false)
    around.add([1, 2, 3, 4], isAround: true)
    let alone = RankedWords(total: 100)
    alone.add([1, 2, 3, 4], isAround: false)
    // A row that has it in both places is one row.
    #expect(score(around, 2) > score(alone, 2))
    #expect(score(around, 3) < score(alone, 3))
  }

  @Test("words that belong together count only where the row has all of them")
  func together() {
    let words = RankedWords(total: 100)
    words.add(bracket: UInt8(ascii: "["))
    words.add([1, 2, 3], isAround: false)
    words.add(bracket: UInt8(ascii: "("))
    words.add([1, 2], isAround: false)
    words.add([2, 3], isAround: false)
    words.add(bracket: UInt8(ascii: ")"))
    words.add(bracket: UInt8(ascii: "]"))
    #expect(score(words, 1) == score(words, 3))
    #expect(score(words, 2) > score(words, 1))
    #expect(score(words, 4) == 0)
  }
}
