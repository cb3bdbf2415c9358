import KijunGuidelines
import KijunSQLite
import KijunStore
import Testing

@Suite("Writing a document again")
struct HistoryTests {
  let test: TestBase
  var base: KnowledgeBase { test.base }

  static let text = """
    # Layout
    A row stands by itself.
    row = 44 pt
    toggle = 31 pt
    | Body | 17 / 22 |
    ? iOS 17.0
    @ HIG: Layout
    """

  init() throws { test = try TestBase() }

  private func document() throws -> Int64 {
    try #require(try base.document(source: "fp", name: "000.txt")).id
  }

  @Test("counts everything as added the first time")
  func first() throws {
    let counts = try test.write(Self.text)
    #expect(counts.claimsAdded == 2)
    #expect(counts.passagesAdded == 7)
    #expect(counts.rejects == 1)
    #expect(counts.citations == 1)
    #expect(try base.check() == [])
  }

  @Test("as it was leaves every row as it is")
  func same() throws {
    try test.write(Self.text)
    let before = try test.dump()
    let changes = base.connection.totalChanges
    let counts = try test.write(Self.text)
    #expect(counts.claimsKept == 2)
    #expect(counts.passagesKept == 7)
    #expect(base.connection.totalChanges == changes)
    #expect(try test.dump() == before)
  }

  @Test("with a line inserted above keeps the ids of all passages and claims and moves them")
  func inserted() throws {
    try test.write(Self.text)
    let document = try document()
    let before = try base.passages(ofDocument: document)
    let claim = try #require(try base.claim(key: "c_row"))
    let counts = try test.write("A new first line.\n\n" + Self.text)
    #expect(counts.passagesAdded == 1)
    #expect(counts.claimsKept == 2)
    let after = try base.passages(ofDocument: document)
    #expect(after.count == 8)
    #expect(after.dropFirst().map(\.id) == before.map(\.id))
    #expect(after.dropFirst().map(\.lines.lowerBound) == before.map { $0.lines.lowerBound + 2 })
    let moved = try #require(try base.claim(key: "c_row"))
    #expect(moved.id == claim.id)
    #expect(moved.lines == 5...5)
    #expect(moved.quote == "44 pt")
    #expect(moved.range.lowerBound == claim.range.lowerBound + 19)
    #expect(try base.check() == [])
  }

  @Test("with another value keeps the old value as history under the same key")
  func changed() throws {
    try test.write(Self.text)
    let counts = try test.write(Self.text.replacing("row = 44", with: "row = 48"))
    #expect(counts.claimsChanged == 1)
    #expect(counts.claimsKept == 1)
    #expect(try base.claim(key: "c_row")?.value.text == "48 pt")
    let history = try base.history(ofClaim: "c_row")
    #expect(history.map(\.value.text) == ["48 pt", "44 pt"])
    #expect(history[1].quote == "44 pt")
    #expect(history[1].lastRevision != nil)
    #expect(try base.claims(withNumber: 44).isEmpty)
    #expect(try base.claims(withNumber: 48).map(\.key) == ["c_row"])
  }

  @Test(
    "with another tier, date or condition is a change of the claim, of other headings around it none",
    arguments: [
      (SampleDocument(Self.text, tier: "apple_official"), 2),
      (SampleDocument(Self.text, verifiedOn: "2026-11-01"), 2),
      (
        SampleDocument(
          Self.text, conditions: Conditions([.init(name: "appearance", text: "dark", concepts: ["dark"])])), 2
      ),
      (SampleDocument(Self.text, context: ["layout"]), 0),
    ])
  func annotations(_ changed: SampleDocument, _ claims: Int) throws {
    try test.write(Self.text)
    let counts = try test.write(changed, extractor: "e2")
    #expect(counts.claimsChanged == claims)
    #expect(counts.claimsKept == 2 - claims)
    #expect(counts.passagesKept == 7)
    let passage = try #require(try base.passages(ofDocument: try document()).first)
    let annotation = changed.extraction.annotations[0]
    #expect(passage.annotation.tier == annotation.tier)
    #expect(try base.conceptIDs(passage.annotation.context) == annotation.context)
    #expect(passage.annotation.conditions == annotation.conditions)
    #expect(passage.annotation.verifiedOn == annotation.verifiedOn)
  }

  @Test("without a claim ends it, and with it again begins it anew")
  func removed() throws {
    try test.write(Self.text)
    #expect(try test.write(Self.text.replacing("row = 44 pt\n", with: "")).claimsRemoved == 1)
    #expect(try base.claim(key: "c_row") == nil)
    #expect(try test.write(Self.text).claimsAdded == 1)
    #expect(try base.history(ofClaim: "c_row").count == 2)
    #expect(try base.check() == [])
  }

  @Test("under another heading ends the old passage, whose words find it no more, and keeps its claim")
  func moved() throws {
    try test.write("# Layout\nrow = 44 pt")
    let before = try #require(try base.claim(key: "c_row"))
    let counts = try test.write("# Sizes\nrow = 44 pt")
    #expect(counts.passagesRemoved == 2)
    #expect(counts.claimsKept == 1)
    #expect(try base.candidates(match: .quote("layout"), limit: 5).isEmpty)
    #expect(try base.candidates(match: .quote("sizes"), limit: 5).count == 2)
    let claim = try #require(try base.claim(key: "c_row"))
    #expect(try base.sectionPath(claim.sectionID) == ["Sizes"])
    #expect(claim.key == before.key)
    #expect(claim.passageID != before.passageID)
    let old = try #require(try base.history(ofClaim: "c_row").last)
    #expect(old.id == before.id && old.passageID == before.passageID)
    #expect(try base.check() == [])
  }

  @Test("that has gone ends all of it and keeps the history; when it is back it is as new")
  func gone() throws {
    try test.write(Self.text)
    let counts = try base.end(document: try document())
    #expect(counts.claimsRemoved == 2)
    #expect(counts.passagesRemoved == 7)
    #expect(try base.documents().isEmpty)
    #expect(try base.documentState(source: "fp", name: "000.txt") == nil)
    #expect(try base.claims().isEmpty)
    #expect(try base.history(ofClaim: "c_row").count == 1)
    #expect(try base.end(document: try document()) == WriteCounts())
    #expect(try test.write(Self.text).claimsAdded == 2)
    #expect(try base.documents().map(\.revision) == [3])
    #expect(try base.check() == [])
  }

  @Test("tells two claims of one key apart by a number, the same way each time")
  func equalKeys() throws {
    try test.write("row = 44 pt\nrow = 48 pt")
    #expect(try base.claims().map(\.key) == ["c_row", "c_row-2"])
    #expect(try test.write("row = 44 pt\nrow = 48 pt\n").claimsKept == 2)
    try test.write("row = 50 pt", name: "001.txt")
    #expect(try base.claim(key: "c_row-3")?.value.text == "50 pt")
    #expect(try test.write("row = 50 pt\n", name: "001.txt").claimsKept == 1)
  }

  @Test("repeats equal lines as often as the document does")
  func repeated() throws {
    try test.write("同上\n同上\n同上")
    let before = try base.passages(ofDocument: try document()).map(\.id)
    let counts = try test.write("同上\n同上")
    #expect(counts.passagesRemoved == 1)
    #expect(try base.passages(ofDocument: try document()).map(\.id) == Array(before.prefix(2)))
  }

  @Test("tells apart what differs only in how a character is composed")
  func composed() throws {
    try test.write("caf\u{E9}")
    let counts = try test.write("cafe\u{301}")
    #expect(counts.passagesAdded == 1)
    #expect(Array(try base.passages(ofDocument: try document())[0].quote.utf8) == Array("cafe\u{301}".utf8))
  }

  @Test("in an ingest that fails leaves everything as it was")
  func failed() throws {
    struct Stop: Error {}
    try test.write(Self.text)
    let before = try test.dump()
    #expect(throws: Stop.self) {
      try base.ingest {
        try test.write(Self.text.replacing("44", with: "48"))
        try test.write("Another document.", name: "001.txt")
        throw Stop()
      }
    }
    #expect(try test.dump() == before)
    #expect(try base.claim(key: "c_row")?.value.text == "44 pt")
  }
}
