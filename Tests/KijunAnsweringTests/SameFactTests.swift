import KijunGuidelines
import KijunSQLite
import KijunStore
import Testing

@testable import KijunAnswering

@Suite("A fact that is stated twice is one")
struct SameFactTests {
  private static let whole = """
    # Cards

    ## Sizes

    | Card | Height | Padding |
    |---|---|---|
    | Compact card | 72 pt | 12 pt |
    | Large card | 120 pt | 16 pt |

    The corner radius of a card is at most 12 pt. The width of a card is left to the system.
    """
  private static let chunk = """
    | Card | Height | Padding |
    |---|---|---|
    | Compact card | 72 pt | 12 pt |

    The corner radius of a card is at most 12 pt. The width of a card is left to the system.
    """
  private static let japanese = """
    # カード

    | カード | 高さ |
    |---|---|
    | 行の最小 | 44 pt |

    カードの角丸は 12 pt 以下にする。
    """

  private static func entry(
    _ id: String, _ text: String, _ tier: String = "fp_adopted", more: [String: any Sendable] = [:]
  ) -> Library.Entry {
    Library.Entry(id: id, text: text + "\n", tier: tier, more: more)
  }

  /// For each claim of the first document the documents that state it too.
  private static func linked(_ entries: [Library.Entry]) throws -> [String: [String]] {
    let base = try Library(entries).base()
    let same = SameFact(base)
    var linked: [String: [String]] = [:]
    for claim in try base.claims(ClaimFilter(source: entries[0].id)) {
      let value = claim.value.kind.isValue ? claim.value.text : claim.value.kind.rawValue
      linked[value, default: []] += try same.others(of: claim).map {
        try base.document(id: $0.documentID)?.name ?? "?"
      }
    }
    return linked
  }

  @Test("A document and its chunk link each fact that both have")
  func chunk() throws {
    let linked = try Self.linked([Self.entry("whole", Self.whole), Self.entry("chunk", Self.chunk)])
    #expect(
      linked == [
        "72 pt": ["chunk.md"], "12 pt": ["chunk.md"], "120 pt": [], "16 pt": [],
        "at most 12 pt": ["chunk.md"], "left_to_system": ["chunk.md"],
      ])
  }

  @Test("A page in two languages links what both say")
  func languages() throws {
    let linked = try Self.linked([Self.entry("en", Self.whole), Self.entry("ja", Self.japanese)])
    #expect(linked["at most 12 pt"] == ["ja.md"])
    #expect(linked["72 pt"] == [])
  }

  struct Apart: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var tier = "fp_adopted"
    var more: [String: any Sendable] = [:]
  }

  @Test(
    "What only looks alike stays apart",
    arguments: [
      Apart(testDescription: "another tier", text: "The height of a card is 72 pt.", tier: "apple_official"),
      Apart(
        testDescription: "an old edition", text: "The height of a card is 72 pt.",
        more: ["historical": true, "edition": "2015"]),
      Apart(
        testDescription: "another publisher", text: "The height of a card is 72 pt.",
        more: ["publisher": "Other"]),
      Apart(testDescription: "another unit", text: "The height of a card is 72 px."),
      Apart(testDescription: "a bound", text: "The minimum height of a card is 72 pt."),
      Apart(testDescription: "another thing", text: "The height of a sheet is 72 pt."),
      Apart(testDescription: "another property", text: "The width of a card is 72 pt."),
      Apart(testDescription: "another condition", text: "In landscape the height of a card is 72 pt."),
    ])
  func apart(_ other: Apart) throws {
    let first = Self.entry("a", "The height of a card is 72 pt.", more: ["publisher": "FP"])
    #expect(
      try Self.linked([first, Self.entry("b", other.text, other.tier, more: other.more)]) == ["72 pt": []])
  }

  @Test("An answer gives it once")
  func asked() throws {
    let library = try Library([
      Self.entry("whole", Self.whole), Self.entry("chunk", Self.chunk), Self.entry("ja", Self.japanese),
    ])
    #expect(try library.ask("corner radius of a card").statements == ["≤ 12 pt [fp_adopted]"])
    #expect(try library.ask("compact card height").statements == ["72 pt [fp_adopted]"])
  }

  @Test("It is no disagreement, and where it disagrees with another it is named once")
  func disagreements() throws {
    let twice = [Self.entry("whole", Self.whole), Self.entry("chunk", Self.chunk)]
    #expect(try DisagreementSearch(Library(twice).base()).all().isEmpty)
    let other = Self.entry("other", "# Cards\n\nThe corner radius of a card is at most 10 pt.")
    let found = try DisagreementSearch(Library(twice + [other]).base()).all()
    #expect(found.map { $0.claims.map(\.value.text) } == [["at most 12 pt", "at most 10 pt"]])
  }

  @Test("An exception is one of every place that states the fact")
  func exception() throws {
    let library = try Library([
      Self.entry("whole", Self.whole), Self.entry("chunk", Self.chunk),
      Self.entry("other", "# Cards\n\nThe corner radius of a card is at most 10 pt."),
    ])
    let base = try KnowledgeBase(path: library.database, access: .readWriteCreate)
    let claims = try DisagreementSearch(base).all()[0].claims
    try base.declare(Override(claim: claims[1].key, overridden: claims[0].key, reason: "smaller"))
    #expect(try DisagreementSearch(base).all().isEmpty)
  }

  @Test("A passage names the others of its text")
  func passages() throws {
    let base = try Library([Self.entry("whole", Self.whole), Self.entry("chunk", Self.chunk)]).base()
    let hit = try #require(try PassageSearch(base).find("compact card 72", limit: 1).hits.first)
    #expect(try SameFact(base).others(of: hit.passage).count == 1)
  }
}
