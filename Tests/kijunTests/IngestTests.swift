import Foundation
import Testing

@Suite("kijun ingest")
struct IngestTests {
  @Test("says what was added, changed, removed and skipped")
  func report() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "g/rows.md")
    try kijun.folder.write("p {}", to: "g/page.less")
    let first = try kijun("ingest", "g", "--db", "k.sqlite")
    #expect(first.code == 0)
    #expect(
      first.lines.prefix(4) == [
        "added     g/rows.md  (claims +2, passages +4)",
        "skipped   g/page.less: less files can't be read yet",
        "1 document: 1 added, 0 changed, 0 removed, 0 unchanged",
        "documents  passages  claims  rejects  skipped  failed  seconds",
      ])
    let row = try #require(first.lines.last).split(separator: " ").map(String.init)
    #expect(row.dropLast() == ["1", "4", "2", "0", "1", "0"])
    #expect(row.last.flatMap(Double.init) != nil)
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

  @Test("--report says of each cell and quantity what became of it, of unchanged documents too")
  func account() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "g/rows.md")
    for _ in 1...2 {
      #expect(try kijun("ingest", "g", "--db", "k.sqlite", "--report", "report.jsonl").code == 0)
      let bytes = try #require(kijun.folder.bytes("report.jsonl"))
      let lines = try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
        try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      let value = try #require(lines.first { $0["kind"] as? String == "quantity" })
      #expect(value["text"] as? String == "68 pt")
      #expect(value["line"] as? Int == 5)
      #expect(value["outcome"] as? String == "claimed")
      let id = try #require((value["claims"] as? [String])?.first)
      #expect(try kijun("show", id, "--db", "k.sqlite").output.contains("68 pt"))
      let total = try #require(lines.last)
      let cells = try #require(total["cells"] as? [String: Any])
      #expect(cells["seen"] as? Int == 6)
      #expect(cells["claimed"] as? Int == 2)
      #expect(cells["rejected"] as? [String: Int] == ["name": 4])
      #expect(cells["lost"] as? Int == 0)
    }
  }

  @Test("a bad file in a folder is named and makes exit code 2, and the others are ingested")
  func badFile() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "g/rows.md")
    try kijun.folder.write([0x82, 0xA0, 0x0A], to: "g/other.txt")
    try kijun.folder.write("", to: "g/empty.md")
    let run = try kijun("ingest", "g", "--db", "k.sqlite")
    #expect(run.code == 2)
    #expect(run.errorLines.count == 1)
    #expect(
      run.errors.contains("other.txt: is not UTF-8 text (first on line 1), and its encoding can't be told"))
    #expect(run.output.contains("failed  "))
    #expect(run.output.contains("skipped   g/empty.md: is empty\n"))
    #expect(try kijun("list", "documents", "--db", "k.sqlite").lines.count == 1)
  }

  @Test("a manifest's own tier is known to every command, and to the next ingest")
  func ownTier() throws {
    let kijun = try Kijun()
    try kijun.folder.write("# Rows\n\nThe row height is 68 pt.\n", to: "rows.md")
    try kijun.folder.write(#"{"tiers":[{"id":"acme","label":"ACME採用","rank":1}]}"#, to: "tiers.json")
    try kijun.folder.write(
      #"{"tiers":"tiers.json","sources":[{"id":"a","path":"rows.md","tier":"acme"}]}"#, to: "sources.json")
    #expect(try kijun("ingest", "--tier", "acme", "rows.md", "--db", "k.sqlite").code == 2)
    #expect(try kijun("ingest", "--manifest", "sources.json", "--db", "k.sqlite").code == 0)
    let answer = try kijun("ask", "ACME採用の行の高さ", "--tier", "acme", "--db", "k.sqlite")
    #expect(answer.output.contains("ACME採用 · never verified"), "\(answer.errors)")
    #expect(try kijun("list", "tiers", "--db", "k.sqlite").output.contains("acme  ACME採用"))
    #expect(try kijun("doctor", "--db", "k.sqlite").code == 0)
    try kijun.folder.write("# Bars\n\nBars are 49 pt high.\n", to: "bars.md")
    #expect(try kijun("ingest", "--tier", "acme", "bars.md", "--db", "k.sqlite").code == 0)
  }

  @Test("a word that another concept has is refused in one line, and there is no knowledge base then")
  func ambiguous() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "a/rows.md")
    try kijun.folder.write(#"{"concepts":[{"id":"card","en":["row"]}]}"#, to: "a/words.json")
    try kijun.folder.write(
      #"{"vocabulary":["words.json"],"sources":[{"id":"a","path":"rows.md","tier":"fp_adopted"}]}"#,
      to: "a/sources.json")
    let run = try kijun("ingest", "--manifest", "a/sources.json", "--db", "k.sqlite")
    #expect(run.code == 2)
    #expect(run.errorLines.count == 1)
    #expect(
      run.errors.hasPrefix("kijun: a/words.json:1: the spelling “row” of “card” is one of “row” already"))
    #expect(kijun.folder.bytes("k.sqlite") == nil)
  }

  @Test(
    "A file of a manifest that is named alone is read as the manifest has it, and with --tier as the user says"
  )
  func fileOfManifest() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "m/rows.md")
    try kijun.folder.write("A bar is 40 pt high.\n", to: "m/more/bars.md")
    try kijun.folder.write("A card is 90 pt high.\n", to: "m/more/cards.md")
    try kijun.folder.write(
      #"{"sources":[{"id":"rows","path":"rows.md","tier":"fp_adopted"},{"id":"more","path":"more","tier":"apple_official"}]}"#,
      to: "m/sources.json")
    #expect(try kijun("ingest", "--manifest", "m/sources.json", "--db", "k.sqlite").code == 0)
    try kijun.folder.write(Kijun.rows.replacing("68 pt", with: "70 pt"), to: "m/rows.md")
    try kijun.folder.write("A bar is 44 pt high.\n", to: "m/more/bars.md")
    let run = try kijun("ingest", "m/rows.md", "m/more/bars.md", "--db", "k.sqlite")
    #expect(run.output.contains("2 documents: 0 added, 2 changed, 0 removed, 0 unchanged"), "\(run.output)")
    let documents = try kijun("list", "documents", "--json", "--db", "k.sqlite").jsonList()
    #expect(documents.map { $0["document"] as? String } == ["rows.md", "more/bars.md", "more/cards.md"])
    let answer = try kijun("ask", "row height", "--db", "k.sqlite").output
    #expect(answer.hasPrefix("70 pt") && !answer.contains("第三者"), "\(answer)")
    #expect(try kijun("sync", "--db", "k.sqlite").code == 0)
    // What is new in a folder of the manifest was not read with it yet.
    try kijun.folder.write("A pane is 33 pt high.\n", to: "m/more/panes.md")
    #expect(try kijun("ingest", "m/more/panes.md", "--tier", "third_party", "--db", "k.sqlite").code == 0)
    #expect(try kijun("ask", "pane height", "--db", "k.sqlite").output.contains("第三者"))
    #expect(try kijun("ingest", "m/rows.md", "--tier", "html_approximation", "--db", "k.sqlite").code == 0)
    #expect(try kijun("list", "documents", "--json", "--db", "k.sqlite").jsonList().count == 5)
  }
}
