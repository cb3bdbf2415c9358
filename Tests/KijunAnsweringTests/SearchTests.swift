import KijunGuidelines
import KijunStore
import Testing

@testable import KijunAnswering

@Suite("A search finds passages by their words")
struct SearchTests {
  private func find(_ words: String, tier: String? = nil, limit: Int = 10) throws -> SearchResult {
    try PassageSearch(Atlas.library.base()).find(words, tier: tier, limit: limit)
  }

  private func lines(_ words: String) throws -> [Int] {
    try find(words).hits.filter { $0.place.id == "atlas" }.map(\.place.lines.lowerBound)
  }

  @Test(
    "A number, a word or a single character is found alone",
    arguments: ["74", "副題", "74 pt", "副題 74", "行 74", "subtitle row"])
  func alone(_ words: String) throws {
    #expect(try lines(words).contains(26))
  }

  @Test("Beside longer words a short one still counts")
  func constrains() throws {
    #expect(try lines("独自 行 副題") == [26])
    #expect(try lines("独自 行 60") == [25])
  }

  @Test("12 doesn't find 123, and 7 not 74", arguments: ["7", "4", "202", "2026-06"])
  func wholeNumbers(_ words: String) throws {
    let result = try find(words)
    #expect(
      !result.hits.contains { $0.place.quote.contains("74 pt") && !$0.place.quote.contains("4 pt 以上") },
      "\(result.hits.map(\.place.quote))")
  }

  @Test("A thing is found under its name in another language")
  func otherLanguage() throws {
    #expect(try find("avatar").hits.map(\.place.id) == ["boreal"])
    #expect(try find("アバター").hits.map(\.place.id) == ["boreal"])
  }

  @Test("Where no passage has all words, those with some are found and it says so")
  func someWords() throws {
    let result = try find("avatar xyzzy")
    #expect(!result.hasAllWords && result.hits.map(\.place.id) == ["boreal"])
    #expect(try find("avatar width").hasAllWords)
  }

  @Test("A tier leaves the others out")
  func tier() throws {
    #expect(
      try find("Body", tier: "html_approximation").hits.allSatisfy {
        $0.passage.annotation.tier == "html_approximation"
      })
    #expect(try !find("Body", tier: "html_approximation").hits.isEmpty)
  }

  @Test("No search fails, whatever its characters", arguments: HostileQuestionTests.questions)
  func hostile(_ words: String) throws {
    #expect(try find(words).hits.count <= 10)
  }

  @Test("An old passage says its edition")
  func historical() throws {
    #expect(try find("標籤列").hits.allSatisfy { !$0.historical || $0.edition == "2017" })
  }
}
