import Testing

@testable import KijunStore

@Suite("How well a passage has the words of a query")
struct WordHitTests {
  private func word(_ own: [Int64], around: [Int64] = []) -> [WordHit] {
    WordHit.of(own, weight: 4, around: around, weight: 1, total: 100)
  }

  private func score(_ hits: [WordHit], _ passage: Int64) -> Double {
    hits.filter { $0.passage == passage }.reduce(0) { $0 + $1.score(length: 100) }
  }

  @Test("a word in the passage itself counts more than around it, both more than one, none nothing")
  func places() {
    let hits = word([1, 3], around: [2, 3])
    #expect(hits.map(\.passage) == [1, 2, 3])
    #expect(score(hits, 2) > 0)
    #expect(score(hits, 1) > score(hits, 2))
    #expect(score(hits, 3) > score(hits, 1))
    #expect(score(hits, 4) == 0)
  }

  @Test("a word that few passages have counts more than one that many have")
  func rarity() {
    #expect(score(word([1]), 1) > score(word(Array(2...60)), 2))
    let around = word([1, 2], around: [1, 2, 3, 4])
    let alone = word([1, 2, 3, 4])
    // A passage that has it in both places is one passage.
    #expect(score(around, 2) > score(alone, 2))
    #expect(score(around, 3) < score(alone, 3))
  }

  @Test("a long passage has a word by chance")
  func length() {
    let hit = word([1])[0]
    #expect(hit.score(length: 40) > hit.score(length: 400))
  }

  @Test("words that belong together count only where the passage has all of them")
  func together() {
    let hits = WordHit.any([word([1, 2, 3]), WordHit.all([word([1, 2]), word([2, 3])])])
    #expect(score(hits, 1) == score(hits, 3))
    #expect(score(hits, 2) > score(hits, 1))
    #expect(score(hits, 4) == 0)
    #expect(hits.map(\.passage) == [1, 2, 2, 2, 3])
    #expect(WordHit.all([]).isEmpty)
    #expect(WordHit.all([word([1]), []]).isEmpty)
  }

  @Test("the lengths of passages lie two bytes each, and what is gone has none")
  func lengths() {
    let column = PassageLengths.column([(1024, 7), (1026, 100_000), (2047, 0)])
    #expect(column.count == 2048)
    #expect(PassageLengths.length(in: column, of: 1024) == 7)
    #expect(PassageLengths.length(in: column, of: 1025) == nil)
    #expect(PassageLengths.length(in: column, of: 1026) == 65_535)
    #expect(PassageLengths.length(in: column, of: 2047) == 1)
    #expect(PassageLengths.length(in: [1], of: 1024) == nil)
  }
}
