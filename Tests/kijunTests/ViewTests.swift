import Foundation
import KijunSQLite
import Testing

@Suite("Views for people who open the file with another tool")
struct ViewTests {
  @Test(
    "A value that held in an edition before is of that edition and historical, those of today are of the document's"
  )
  func editions() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      "# Rows\n\nEdition 6: the row height was raised from 40 pt to 44 pt.\n\nThe row inset is 16 pt.\n",
      to: "rows.md")
    try kijun.folder.write(
      #"{"sources":[{"id":"rows","path":"rows.md","tier":"fp_adopted","edition":"7"}]}"#, to: "sources.json")
    try #require(try kijun("ingest", "--manifest", "sources.json", "--db", "kijun.sqlite").code == 0)
    let base = try Connection(path: kijun.folder.file("kijun.sqlite"), access: .readOnly)
    // As in the tools that they are for; the program's own connections let no file call functions.
    try base.execute("PRAGMA trusted_schema = ON")
    let facts = try base.all("SELECT number, edition, historical FROM facts ORDER BY number") { row in
      "\(row.int(0)) \(row.text(1)) \(row.int(2))"
    }
    #expect(facts == ["16 7 0", "40 before 6 1", "44 7 0"])
    let claims = try kijun("list", "claims", "--json", "--db", "kijun.sqlite").jsonList()
    // As the program itself says.
    #expect(
      claims.map { "\($0["edition"] ?? "") \($0["historical"] ?? "")" }.sorted() == [
        "7 0", "7 0", "before 6 1",
      ])
  }
}
