import KijunGuidelines
import KijunVocabulary
import Testing

@Suite("The longest spelling wins, and holds the shorter ones as its parts")
struct LongestMatchTests {
  @Test(
    "One mention, not several",
    arguments: [
      ("nav bar button", "bar-button"), ("行タイトル", "row-title"), ("min height", "min-height"),
      ("タブバー", "tab-bar"),
      ("search bar", "search-bar"), ("通常行", "standard-row"), ("Large (default)", "text-size-default"),
      ("row height", "row-height"),
    ])
  func longest(_ text: String, _ concept: String) throws {
    let mentions = try Shipped.analysis(text).mentions
    #expect(
      mentions.count == 1 && mentions[0].concepts.contains { $0.id == concept },
      "\(mentions.flatMap { $0.concepts.map(\.id) })")
  }

  @Test("What stands inside a longer spelling is found as its part")
  func parts() throws {
    let vocabulary = try Shipped.vocabulary
    let analysis = try Shipped.analysis("nav bar button")
    let parts = vocabulary.parts(of: try #require(analysis.mentions.first), in: analysis.tokens)
    let ids = parts.flatMap { $0.concepts.map(\.id) }
    #expect(ids.contains("navigation-bar") && ids.contains("button"))
    let short = try Shipped.analysis("副題")
    let names = vocabulary.parts(of: try #require(short.mentions.first), in: short.tokens)
    #expect(names.allSatisfy { $0.tokens.count < 2 })
  }

  @Test("A bound is of all that follows it")
  func bounds() throws {
    let mentions = try Shipped.analysis("smallest text style").mentions
    #expect(mentions.first?.has(.bound) == true && mentions.count == 2)
    #expect(mentions.last?.concepts.contains { $0.id == "text-style" } == true)
    #expect(try Shipped.analysis("smallest text").mentions.count == 1)
  }

  @Test("A row height is a height and of a row")
  func implied() throws {
    #expect(try Shipped.analysis("row height").conceptIDs().contains("row"))
    #expect(try Shipped.analysis("行高").conceptIDs().contains("row"))
  }

  @Test("What a text is about leaves its grammar out")
  func content() throws {
    let ids = try Shipped.analysis("the button must be at least 44 pt").conceptIDs()
    #expect(
      ids.contains("button") && !ids.contains("must") && !ids.contains("at-least") && !ids.contains("unit-pt")
    )
  }

  @Test("A tier is found by its label in every language")
  func tiers() throws {
    for tier in try Shipped.vocabulary.tiers {
      for name in [tier.label] + tier.labels.values {
        let found = try Shipped.analysis(name).mentions.compactMap { $0.first(.tier)?.detail["tier"] }
        #expect(found == [tier.id], "\(name)")
      }
    }
  }
}
