import Foundation
import Testing

@Suite("kijun export json and csv")
struct DataExportTests {
  @Test("the shipped guidelines as JSON are of the form that the schema says", .needs("check-jsonschema"))
  func schema() throws {
    let kijun = try Kijun()
    #expect(try kijun("export", "json", "--output", "facts.json").code == 0)
    #expect(try kijun("export", "schema", "--output", "schema.json").code == 0)
    let check = try #require(PythonTool.named("check-jsonschema"))
    #expect(try check.run(["--check-metaschema", "schema.json"], in: kijun.folder.path).code == 0)
    let valid = try check.run(["--schemafile", "schema.json", "facts.json"], in: kijun.folder.path)
    #expect(valid.code == 0, "\(valid.output)")

    // The schema refuses what is none: a colour that is no colour.
    let facts = String(decoding: try #require(kijun.folder.bytes("facts.json")), as: UTF8.self)
    #expect(facts.contains("\"text\":\"#0066FF\""))
    try kijun.folder.write(
      facts.replacing("\"text\":\"#0066FF\"", with: "\"text\":\"blue\""), to: "wrong.json")
    #expect(try check.run(["--schemafile", "schema.json", "wrong.json"], in: kijun.folder.path).code == 1)
  }

  @Test("JSON holds the claims of the list, each with its concepts, beside tiers and sources")
  func json() throws {
    let kijun = try Kijun.asking()
    let export = try kijun("export", "json", "--db", "kijun.sqlite").json()
    #expect(export["format"] as? String == "kijun-export")
    #expect(export["version"] as? Int == 1)
    let claims = try #require(export["claims"] as? [[String: Any]])
    let listed = try kijun("list", "claims", "--json", "--db", "kijun.sqlite").jsonList()
    #expect(claims.map { $0["id"] as? String } == listed.map { $0["id"] as? String })
    #expect(claims.first?["subject_concepts"] as? [String] == ["row-height", "row"])
    #expect(claims.first?["statement"] as? String == "68 pt")
    let sources = try #require(export["sources"] as? [[String: Any]])
    #expect(sources.map { $0["documents"] as? [String] } == [["rows.md"]])
    #expect((export["tiers"] as? [[String: Any]])?.first?["id"] as? String == "fp_adopted")
  }

  @Test("what held in an edition before is told as that everywhere, and is no value for code")
  func editions() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      "# Cards\n\nThe card height is 76 pt.\n\nIn the spring 2023 edition the card was 70 pt tall.\n",
      to: "a.md")
    try kijun("ingest", "a.md", "--tier", "fp_adopted", "--db", "k.sqlite")
    let old = try kijun("ask", "card height in the spring 2023 edition", "--json", "--db", "k.sqlite").json()
    let answer = try #require((old["answers"] as? [[String: Any]])?.first)
    let exported = try #require(
      try kijun("export", "json", "--db", "k.sqlite").json()["claims"] as? [[String: Any]])
    let listed = try kijun("list", "claims", "--json", "--db", "k.sqlite").jsonList()
    for facts in [[answer], exported, listed] {
      let fact = try #require(facts.first { ($0["value"] as? [String: Any])?["numbers"] as? [Int] == [70] })
      #expect(fact["historical"] as? Bool == true && fact["edition"] as? String == "spring 2023", "\(fact)")
    }
    #expect(exported.contains { $0["historical"] as? Bool == false })
    let csv = try kijun("export", "csv", "--db", "k.sqlite").lines
    #expect(csv.contains { $0.contains("70 pt") && $0.contains("true,spring 2023") })
    let swift = try kijun("export", "swift", "--db", "k.sqlite").output
    #expect(swift.contains("= 76") && !swift.contains("= 70"))
  }

  @Test("the same knowledge base gives the same bytes")
  func deterministic() throws {
    let kijun = try Kijun.withRows()
    let first = try kijun("export", "json", "--db", "kijun.sqlite").output
    try kijun("ingest", "rows.md", "--tier", "fp_adopted", "--db", "other.sqlite")
    #expect(try kijun("export", "json", "--db", "other.sqlite").output == first)
  }

  @Test("CSV has a line for each claim, and no line of a document breaks out of its field")
  func csv() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      "# A\n\n| Part | FP |\n|---|---|\n| =cmd, \"quoted\" height | 68 pt |\n", to: "a.md")
    try kijun("ingest", "a.md", "--tier", "fp_adopted", "--db", "k.sqlite")
    let lines = try kijun("export", "csv", "--db", "k.sqlite").lines
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("id,statement,subject,property,kind,text,numbers,unit,"))
    #expect(lines[1].contains(",68 pt,\"'=cmd, \"\"quoted\"\" height\","))
  }

  @Test("a tier and a platform select")
  func selection() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      """
      # Rows

      FP adopted: The row height is 68 pt on iOS.

      Apple official: The row height is 72 pt on tvOS.

      FP adopted: The row inset is 16 pt.
      """, to: "rows.md")
    try kijun("ingest", "rows.md", "--db", "k.sqlite")
    func statements(_ arguments: String...) throws -> [String] {
      let run = try kijun.run(["export", "json", "--db", "k.sqlite"] + arguments).json()
      return try #require(run["claims"] as? [[String: Any]]).compactMap { $0["statement"] as? String }
    }
    #expect(try statements() == ["68 pt", "72 pt", "16 pt"])
    #expect(try statements("--tier", "fp_adopted") == ["68 pt", "16 pt"])
    // What names no platform holds on each.
    #expect(try statements("--platform", "iOS") == ["68 pt", "16 pt"])
    #expect(try statements("--platform", "tvOS", "--tier", "apple_official") == ["72 pt"])
  }

  @Test("a past day has the facts of that day, and one before the first has none")
  func past() throws {
    let kijun = try Kijun.asking()
    let today = try kijun("export", "csv", "--db", "kijun.sqlite").output
    #expect(try kijun("export", "csv", "--as-of", "2999-01-01", "--db", "kijun.sqlite").output == today)
    let before = try kijun("export", "csv", "--as-of", "2000-01-01", "--db", "kijun.sqlite")
    #expect(before.code == 2 && before.output.isEmpty)
    #expect(before.errors.contains("nothing was read yet"))
  }

  @Test(
    "what can't be exported is told in one line",
    arguments: [
      (["export"], "in which form"), (["export", "jsn"], "did you mean 'json'"),
      (["export", "json", "csv"], "not 'csv' too"), (["export", "csv", "--tier", "fp"], "unknown tier"),
      (["export", "csv", "--platform", "toaster"], "unknown platform"),
      (["export", "csv", "--json"], "--json does nothing"),
      (["export", "csv", "--output", "none/facts.csv"], "its folder is not there"),
      (["export", "csv", "--output", "."], "is a folder"),
    ])
  func refused(arguments: [String], problem: String) throws {
    let kijun = try Kijun.asking()
    let run = try kijun.run(arguments + ["--db", "kijun.sqlite"])
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains(problem), "\(run.errors)")
  }

  @Test("a file that can't be written whole leaves the old one as it was")
  func atomic() throws {
    let kijun = try Kijun.asking()
    try kijun.folder.write("old", to: "facts.csv")
    // Where the new file would be made stands a folder.
    try kijun.folder.write("", to: "facts.csv.part/in")
    #expect(try kijun("export", "csv", "--output", "facts.csv", "--db", "kijun.sqlite").code == 2)
    #expect(kijun.folder.bytes("facts.csv") == Data("old".utf8))
  }
}
