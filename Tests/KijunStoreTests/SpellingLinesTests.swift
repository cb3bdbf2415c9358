import Testing

@testable import KijunStore

@Suite("The longest spelling that words begin with")
struct SpellingLinesTests {
  private func longest(_ words: [String], in spellings: [(spelling: String, concept: String)]) throws -> (
    words: Int, positions: [Int]
  )? {
    let head = words[0]
    let lines = try SpellingLines.joined(
      spellings.map { (head: head, spelling: $0.spelling, concept: $0.concept) }, ["a": 1, "b": 22, "c": 333])
    var rest = SpellingLines.Rest()
    for word in words.dropFirst() { rest.add(word.utf8) }
    return SpellingLines.longest(in: Array((lines.first?.lines ?? "").utf8), rest: rest)
  }

  @Test(
    "is found by whole words",
    arguments: [
      (["row"], 1, [1]), (["row", "height"], 2, [22]), (["row", "heights"], 1, [1]),
      (["row", "height", "of", "a", "list"], 5, [333]), (["row", "height", "of"], 2, [22]),
    ])
  func words(words: [String], count: Int, positions: [Int]) throws {
    let found = try longest(
      words, in: [("row", "a"), ("row height", "b"), ("row height of a list", "c"), ("row heigh", "c")])
    #expect(found?.words == count)
    #expect(found?.positions == positions)
  }

  @Test("has the characters of Japanese one by one, and words of other scripts among them")
  func characters() throws {
    let spellings = [("行", "a"), ("行 の 高 さ", "b"), ("行 min height", "c")]
    #expect(try longest(["行", "の", "高", "さ", "は"], in: spellings)?.words == 4)
    #expect(try longest(["行", "の", "幅"], in: spellings)?.words == 1)
    #expect(try longest(["行", "min", "height"], in: spellings)?.positions == [333])
    #expect(try longest(["行", "minheight"], in: spellings)?.words == 1)
  }

  @Test("that means two things has both; a damaged line is none")
  func several() throws {
    #expect(try longest(["bar"], in: [("bar", "b"), ("bar", "a")])?.positions == [1, 22])
    var rest = SpellingLines.Rest()
    rest.add("x".utf8)
    #expect(SpellingLines.longest(in: Array("7 x".utf8), rest: rest) == nil)
    #expect(SpellingLines.longest(in: [], rest: rest) == nil)
  }
}
