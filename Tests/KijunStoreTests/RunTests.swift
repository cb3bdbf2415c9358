import KijunGuidelines
import KijunSQLite
import KijunStore
import Testing

@Suite("An ingest")
struct RunTests {
  let test: TestBase
  var base: KnowledgeBase { test.base }

  init() throws { test = try TestBase() }

  private func runs() throws -> [String] {
    try base.connection.all("SELECT started_at, documents, passages, claims, rejects FROM runs ORDER BY id") {
      "\($0.text(0)) \($0.int(1)) \($0.int(2)) \($0.int(3)) \($0.int(4))"
    }
  }

  @Test("is one run, recorded with its moment and what it came to")
  func recorded() throws {
    try base.ingest(at: "2026-09-05T08:00:00Z") {
      try test.write("row = 44 pt\n? iOS 17.0")
      try test.write("A label.", name: "001.txt")
    }
    #expect(try runs() == ["2026-09-05T08:00:00Z 2 3 1 1"])
    #expect(try base.documents().map(\.ingestedAt) == ["2026-09-05T08:00:00Z", "2026-09-05T08:00:00Z"])
  }

  @Test("in which nothing changed is not recorded, and writes nothing")
  func unchanged() throws {
    try test.write("row = 44 pt")
    let changes = base.connection.totalChanges
    try base.ingest {
      try base.declare(Source(id: "fp", path: "fp.txt", tier: "fp_adopted"), position: 0)
      try test.write("row = 44 pt")
    }
    #expect(base.connection.totalChanges == changes)
    #expect(try runs().count == 1)
  }

  @Test("that failed is not recorded, and the next one starts afresh")
  func failed() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try base.ingest {
        try test.write("row = 44 pt")
        throw Stop()
      }
    }
    #expect(try runs().isEmpty)
    #expect(try base.claims().isEmpty)
    try test.write("row = 48 pt")
    #expect(try runs().count == 1)
    #expect(try base.claims().map(\.value.text) == ["48 pt"])
  }
}
