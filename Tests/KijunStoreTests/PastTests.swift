import KijunGuidelines
import KijunSQLite
import Testing

@testable import KijunStore

@Suite("The knowledge base on a past day")
struct PastTests {
  let test: TestBase

  init() throws { test = try TestBase() }

  private func write(_ text: String, on day: String, verifiedOn: String = "2026-09-05") throws {
    _ = try test.base.ingest(at: "\(day)T10:00:00Z") {
      try test.write(SampleDocument(text, verifiedOn: verifiedOn))
    }
  }

  private func past(_ day: String) throws -> KnowledgeBase {
    let base = try KnowledgeBase(path: test.base.path, access: .readOnly)
    let revision = try #require(try base.lastRevision(before: "\(day)T23:59:59Z"))
    try base.look(into: Past(revision: revision, day: day))
    return base
  }

  @Test("has the values, quotes, lines and headings of that day")
  func values() throws {
    try write("# Layout\nrow = 44 pt\ntoggle = 31 pt", on: "2026-10-01")
    try write("# Sizes\nA new line.\n\nrow = 48 pt\ntoggle = 31 pt", on: "2026-10-05")
    try write("# Sizes\nA new line.\n\nAnother.\nrow = 48 pt", on: "2026-10-09")
    for (day, row, line, heading, toggle) in [
      ("2026-10-01", "44 pt", 2, "Layout", true), ("2026-10-06", "48 pt", 4, "Sizes", true),
      ("2026-10-09", "48 pt", 5, "Sizes", false),
    ] {
      let base = try past(day)
      let claim = try #require(try base.claim(key: "c_row"))
      #expect(claim.value.text == row && claim.quote == row)
      #expect(claim.lines == line...line, "\(day)")
      #expect(try base.sectionPath(claim.sectionID) == [heading])
      #expect(try (base.claim(key: "c_toggle") != nil) == toggle)
      let passage = try #require(try base.passage(id: claim.passageID))
      #expect(passage.lines == line...line && passage.isCurrent)
      #expect(try base.claims().count == (toggle ? 2 : 1))
      #expect(try base.claims(withNumber: 44).count == (row == "44 pt" ? 1 : 0))
      #expect(try base.candidates(match: .quote("toggle"), limit: 9).isEmpty == !toggle)
      #expect(try base.documents().map(\.revision).count == 1)
    }
  }

  @Test("has what had ended by then, and nothing that came later")
  func ended() throws {
    for (day, value) in [("01", 44), ("05", 48), ("09", 52), ("12", 56)] {
      try write("# Layout\nrow = \(value) pt\ntoggle = 31 pt", on: "2026-10-\(day)")
    }
    let base = try past("2026-10-09")
    #expect(try base.endedClaims(limit: 9).map(\.value.text) == ["48 pt", "44 pt"])
    #expect(try base.endedClaims(limit: 1).map(\.value.text) == ["48 pt"])
    #expect(try base.history(ofClaim: "c_row").map(\.value.text) == ["52 pt", "48 pt", "44 pt"])
    // It has another value than before; it was not added.
    #expect(try base.addedClaims(limit: 9).isEmpty)
    #expect(try past("2026-10-02").endedClaims(limit: 9).isEmpty)
  }

  @Test("has the tier and the day of checking that a passage had, though its text is the same")
  func annotations() throws {
    try write("A row stands by itself.", on: "2026-10-01", verifiedOn: "2026-09-05")
    try write("A row stands by itself.\n", on: "2026-10-05", verifiedOn: "2026-10-04")
    let now = try test.base.passages(ofDocument: 1).first?.annotation.verifiedOn
    let then = try past("2026-10-01").passages(ofDocument: 1).first?.annotation.verifiedOn
    #expect(now?.description == "2026-10-04")
    #expect(then?.description == "2026-09-05")
  }

  @Test("has sources as they were declared then")
  func sources() throws {
    try write("row = 44 pt", on: "2026-10-01")
    try test.base.declare(Source(id: "fp", path: "fp.txt", tier: "fp_adopted", edition: "2027"), position: 0)
    try write("row = 48 pt", on: "2026-10-05")
    #expect(try past("2026-10-01").source(key: "fp")?.source.edition == nil)
    #expect(try past("2026-10-06").source(key: "fp")?.source.edition == "2027")
    #expect(try past("2026-10-01").sources().count == 1)
  }

  @Test("is empty of a document that came later, and has one that is gone now")
  func documents() throws {
    try write("row = 44 pt", on: "2026-10-01")
    try test.base.ingest(at: "2026-10-05T10:00:00Z") {
      try test.write("toggle = 31 pt", name: "001.txt")
      try test.base.end(document: 1)
    }
    #expect(try past("2026-10-02").documents().map(\.name) == ["000.txt"])
    #expect(try past("2026-10-02").claims().map(\.key) == ["c_row"])
    #expect(try past("2026-10-06").claims().map(\.key) == ["c_toggle"])
  }

  @Test("A clock that was set back doesn't put what is new before what was there")
  func clock() throws {
    try write("row = 44 pt", on: "2026-10-05")
    try write("row = 48 pt", on: "2026-10-01")
    let spans = try test.base.spans(ofClaim: "c_row")
    #expect(spans.map(\.claim.value.text) == ["48 pt", "44 pt"])
    #expect(spans.allSatisfy { $0.from == "2026-10-05T10:00:00Z" })
  }
}

@Suite("What has moved in a list")
struct RisingTests {
  @Test(
    "is what is not in its longest rising part",
    arguments: [
      ([1, 2, 3, 4], []), ([2, 3, 4, 1], [3]), ([4, 1, 2, 3], [0]), ([1, 3, 2, 4], [1]), ([], []),
    ])
  func moved(_ list: [Int], _ moved: [Int]) {
    let stayed = Rising.longest(list) { $0 < $1 }
    #expect(list.indices.filter { !stayed.contains($0) } == moved)
  }
}
