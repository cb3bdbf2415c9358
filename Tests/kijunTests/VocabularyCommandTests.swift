import Foundation
import Testing

@Suite("kijun vocabulary")
struct VocabularyCommandTests {
  @Test("missing lists words that no concept covers, the most frequent first, with a place")
  func documents() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      "# Rows\n\nThe gizmotron of a row is 68 pt. Gizmotrons are rare.\n\nA blimpo, 翡翠鏡 and 12 px.\n",
      to: "a.md")
    try kijun("ingest", "a.md", "--db", "k.sqlite")
    let run = try kijun("vocabulary", "missing", "--db", "k.sqlite")
    #expect(run.code == 0)
    #expect(run.lines.first == "gizmotron  documents 2  a.md:3")
    #expect(run.lines.contains("blimpo  documents 1  a.md:5"))
    #expect(run.lines.contains("翡翠鏡  documents 1  a.md:5"))
    #expect(!run.lines.contains { $0.hasPrefix("row ") || $0.hasPrefix("px") || $0.hasPrefix("12") })
    let list = try kijun("vocabulary", "missing", "--json", "--limit", "1", "--db", "k.sqlite").jsonList()
    #expect(list.count == 1)
    #expect(list.first?["word"] as? String == "gizmotron")
    #expect(list.first?["documents"] as? Int == 2)
    #expect(list.first?["line"] as? Int == 3)
  }

  @Test("colours are no words")
  func colours() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      "# Colours\n\nThe tint is #1C1CEE or 0xFFEEDD or FFCC00EE, as #eef is, and the #blimpo is deadbeef.\n",
      to: "a.md")
    try kijun("ingest", "a.md", "--db", "k.sqlite")
    let words = try kijun("vocabulary", "missing", "--db", "k.sqlite").lines.compactMap {
      $0.split(separator: " ").first
    }
    #expect(words.sorted() == ["blimpo", "deadbeef"], "\(words)")
  }

  @Test("missing counts questions without answer that were asked with --log, and no others")
  func questions() throws {
    let kijun = try Kijun.asking()
    let log = "home/.local/share/kijun/unanswered.jsonl"
    _ = try kijun("ask", "zeppelin mast", "--db", "kijun.sqlite")
    #expect(kijun.folder.bytes(log) == nil)
    #expect(try kijun("ask", "row height", "--log", "--db", "kijun.sqlite").code == 0)
    #expect(kijun.folder.bytes(log) == nil)
    for _ in 0..<2 {
      #expect(try kijun("ask", "zeppelin \"mast\"", "--log", "--db", "kijun.sqlite").code == 3)
    }
    #if os(Linux)
      let lines = String(decoding: kijun.folder.bytes(log) ?? Data(), as: UTF8.self).split(separator: "\n")
      #expect(lines.count == 2)
      let entry = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
      #expect(entry?["question"] as? String == "zeppelin \"mast\"")
      let mode = try FileManager.default.attributesOfItem(atPath: kijun.folder.file(log))[.posixPermissions]
      #expect(mode as? Int == 0o600)
    #endif
    let run = try kijun("vocabulary", "missing", "--db", "kijun.sqlite")
    #expect(run.lines.first == "mast  questions 2  「zeppelin \"mast\"」")
  }

  #if os(Linux)
    @Test("the log does not grow without end, and a broken line in it does no harm")
    func bounded() throws {
      let kijun = try Kijun.asking()
      let log = "home/.local/share/kijun/unanswered.jsonl"
      let line = #"{"on":"2026-01-01","question":"old"}"# + "\n"
      try kijun.folder.write("no json\n" + String(repeating: line, count: 8_000), to: log)
      #expect(try kijun("ask", "zeppelin mast", "--log", "--db", "kijun.sqlite").code == 3)
      let text = String(decoding: try #require(kijun.folder.bytes(log)), as: UTF8.self)
      #expect(text.utf8.count < 256 << 10)
      #expect(text.hasSuffix("\"question\":\"zeppelin mast\"}\n"))
      #expect(try kijun("vocabulary", "missing", "--db", "kijun.sqlite").code == 0)
    }
  #endif

  @Test("check has a line for each fault of all files together, and exit code 2")
  func faults() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      """
      {"concepts":[
      {"id":"card","en":["list row"]},
      {"id":"own","kind":"subject","broader":["nothing-there"],"colour":"red","en":["gizmotron"]}]}
      """, to: "w/words.json")
    try kijun.folder.write(#"{"tiers":[{"id":"acme","label":"FP採用","rank":1}]}"#, to: "w/tiers.json")
    let run = try kijun("vocabulary", "check", "w/words.json", "w/tiers.json")
    #expect(run.code == 2)
    #expect(run.errors.isEmpty)
    #expect(
      run.lines.map { $0.prefix { $0 != "“" } } == [
        "w/tiers.json:1: the spelling ", "w/words.json:2: the spelling ", "w/words.json:3: unknown key ",
        "w/words.json:3: ",
      ], "\(run.output)")
    let json = try kijun("vocabulary", "check", "w/words.json", "--json").json()
    #expect((json["faults"] as? [String])?.count == 3)
    let missing = try kijun("vocabulary", "check", "w/no.json")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("w/no.json: there is no such file"))
  }

  @Test("check without a file is about those of the knowledge base")
  func kept() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "rows.md")
    try kijun.folder.write(#"{"concepts":[{"id":"card","en":["gizmotron"]}]}"#, to: "words.json")
    try kijun.folder.write(
      #"{"vocabulary":["words.json"],"sources":[{"id":"a","path":"rows.md","tier":"fp_adopted"}]}"#,
      to: "sources.json")
    try kijun("ingest", "--manifest", "sources.json", "--db", "k.sqlite")
    let sound = try kijun("vocabulary", "check", "--db", "k.sqlite")
    #expect(sound.code == 0)
    #expect(sound.output == "Nothing is wrong.\n")
    try kijun.folder.write(#"{"concepts":[{"id":"card","en":["row"]}]}"#, to: "words.json")
    #expect(try kijun("vocabulary", "check", "--db", "k.sqlite").code == 2)
  }
}
