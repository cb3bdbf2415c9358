import KijunGuidelines
import KijunStore
import Testing

@testable import KijunAnswering

@Suite("Facts that disagree")
struct DisagreementTests {
  private static func found(_ entries: [Library.Entry]) throws -> [String] {
    try DisagreementSearch(Library(entries).base()).all().map { found in
      "\(found.kind.rawValue): \(found.claims.map { $0.value.text }.joined(separator: ", "))"
    }
  }

  private static func entry(
    _ id: String, _ text: String, _ tier: String = "fp_adopted", historical: Bool = false
  ) -> Library.Entry {
    Library.Entry(id: id, text: "# Parts\n\n\(text)\n", tier: tier, more: ["historical": historical])
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var documents: [(text: String, tier: String, historical: Bool)]
    var found: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ texts: String..., tiers: [String] = [], historical: Int? = nil, found: [String]
    ) {
      self.name = name
      documents = texts.enumerated().map { index, text in
        (text, tiers.isEmpty ? "fp_adopted" : tiers[index], index == historical)
      }
      self.found = found
    }
  }

  static let cases: [Case] = [
    Case(
      "two documents of one tier", "The minimum height of a row is 44 pt.",
      "The minimum height of a row is 48 pt.",
      found: ["conflict: 44 pt, 48 pt"]),
    Case(
      "one section of one document", "The height of a row is 44 pt.\n\nThe height of a row is 48 pt.",
      found: ["conflict: 44 pt, 48 pt"]),
    Case(
      "in two languages", "The minimum height of a row is 44 pt.", "行の最小の高さは 48 pt。",
      found: ["conflict: 44 pt, 48 pt"]),
    Case(
      "two tiers, which is the normal case", "The height of a row is 44 pt.", "The height of a row is 48 pt.",
      tiers: ["fp_adopted", "apple_official"], found: ["differs: 44 pt, 48 pt"]),
    Case(
      "colours", "| Colour | Value |\n|---|---|\n| Title | #112233 |",
      "| Colour | Value |\n|---|---|\n| Title | #445566 |", found: ["conflict: #112233, #445566"]),
    Case("the same value", "The height of a row is 44 pt.", "A row has a height of 44 pt.", found: []),
    Case(
      "an old edition", "The height of a row is 44 pt.", "The height of a row is 48 pt.", historical: 1,
      found: []),
    Case(
      "another condition", "In dark appearance the border of a card is 1 pt.",
      "The border of a card is 2 pt.",
      found: []),
    Case("another unit", "The height of a row is 44 pt.", "The height of a row is 48 px.", found: []),
    Case(
      "two bounds", "The minimum height of a row is 44 pt.", "The maximum height of a row is 48 pt.",
      found: []),
    Case(
      "things that only the vocabulary doesn't know", "The height of a zeppelin is 44 pt.",
      "The height of a blimpo is 48 pt.", found: []),
    Case(
      "two headings of one document",
      "## Small\n\n| Part | Height |\n|---|---|\n| Row | 44 pt |\n\n## Large\n\n| Part | Height |\n|---|---|\n| Row | 48 pt |",
      found: []),
    Case(
      "one table that counts the same thing twice",
      "| Part | Height |\n|---|---|\n| Row | 44 pt |\n| Row | 48 pt |", found: []),
  ]

  @Test("are told from facts that only look alike", arguments: cases)
  func told(_ item: Case) throws {
    let entries = item.documents.enumerated().map { index, document in
      Self.entry("d\(index)", document.text, document.tier, historical: document.historical)
    }
    #expect(try Self.found(entries) == item.found)
  }

  @Test("Conflicts come first; one tier alone can be looked at")
  func order() throws {
    let library = try Library([
      Self.entry("a", "The height of a row is 44 pt.\n\nThe width of a button is 90 pt."),
      Self.entry("b", "The height of a row is 48 pt.", "apple_official"),
      Self.entry("c", "The width of a button is 80 pt."),
    ])
    let search = try DisagreementSearch(try library.base())
    #expect(try search.all().map(\.kind) == [.conflict, .differs])
    #expect(try search.all(tier: "fp_adopted").map(\.kind) == [.conflict])
    #expect(try search.all(tier: "apple_official").isEmpty)
  }

  @Test("An answer shows what disagrees with it, whichever tier says so")
  func answers() throws {
    let library = try Library([
      Self.entry("a", "The minimum height of a row is 44 pt."),
      Self.entry("b", "The minimum height of a row is 48 pt.", "apple_official"),
    ])
    let reply = try library.ask("minimum row height")
    #expect(reply.first == "≥ 44 pt [fp_adopted]")
    #expect(reply.conflicts.map(\.statement) == ["≥ 48 pt"])
  }
}
