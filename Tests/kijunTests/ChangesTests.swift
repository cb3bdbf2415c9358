import Foundation
import Testing

@Suite("kijun changes, --as-of and --history")
struct ChangesTests {
  private func changed() throws -> Kijun {
    let kijun = try Kijun.withRows()
    try kijun.folder.write(
      Kijun.rows.replacingOccurrences(of: "68 pt", with: "72 pt")
        .replacingOccurrences(of: "inset", with: #"inset \<b>\[x](y) $z$"#), to: "rows.md")
    #expect(try kijun("ingest", "rows.md", "--db", "kijun.sqlite").code == 0)
    return kijun
  }

  @Test("A value that changed is one line with both values")
  func text() throws {
    let kijun = try changed()
    let run = try kijun("changes", "--db", "kijun.sqlite")
    #expect(run.code == 0)
    #expect(run.output.contains("68 pt → 72 pt"))
    #expect(try kijun("changes", "--since", "0", "--db", "kijun.sqlite").output.hasPrefix("rows.md  added"))
    #expect(try kijun("changes", "--since", "2", "--db", "kijun.sqlite").output == "Nothing has changed.\n")
    #expect(
      try kijun("changes", "--since", "2", "--lang", "ja", "--db", "kijun.sqlite").output == "変更はありません。\n")
  }

  @Test("JSON has both sides of each change")
  func json() throws {
    let kijun = try changed()
    for format in [["--json"], ["--format", "json"]] {
      let json = try kijun.run(["changes", "--db", "kijun.sqlite"] + format).json()
      #expect(json["from_revision"] as? Int == 1 && json["to_revision"] as? Int == 2)
      let document = try #require((json["documents"] as? [[String: Any]])?.first)
      let claims = try #require(document["claims"] as? [[String: Any]])
      let change = try #require(claims.first { $0["kinds"] as? [String] == ["changed"] })
      #expect((change["before"] as? [String: Any])?["statement"] as? String == "68 pt")
      #expect((change["after"] as? [String: Any])?["statement"] as? String == "72 pt")
    }
  }

  @Test("In Markdown the text of a document is text")
  func markdown() throws {
    let output = try changed()("changes", "--format", "markdown", "--db", "kijun.sqlite").output
    #expect(output.contains("| changed | "))
    #expect(output.contains("| 68 pt | 72 pt | rows.md:5 |"))
    #expect(output.contains(#"inset \<b\>\[x\](y) \$z\$"#), "\(output)")
    #expect(!output.contains("[x](y)") && !output.contains("<b>"))
  }

  @Test(
    "What becomes a link or a mention wherever it is not code is code",
    arguments: [
      ("@all", "`Row inset @all`"), ("#12", "`Row inset #12`"),
      ("https://example.org/a", "`Row inset https://example.org/a`"),
      ("www.example.org", "`Row inset www.example.org`"), (#"\| @all"#, #"`Row inset \| @all`"#),
      ("plain", "of Row inset plain |"),
    ])
  func mentions(_ name: String, _ cell: String) throws {
    let kijun = try Kijun.withRows()
    try kijun.folder.write(
      Kijun.rows + "\n| Part | Height |\n|---|---|\n| Row inset \(name) | 9 pt |\n", to: "rows.md")
    #expect(try kijun("ingest", "rows.md", "--db", "kijun.sqlite").code == 0)
    let output = try kijun("changes", "--format", "markdown", "--db", "kijun.sqlite").output
    let shown = cell.hasPrefix("`") ? "`Height of " + cell.dropFirst() : cell
    #expect(output.contains(shown), "\(output)")
  }

  @Test("Another name of a heading is told once, why a row is gone beside it")
  func shared() throws {
    let kijun = try Kijun.withRows()
    try kijun.folder.write(
      Kijun.rows.replacing("# Rows", with: "# Lines") + "\n## Bars\n\nA bar is 40 pt high.\n", to: "rows.md")
    #expect(try kijun("ingest", "rows.md", "--db", "kijun.sqlite").code == 0)
    let retitled = try kijun("changes", "--db", "kijun.sqlite")
    #expect(retitled.output.contains("  retitled  claims 2: Rows → Lines\n"), "\(retitled.output)")
    #expect(retitled.lines.count == 3)
    let json = try kijun("changes", "--json", "--db", "kijun.sqlite").json()
    let claims = try #require((json["documents"] as? [[String: Any]])?.first?["claims"] as? [[String: Any]])
    #expect(claims.compactMap { $0["kinds"] as? [String] } == [["retitled"], ["retitled"], ["added"]])
    try kijun.folder.write(Kijun.rows.replacing("68 pt", with: "6 | 8 pt"), to: "rows.md")
    #expect(try kijun("ingest", "rows.md", "--db", "kijun.sqlite").code == 0)
    let removed = try kijun("changes", "--since", "1", "--db", "kijun.sqlite")
    #expect(
      removed.output.contains("FP of Row height: 68 pt  (rejected as misfit, line 5)"), "\(removed.output)")
    let markdown = try kijun("changes", "--since", "1", "--format", "markdown", "--db", "kijun.sqlite").output
    #expect(
      markdown.contains("| removed | FP of Row height | 68 pt | rejected as misfit, line 5 | rows.md:5 |"))
    let reject =
      (try kijun("changes", "--since", "1", "--json", "--db", "kijun.sqlite").json()["documents"]
      as? [[String: Any]])?.first.flatMap { ($0["claims"] as? [[String: Any]])?.first?["reject"] }
    #expect((reject as? [String: Any])?["reason"] as? String == "misfit")
  }

  @Test(
    "What can't be a beginning is told",
    arguments: ["yesterday", "2026-13-01", "7", "-1"])
  func since(_ since: String) throws {
    let run = try changed()("changes", "--since=\(since)", "--db", "kijun.sqlite")
    #expect(run.code == 2 && run.errorLines.count == 1 && run.errors.contains("--since"))
  }

  @Test("Two forms at once are refused, the same one twice is not")
  func forms() throws {
    let kijun = try changed()
    let run = try kijun("changes", "--json", "--format", "markdown", "--db", "kijun.sqlite")
    #expect(run.code == 2 && run.output == "" && run.errors.contains("exclude each other"))
    #expect(try !kijun("changes", "--json", "--format", "json", "--db", "kijun.sqlite").json().isEmpty)
  }

  @Test(
    "A day before the first ingest is told as such, today is answered as ever, and history has both values")
  func asOf() throws {
    let kijun = try changed()
    let early = try kijun("ask", "row height", "--as-of", "2020-01-01", "--db", "kijun.sqlite")
    #expect(early.code == 2 && early.errors.contains("nothing was read yet on 2020-01-01"))
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    let today = formatter.string(from: Date())
    let run = try kijun("ask", "row height", "--as-of", today, "--db", "kijun.sqlite")
    #expect(run.code == 0 && run.output.hasPrefix("72 pt"))
    #expect(try kijun("list", "claims", "--as-of", today, "--db", "kijun.sqlite").lines.count == 2)
    #expect(try kijun("list", "tiers", "--as-of", today, "--db", "kijun.sqlite").code == 2)
    let claims = try kijun("list", "claims", "--json", "--db", "kijun.sqlite").jsonList()
    let id = try #require(claims.first?["id"] as? String)
    let history = try kijun("show", id, "--history", "--json", "--db", "kijun.sqlite").json()
    let versions = try #require(history["versions"] as? [[String: Any]])
    #expect(versions.map { $0["statement"] as? String } == ["72 pt", "68 pt"])
    #expect(Set(versions[0].keys).isSuperset(of: ["said_from", "said_until", "edition", "verified_on"]))
    #expect(try kijun("show", id, "--history", "--db", "kijun.sqlite").lines.count == 4)
    #expect(try kijun("show", id, "--db", "kijun.sqlite").output.contains("before      68 pt"))
  }
}
