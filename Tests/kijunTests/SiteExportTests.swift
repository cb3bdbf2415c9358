import Foundation
import Testing

@Suite("kijun export site")
struct SiteExportTests {
  @Test("writes pages into a folder, and says where to begin")
  func written() throws {
    let kijun = try Kijun.asking()
    let run = try kijun("export", "site", "--db", "kijun.sqlite", "--output", "out/site")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("out/site/index.html"))
    let page = String(decoding: try #require(kijun.folder.bytes("out/site/rows.html")), as: UTF8.self)
    #expect(page.contains("68 pt"))
    let json = try kijun("export", "site", "--db", "kijun.sqlite", "--output", "out/site", "--json").json()
    #expect(json["page"] as? String == "out/site/index.html")
    #expect(json["facts"] as? Int == 2)
  }

  @Test("speaks one language: tiers and how to treat them, in English, in Japanese, and those of one's own")
  func languages() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      """
      {"tiers":[
        {"id":"html_approximation","treatment":"Only for the mock-up of the harbour."},
        {"id":"acme_adopted","label":"ACME","labels":{"ja":"ACME採用"},"rank":5,"treatment":"Keep it.",
         "treatments":{"ja":"守ること。"}}
      ]}
      """, to: "tiers.json")
    try kijun.folder.write(
      #"{"tiers":"tiers.json","sources":[{"id":"a","path":"a.md","tier":"acme_adopted"}]}"#,
      to: "sources.json")
    try kijun.folder.write(
      "# Rows\n\nThe row height is 68 pt.\n\nFP adopted: The row height is 72 pt.\n", to: "a.md")
    try #require(try kijun("ingest", "--manifest", "sources.json", "--db", "k.sqlite").code == 0)
    func pages(_ language: String) throws -> String {
      try kijun("export", "site", "--db", "k.sqlite", "--output", language, "--lang", language)
      return try ["index", "rows"].map {
        String(decoding: try #require(kijun.folder.bytes("\(language)/\($0).html")), as: UTF8.self)
      }.joined()
    }
    let (en, ja) = (try pages("en"), try pages("ja"))
    for text in ["FP adopted", "The company’s own choice", "Keep it.", "Third party"] {
      #expect(en.replacing("&#39;", with: "’").replacing("'", with: "’").contains(text), "\(text)")
    }
    #expect(!en.contains("FP採用") && !en.contains("守ること"))
    for text in ["FP採用", "会社自身の選択です", "ACME採用", "守ること。", "ほかの誰かの言葉です"] {
      #expect(ja.contains(text), "\(text)")
    }
    #expect(!ja.contains("Keep it.") && !ja.contains("own choice"))
    // What a company says of a tier in its words is not told in the words of before.
    #expect(ja.contains("Only for the mock-up of the harbour.") && !ja.contains("ブラウザの見本のための"))
    let list = try kijun("list", "tiers", "--lang", "ja", "--db", "k.sqlite").output
    #expect(list.contains("守ること。") && list.contains("会社自身の選択です"))
  }

  @Test("takes away what it made before and makes no longer, and nothing else")
  func again() throws {
    let kijun = try Kijun.asking()
    try kijun.folder.write("# Colours\n\nFP adopted: The brand colour is #0066FF.\n", to: "colours.md")
    try kijun("ingest", "colours.md", "--tier", "fp_adopted", "--db", "kijun.sqlite")
    try kijun("export", "site", "--db", "kijun.sqlite", "--output", "site")
    #expect(kijun.folder.bytes("site/colours.html") != nil)
    try kijun.folder.write("mine", to: "site/notes.txt")
    // A list that was tampered with leads nowhere else.
    try kijun.folder.write("kept", to: "kept.txt")
    let list = String(decoding: try #require(kijun.folder.bytes("site/kijun-files.txt")), as: UTF8.self)
    try kijun.folder.write(list + "../kept.txt\n/etc/../kept.txt\n", to: "site/kijun-files.txt")
    let run = try kijun(
      "export", "site", "--db", "kijun.sqlite", "--output", "site", "--tier", "apple_official")
    #expect(run.code == 0, "\(run.errors)")
    #expect(kijun.folder.bytes("site/colours.html") == nil)
    #expect(kijun.folder.bytes("site/index.html") != nil)
    #expect(kijun.folder.bytes("site/notes.txt") != nil)
    #expect(kijun.folder.bytes("kept.txt") != nil)
  }

  @Test("a folder with files of others, a file, and no folder at all are refused in one line")
  func refused() throws {
    let kijun = try Kijun.asking()
    try kijun.folder.write("mine", to: "full/notes.txt")
    for arguments in [["--output", "full"], ["--output", "rows.md"], []] {
      let run = try kijun.run(["export", "site", "--db", "kijun.sqlite"] + arguments)
      #expect(run.code == 2)
      #expect(run.errorLines.count == 1, "\(run.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: kijun.folder.file("full")) == ["notes.txt"])
  }

  @Test("a stamp that was given for an earlier value is told to be given again")
  func lapsed() throws {
    let kijun = try Kijun()
    let text = "# Rows\n\n| Part | Minimum height |\n|---|---|\n| Ferry row | 56 pt |\n"
    try kijun.folder.write(text, to: "m/rows.md")
    try kijun.folder.write(
      #"{"sources":[{"id":"rows","path":"rows.md","tier":"fp_adopted"}]}"#, to: "m/sources.json")
    func page() throws -> String {
      try #require(
        kijun("ingest", "--manifest", "m/sources.json", "--db", "k.sqlite", "--quiet").code == 0)
      try #require(kijun("export", "site", "--db", "k.sqlite", "--output", "site").code == 0)
      return String(decoding: try #require(kijun.folder.bytes("site/rows.html")), as: UTF8.self)
    }
    #expect(try page().contains("never verified</span>"))
    let id = try #require(
      kijun("list", "claims", "--json", "--db", "k.sqlite").jsonList().first?["id"] as? String)
    // So short ago that age is no reason to check again.
    let day = ISO8601DateFormatter().string(from: Date(timeIntervalSinceNow: -172_800)).prefix(10)
    #expect(try kijun("verify", id, "--on", String(day), "--by", "Aki", "--db", "k.sqlite").code == 0)
    let stamped = try page()
    #expect(stamped.contains("<time datetime=\"\(day)\">") && !stamped.contains("check again</strong>"))
    try kijun.folder.write(text.replacing("56 pt", with: "60 pt"), to: "m/rows.md")
    #expect(try page().contains("check again</strong>"))
  }
}
