import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("Words that bind")
struct FilterTests {
  @Test(
    "A named tier is binding",
    arguments: [
      "Apple's official minimum row height with subtitle", "Apple公式 副題 行 高さ", "Apple official card padding",
      "HTML approximation of avatar width",
    ])
  func noOtherTier(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status != .answered && reply.answers.isEmpty, "\(reply.statements)")
  }

  @Test("A named tier gets its own value")
  func ownTier() throws {
    #expect(try Atlas.ask("Apple's official minimum control size").first == "≥ 30×30 pt [apple_official]")
    #expect(
      try Atlas.ask("our own rule for the minimum size of a touch target").first == "≥ 48×48 pt [fp_adopted]")
    #expect(
      try Atlas.ask("minimum control size", tier: "apple_official").answers.allSatisfy {
        $0.tier == "apple_official"
      })
    #expect(try Atlas.ask("min row height with subtitle", tier: "third_party").answers.isEmpty)
  }

  @Test(
    "Another platform, text size or component is unknown, however alike",
    arguments: [
      "macOS tab bar height", "watchOS row height with subtitle", "min row height with subtitle on Android",
      "Body size at AX5", "Body leading at xLarge text size",
      "Footnote のアクセシビリティサイズでの大きさ", "progress bar height", "date picker width", "avatar corner radius",
      "ページコントロールの高さ",
    ])
  func notCovered(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(
      reply.status == .unknown && reply.reason == .notCovered && reply.answers.isEmpty, "\(reply.statements)")
    #expect(reply.nearest.count <= 3)
  }

  @Test("A platform given as an option binds like one in the question")
  func platformOption() throws {
    #expect(try Atlas.ask("minimum control size", platform: "tvOS").first == "≥ 56×56 pt [apple_official]")
    #expect(try Atlas.ask("min row height with subtitle", platform: "macOS").answers.isEmpty)
    #expect(try Atlas.ask("min row height with subtitle", platform: "iOS").first == "≥ 74 pt [fp_adopted]")
  }

  @Test("Light and dark are not mixed up")
  func appearance() throws {
    #expect(try Atlas.ask("subtitle colour in light mode").first == "#5A5A5E [html_approximation]")
    #expect(
      try Atlas.ask("subtitle colour in dark mode").answers.allSatisfy {
        $0.conditions["appearance"]?.text == "dark"
      })
  }
}
