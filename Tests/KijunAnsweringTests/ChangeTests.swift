import KijunGuidelines
import KijunIngesting
import KijunStore
import Testing

@testable import KijunAnswering

@Suite("The documents rule")
struct ChangeTests {
  @Test("Numbers changed in the document: the answers follow, and the rest stays")
  func follows() throws {
    let library = try Library(Atlas.entries)
    let old = try library.ask("min row height with subtitle")
    #expect(old.first == "≥ 74 pt [fp_adopted]")
    var entries = Atlas.entries
    entries[0].text = Atlas.adopted.replacing("74 pt", with: "79 pt").replacing(
      "2026-06-15", with: "2026-10-01"
    )
    .replacing("5:1", with: "6:1").replacing("#A9A9AF", with: "#ABABB2")
    let report = try library.ingest(entries)
    #expect(report.changes.map(\.document) == ["atlas.md"] && report.unchanged == 3)

    let new = try library.ask("min row height with subtitle")
    #expect(new.statements == old.statements.map { $0.replacing("74 pt", with: "79 pt") })
    #expect(new.answers.first?.id == old.answers.first?.id)
    #expect(new.answers.first?.verifiedOn?.description == "2026-10-01")
    #expect(try library.ask("contrast of normal text").first == "≥ 6:1 [fp_adopted]")
    #expect(try library.ask("dark subtitle colour").first == "#ABABB2 [html_approximation]")
    #expect(try library.ask("what is 74 pt").status == .unknown)
    #expect(try library.ask("Body leading").first == "24 pt [apple_official]")
    #expect(try library.ask("avatar width").first == "36 pt [third_party]")
    let history = try library.base().history(ofClaim: try #require(new.answers.first?.id))
    #expect(history.map { $0.value.numbers } == [[79], [74]])
  }

  @Test("What a document no longer says is no answer any more")
  func vanished() throws {
    let library = try Library(Atlas.entries)
    var entries = Atlas.entries
    entries[0].text = Atlas.adopted.replacing("| 副題を持つ独自行 | min-height 74 pt | 同上 |\n", with: "")
    try library.ingest(entries)
    #expect(try !library.ask("min row height with subtitle").statements.contains { $0.contains("74") })
    try library.ingest(Array(Atlas.entries.dropFirst()))
    #expect(try library.ask("card padding").status == .unknown)
  }

  @Test("Two current documents that disagree are both shown")
  func conflict() throws {
    let text = "# %\n\nLast verified: 2026-02-02.\n\nThe card padding is 15 pt.\n"
    let library = try Library([
      .init(id: "one", text: text.replacing("%", with: "One"), tier: "fp_adopted"),
      .init(
        id: "two", text: text.replacing("%", with: "Two").replacing("15", with: "17"), tier: "fp_adopted"),
    ])
    let reply = try library.ask("card padding")
    #expect(reply.answers.first?.value.numbers == [15])
    #expect(reply.conflicts.map { $0.value.numbers } == [[17]])
    #expect(reply.conflicts.first?.source.id == "two")
  }

  @Test("An empty knowledge base knows nothing and says so")
  func empty() throws {
    let library = try Library([.init(id: "empty", text: "# Nothing\n", tier: "fp_adopted")])
    for question in ["row height", "list all colours", "when was it verified", "44 pt", "Body vs Footnote"] {
      #expect(try library.ask(question).status == .unknown, "\(question)")
    }
  }
}
