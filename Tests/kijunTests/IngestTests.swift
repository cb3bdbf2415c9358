import Foundation
import Testing

@Suite("kijun ingest")
struct IngestTests {
  @Test("says what was added, changed, removed and skipped")
  func report() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "g/rows.md")
    try kijun.folder.write("<p>", to: "g/page.html")
    let first = try kijun("ingest", "g", "--db", "k.sqlite")
    #expect(first.code == 0)
    #expect(
      first.lines == [
        "added     g/rows.md  (claims +2, passages +4)",
        "skipped   g/page.html: html files can't be read yet",
        "1 document: 1 added, 0 changed, 0 removed, 0 unchanged",
      ])
    try kijun.folder.write(Kijun.rows.replacingOccurrences(of: "68", with: "72"), to: "g/rows.md")
    let second = try kijun("ingest", "g", "--db", "k.sqlite")
    #expect(second.lines.first == "changed   g/rows.md  (claims ~1, passages +1 −1)")
    let third = try kijun("ingest", "g", "--db", "k.sqlite", "--quiet")
    #expect(third.output.isEmpty)
  }

  @Test("as JSON")
  func json() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "g/rows.md")
    let report = try kijun("ingest", "g", "--db", "k.sqlite", "--json").json()
    let documents = try #require(report["documents"] as? [[String: Any]])
    #expect(documents.map { $0["outcome"] as? String } == ["added"])
    #expect((report["totals"] as? [String: Any])?["claims_added"] as? Int == 2)
  }

  @Test("a manifest with a file that is missing is an error, and the others are ingested")
  func partly() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "rows.md")
    try kijun.folder.write(
      """
      {"sources":[{"id":"a","path":"rows.md","tier":"fp_adopted"},{"id":"b","path":"no.md","tier":"fp_adopted"}]}
      """, to: "sources.json")
    let run = try kijun("ingest", "--manifest", "sources.json", "--db", "k.sqlite")
    #expect(run.code == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("no.md: there is no such file"))
    #expect(try kijun("list", "documents", "--db", "k.sqlite").lines.count == 1)
  }
}
