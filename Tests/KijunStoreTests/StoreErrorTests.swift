import KijunSQLite
import KijunStore
import Testing

@Suite("An error of the store")
struct StoreErrorTests {
  static let all: [StoreError] = [
    .notFound(path: "/a.db"), .empty(path: "/a.db"), .notADatabase(path: "/a.db"),
    .anotherApplication(path: "/a.db"), .newer(path: "/a.db", version: 3, supported: 1),
    .older(path: "/a.db", version: 1, needed: 2), .cannotOpen(path: "/a.db"), .notWritable(path: "/a.db"),
    .diskFull(path: "/a.db"), .busy(path: "/a.db"), .damaged(path: "/a.db", detail: "malformed"),
    .other(path: "/a.db", SQLiteError(extendedCode: 1, message: "no such table: t", sql: "SELECT 1")),
  ]

  @Test("is one line that names the file", arguments: all)
  func line(_ error: StoreError) {
    #expect(error.description.contains("/a.db"))
    #expect(error.description.hasSuffix("."))
    #expect(!error.description.contains("\n"))
  }

  @Test("tells what to do next")
  func advice() {
    #expect(
      StoreError.newer(path: "/a.db", version: 3, supported: 1).description
        == "/a.db was made by a newer Kijun (version 3, this one reads up to 1): update Kijun.")
    #expect(StoreError.notFound(path: "/a.db").description.hasSuffix("build one with 'kijun ingest'."))
  }

  @Test("for a full disk leaves the old state in place")
  func diskFull() throws {
    let test = try TestBase()
    try test.write("row = 44 pt")
    let before = try test.dump()
    let pages = try test.base.connection.first("PRAGMA page_count") { $0.int(0) } ?? 0
    try test.base.connection.execute("PRAGMA max_page_count = \(pages)")
    let long = (0..<5_000).map { "A sentence of a longer document, number \($0)." }.joined(separator: "\n")
    #expect(throws: StoreError.diskFull(path: test.base.path)) { try test.write(long) }
    #expect(try test.dump() == before)
  }
}
