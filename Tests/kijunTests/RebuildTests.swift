import Foundation
import Testing

@Suite("kijun rebuild")
struct RebuildTests {
  private static let harbor = """
    # Harbor

    Verified on: 2026-09-01

    ## Rows

    | Part | Minimum height | Padding |
    |---|---|---|
    | Ferry row | 56 pt | 16 pt |
    | Dock row | 64 pt | 20 pt |
    | Pier row | 72 pt | 24 pt |

    ## Cards

    The card height is 72 pt. The corner radius of a sheet is left to the system.

    """

  private let kijun: Kijun

  init() throws {
    kijun = try Kijun()
    try kijun.folder.write(Self.harbor, to: "m/harbor.md")
    try kijun.folder.write(Kijun.rows, to: "m/rows.md")
    try kijun.folder.write(
      #"{"sources":[{"id":"harbor","path":"harbor.md","tier":"fp_adopted"},{"id":"rows","path":"rows.md","tier":"apple_official"}]}"#,
      to: "m/sources.json")
    try #require(kijun("ingest", "--manifest", "m/sources.json", "--db", "k.sqlite").code == 0)
  }

  private func run(_ arguments: String...) throws -> Kijun.Run {
    try kijun.run(arguments + ["--db", "k.sqlite"])
  }

  /// Every answer and every export. Numbers of passages, moments of reading and revisions are of one file alone.
  private func everything() throws -> [String] {
    let questions = [
      "ferry row minimum height", "dock row padding", "pier row height", "card height", "sheet corner radius",
      "row height",
      "72 pt", "row inset", "watchOS ferry height", "when was the ferry row verified", "all rows",
    ]
    var all = try questions.map { try run("ask", $0, "--json").output.replacing(#/"p_\d+"/#, with: "p") }
    for kind in ["claims", "rejects", "citations", "conflicts", "overrides", "tiers"] {
      all.append(try run("list", kind, "--json").output)
    }
    // Every fact is asked for by its own name too.
    for claim in try run("list", "claims", "--json").jsonList() {
      let name = ["property", "subject"].compactMap { claim[$0] as? String }.joined(separator: " of ")
      all.append(try run("ask", name, "--json").output)
    }
    for form in ["json", "csv", "datasette", "schema", "tokens", "css", "swift"] {
      all.append(try run("export", form).output)
    }
    all.append(try run("due", "--json").output)
    #expect(try run("export", "markdown", "--output", "out").code == 0)
    for name in try FileManager.default.subpathsOfDirectory(atPath: kijun.folder.file("out")).sorted() {
      all.append("\(name): " + String(decoding: kijun.folder.bytes("out/" + name) ?? Data(), as: UTF8.self))
    }
    try FileManager.default.removeItem(atPath: kijun.folder.file("out"))
    return try all + site()
  }

  /// Every page of the site, apart from what it tells of the changes, which a new file has none of.
  private func site() throws -> [String] {
    #expect(try run("export", "site", "--output", "site").code == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: kijun.folder.file("site")).sorted()
    #expect(names.contains("changes.html") && names.contains("index.html"))
    let pages = names.filter { $0 != "changes.html" }.map { name in
      let text = String(decoding: kijun.folder.bytes("site/" + name) ?? Data(), as: UTF8.self)
      return "\(name): "
        + text.replacing(#/(?s)<section aria-labelledby="changes">.*?<\/section>\n?/#, with: "")
    }
    try FileManager.default.removeItem(atPath: kijun.folder.file("site"))
    return pages
  }

  @Test(
    "answers as before, after claims moved, were reworded and stamped, exceptions declared and documents changed"
  )
  func same() throws {
    let moved = Self.harbor.replacing("## Rows", with: "## Lines").replacing(
      "72 pt | 24 pt", with: "74 pt | 24 pt"
    )
    .replacing("The card height is 72 pt.", with: "A card has a height of 72 pt.")
    try kijun.folder.write(moved, to: "m/harbor.md")
    #expect(try kijun("sync", "--db", "k.sqlite").code == 10)
    let claims = try run("list", "claims", "--json").jsonList()
    let ids = claims.compactMap { $0["id"] as? String }
    #expect(try run("verify", ids[0], "--on", "2026-10-01", "--by", "Aki").code == 0)
    #expect(try run("override", ids[0], "--over", ids[2], "--reason", "larger").code == 0)
    try kijun.folder.write(moved.replacing("56 pt", with: "57 pt"), to: "m/harbor.md")
    #expect(try kijun("sync", "--db", "k.sqlite").code == 10)
    let before = try everything()
    let run = try run("rebuild")
    #expect(run.code == 0, "\(run.errors)")
    let after = try everything()
    #expect(before.count == after.count && before.count > 30)
    for (old, new) in zip(before, after) { #expect(old == new) }
    #expect(try self.run("doctor").code == 0)
    // The one before stays beside it.
    #expect(try kijun("show", ids[0], "--history", "--db", "k.sqlite.old").lines.count >= 4)
    #expect(kijun.folder.bytes("k.sqlite.new") == nil)
  }

  @Test("of a damaged file needs a manifest, and one that fails leaves what was there")
  func damaged() throws {
    let whole = kijun.folder.bytes("k.sqlite") ?? Data()
    try kijun.folder.write(Array(whole.prefix(9_000)) + [UInt8](repeating: 7, count: 5_000), to: "k.sqlite")
    #expect(try run("rebuild", "--manifest", "m/sources.json").code == 0)
    #expect(try run("ask", "card height").output.hasPrefix("72 pt"))
    let good = kijun.folder.bytes("k.sqlite")
    try FileManager.default.removeItem(atPath: kijun.folder.file("m/rows.md"))
    let failed = try run("rebuild")
    #expect(failed.code == 2 && failed.errors.contains("the knowledge base is as it was"))
    #expect(kijun.folder.bytes("k.sqlite") == good && kijun.folder.bytes("k.sqlite.new") == nil)
    #expect(try kijun("rebuild", "--db", "none.sqlite").code == 2)
  }
}
