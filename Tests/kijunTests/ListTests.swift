import Foundation
import Testing

@Suite("kijun list, show and search")
struct ListTests {
  @Test("claims are a JSON array with the fields of an answer")
  func claims() throws {
    let kijun = try Kijun.asking()
    let claims = try kijun("list", "claims", "--json", "--db", "kijun.sqlite").jsonList()
    #expect(claims.count == 2)
    let claim = try #require(claims.first)
    #expect(
      Set(claim.keys) == [
        "id", "subject", "property", "value", "conditions", "modality", "tier", "tier_label", "historical",
        "edition", "verified_on", "source",
      ])
    let source = try #require(claim["source"] as? [String: Any])
    #expect(
      Set(source.keys) == [
        "id", "document", "title", "section", "line_start", "line_end", "locator", "quote", "citation",
        "encoding",
      ])
    #expect(source["document"] as? String == "rows.md")
    #expect(source["quote"] as? String == "| Row height | 68 pt |")
  }

  @Test("show names every other place that states the fact")
  func alsoIn() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "a/rows.md")
    try kijun.folder.write(Kijun.rows, to: "b/chunk.md")
    _ = try kijun("ingest", "a", "b", "--db", "k.sqlite")
    let claims = try kijun("list", "claims", "--json", "--db", "k.sqlite").jsonList()
    let id = try #require(claims.first?["id"] as? String)
    let shown = try kijun("show", id, "--json", "--db", "k.sqlite").json()
    let others = try #require(shown["also_in"] as? [[String: Any]])
    #expect(others.map { ($0["source"] as? [String: Any])?["document"] as? String } == ["b/chunk.md"])
    #expect(try kijun("show", id, "--db", "k.sqlite").output.contains("b/chunk.md:5"))
    #expect(
      try kijun("ask", "row height", "--db", "k.sqlite").lines.filter { $0.contains("68 pt  ") }.count == 1)
  }

  @Test(
    "each kind is a list, as JSON and as text",
    arguments: [
      "documents", "claims", "rejects", "citations", "conflicts", "overrides", "tiers", "vocabulary",
    ])
  func kinds(_ kind: String) throws {
    let kijun = try Kijun.asking()
    let list = try kijun("list", kind, "--json", "--db", "kijun.sqlite").jsonList()
    let text = try kijun("list", kind, "--db", "kijun.sqlite")
    #expect(text.code == 0)
    #expect(text.lines.count == list.count)
  }

  @Test("a concept is listed with its spellings, as one writes them")
  func spellings() throws {
    let kijun = try Kijun.asking()
    let concepts = try kijun("list", "vocabulary", "--json", "--db", "kijun.sqlite").jsonList()
    let subtitle = try #require(concepts.first { $0["id"] as? String == "subtitle" })
    let spellings = try #require(subtitle["spellings"] as? [String])
    for spelling in ["secondary line", "サブタイトル", "副標題"] { #expect(spellings.contains(spelling)) }
    let text = try kijun("list", "vocabulary", "--db", "kijun.sqlite")
    #expect(text.lines.contains { $0.hasPrefix("subtitle  subject  ") && $0.contains("secondary line") })
  }

  @Test("a tier and a source narrow the claims")
  func narrowed() throws {
    let kijun = try Kijun.asking()
    func count(_ arguments: String...) throws -> Int {
      try kijun.run(["list", "claims", "--json", "--db", "kijun.sqlite"] + arguments).jsonList().count
    }
    #expect(try count("--tier", "apple_official") == 0)
    #expect(try count("--tier", "fp_adopted") == 2)
    #expect(try count("--source", "rows.md") == 2)
  }

  @Test("a claim and a passage can be shown by their ids")
  func show() throws {
    let kijun = try Kijun.asking()
    let id = try #require(
      try kijun("list", "claims", "--json", "--db", "kijun.sqlite").jsonList().first?["id"] as? String)
    let claim = try kijun("show", id, "--json", "--db", "kijun.sqlite").json()
    #expect(claim["subject"] as? String == "Row height")
    let passage = try #require(claim["passage"] as? String)
    let shown = try kijun("show", passage, "--db", "kijun.sqlite")
    #expect(shown.output.contains("Row height | 68 pt"))
    #expect(shown.output.contains(id))
  }

  @Test("12 doesn't find 123, and 行 is found alone")
  func search() throws {
    let kijun = try Kijun()
    try kijun.folder.write("# 行\n\n副題を持つ行は 68 pt。\n\n番号は 123 である。\n\n見出しは Bold。\n", to: "a.md")
    try kijun("ingest", "a.md", "--db", "k.sqlite")
    func found(_ words: String...) throws -> [String] {
      let run = try kijun.run(["search", "--json", "--db", "k.sqlite"] + words).json()
      return try #require(run["passages"] as? [[String: Any]]).compactMap { $0["text"] as? String }
    }
    #expect(try found("12") == [])
    #expect(try found("123") == ["番号は 123 である。"])
    #expect(try found("68", "行").first == "副題を持つ行は 68 pt。")
    #expect(try found("副題") == ["副題を持つ行は 68 pt。"])
    #expect(try found("行").contains("副題を持つ行は 68 pt。"))
    #expect(try kijun("search", "zeppelin", "--db", "k.sqlite").code == 3)
    #expect(try kijun("search", "zeppelin", "68", "--db", "k.sqlite").output.contains("No passage has all"))
  }

  @Test("conflicts has an exit code of its own, and each fact with its place")
  func conflicts() throws {
    let kijun = try Kijun()
    try kijun.folder.write("# Rows\n\nFP adopted: The row height is 68 pt.\n", to: "rows.md")
    try kijun("ingest", "rows.md", "--db", "kijun.sqlite")
    #expect(try kijun("list", "conflicts", "--db", "kijun.sqlite").code == 0)
    try kijun.folder.write("# Rows\n\nFP adopted: The row height is 72 pt.\n", to: "more.md")
    try kijun("ingest", "more.md", "--db", "kijun.sqlite")
    let text = try kijun("list", "conflicts", "--db", "kijun.sqlite")
    #expect(text.code == 10)
    #expect(text.lines.first?.hasPrefix("conflict  ") == true)
    #expect(text.lines.count == 3)
    let list = try kijun("list", "conflicts", "--json", "--db", "kijun.sqlite").jsonList()
    #expect(list.first?["kind"] as? String == "conflict")
    let claims = try #require(list.first?["claims"] as? [[String: Any]])
    #expect(claims.compactMap { ($0["value"] as? [String: Any])?["text"] as? String } == ["72 pt", "68 pt"])
    // Another tier may say another value: that is no fault of the documents.
    try kijun.folder.write("# Rows\n\nApple official: The row height is 72 pt.\n", to: "more.md")
    try kijun("ingest", "more.md", "--db", "kijun.sqlite")
    let differs = try kijun("list", "conflicts", "--db", "kijun.sqlite")
    #expect(differs.code == 0)
    #expect(differs.lines.first?.hasPrefix("differs  ") == true)
  }
}
