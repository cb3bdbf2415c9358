import KijunSQLite
import Testing

@Suite("kijun export --as-of")
struct PastExportTests {
  /// A row height of 68 pt on 1 October, of 72 pt on the fifth, of 76 pt on the ninth.
  private static func changing() throws -> Kijun {
    let kijun = try Kijun()
    for (day, value) in [("01", "68 pt"), ("05", "72 pt"), ("09", "76 pt")] {
      try kijun.folder.write(Kijun.rows.replacing("68 pt", with: value), to: "rows.md")
      try #require(
        try kijun("ingest", "rows.md", "--tier", "fp_adopted", "--db", "kijun.sqlite", "--quiet").code == 0)
      try Connection(path: kijun.folder.file("kijun.sqlite"), access: .readWriteCreate).execute(
        """
        UPDATE revisions SET ingested_at = '2026-10-\(day)T10:00:00Z'
        WHERE id = (SELECT max(id) FROM revisions)
        """)
    }
    return kijun
  }

  @Test(
    "every form has the values of that day alone",
    arguments: [
      ("json", nil), ("csv", nil), ("tokens", nil), ("css", nil), ("swift", nil),
      ("markdown", "sources/rows-md.md"), ("site", "rows.html"),
    ] as [(String, String?)])
  func forms(_ form: String, _ page: String?) throws {
    let kijun = try Self.changing()
    for (day, value) in [("2026-10-03", "68 pt"), ("2026-10-06", "72 pt"), ("2026-10-20", "76 pt")] {
      let run = try kijun.run(
        ["export", form, "--as-of", day, "--db", "kijun.sqlite"] + (page == nil ? [] : ["--output", "out"]))
      try #require(run.code == 0, "\(run.errors)")
      let text = try page.map {
        String(decoding: try #require(kijun.folder.bytes("out/\($0)"), "no \($0)"), as: UTF8.self)
      }
      let values = ["68 pt", "72 pt", "76 pt"].filter { (text ?? run.output).contains($0) }
      #expect(values == [value], "\(day)")
    }
  }

  @Test("the JSON says of which day it is")
  func json() throws {
    let kijun = try Self.changing()
    let past = try kijun("export", "json", "--as-of", "2026-10-06", "--db", "kijun.sqlite").json()
    #expect((past["selection"] as? [String: Any])?["as_of"] as? String == "2026-10-06")
    let now = try kijun("export", "json", "--db", "kijun.sqlite").json()
    #expect((now["selection"] as? [String: Any])?["as_of"] as? String == nil)
  }

  @Test("pages of a past day count from it, and tell what had changed by then and no more")
  func site() throws {
    let kijun = try Self.changing()
    try kijun("export", "site", "--as-of", "2026-10-06", "--db", "kijun.sqlite", "--output", "site")
    func page(_ name: String) throws -> String {
      String(decoding: try #require(kijun.folder.bytes("site/\(name)")), as: UTF8.self)
    }
    #expect(try page("rows.html").contains("data-day=\"2026-10-06\""))
    #expect(try page("index.html").contains("As of 2026-10-06."))
    let changes = try page("changes.html")
    #expect(changes.contains("68 pt") && changes.contains("72 pt") && !changes.contains("76 pt"))
    #expect(changes.contains("<time datetime=\"2026-10-05\">"))
    try kijun("export", "site", "--db", "kijun.sqlite", "--output", "site")
    #expect(try !page("rows.html").contains("data-day"))
  }

  @Test(
    "what holds no facts has nothing to select",
    arguments: ["schema", "datasette"], [["--as-of", "2026-10-06"], ["--tier", "fp_adopted"]])
  func noFacts(_ form: String, _ option: [String]) throws {
    let run = try Kijun.asking().run(["export", form, "--db", "kijun.sqlite"] + option)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.contains("\(option[0]) does nothing"))
  }
}
