import KijunGuidelines
import Testing

/// What a number in a sentence is of, where the words around it mislead.
@Suite("What a number is of")
struct TopicTests {
  @Test("An adjective right behind a number is its property, and not what the next clause speaks of")
  func adjective() throws {
    let facts = try Facts("Every target is at least 60 pt high and the gap between targets grows to 16 pt.")
    #expect(facts.values(of: "height") == [">= 60 pt"])
    #expect(facts.claims.first?.property == "high")
  }

  @Test("What a thing is said to be without is no property of its size")
  func without() throws {
    let facts = try Facts("The app icon is delivered at 1024 × 1024 px without rounded corners.")
    #expect(facts.values == ["1024×1024 px"])
    #expect(facts.claims.first?.propertyConcepts.contains("corner-radius") == false)
  }

  @Test("A share of another property is of what the sentence is about")
  func share() throws {
    let facts = try Facts("説明文の行の高さは文字サイズの1.6倍とする。")
    #expect(facts.claims.first?.propertyConcepts.contains("font-size") == false)
  }

  @Test("A name that the vocabulary doesn't know is a thing all the same")
  func unknownName() throws {
    let facts = try Facts("The body text is 16 px, and `DoorPlate` is 40 px.", markdown: true)
    #expect(facts.facts.last == "DoorPlate = 40 px")
  }

  @Test("A label with a colon names the property of all that follows")
  func label() throws {
    let facts = try Facts("- 大きさ：行の中は20 pt、空の画面は48 pt。", markdown: true)
    #expect(facts.facts == ["行 = 20 pt", "空の画面 = 48 pt"])
  }
}
