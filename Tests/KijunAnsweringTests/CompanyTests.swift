import Testing

@testable import KijunAnswering

@Suite("Whose documents a question means")
struct CompanyTests {
  private static let library = Result {
    try Library(
      Atlas.entries + [
        Library.Entry(
          id: "cobalt",
          text: """
            # Cobalt controls

            ## Buttons

            A button needs a hit region of at least 52×52 pt. Use `CobaltSpace.wide` between two cards.

            | Name | Size | Code |
            |---|---|---|
            | Caption | 13 pt | `CobaltType.small` |
            """, tier: "third_party", more: ["publisher": "Cobalt Works"])
      ])
  }

  @Test("A publisher that no document speaks of names its documents")
  func publisher() throws {
    let reply = try Self.library.get().ask("hit region of a button at Cobalt")
    #expect(reply.first == "≥ 52×52 pt [third_party]")
  }

  @Test("A company's name is no slip of a word that is like it")
  func noSlip() throws {
    let library = try Library([
      Library.Entry(
        id: "own", text: "# Rows\n\nA row is 51 pt high.\n", tier: "third_party",
        more: ["publisher": "Carg Works"]),
      Library.Entry(
        id: "other", text: "# Rows\n\nA row is 61 pt high.\n", tier: "third_party",
        more: ["publisher": "Buttan"]),
    ])
    #expect(try library.ask("row height at buttan").first == "61 pt [third_party]")
  }

  @Test("A name in two parts means what the document calls so")
  func member() throws {
    let library = try Self.library.get()
    #expect(try library.ask("size of CobaltType.small").first == "13 pt [third_party]")
  }

  @Test("Our own rule is the one of the first rank", arguments: ["our own minimum hit region", "自社の操作領域の最小"])
  func own(question: String) throws {
    #expect(try Self.library.get().ask(question).first == "≥ 48×48 pt [fp_adopted]")
  }
}
