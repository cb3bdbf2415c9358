import Foundation
import Testing

@Suite("kijun ask")
struct AskTests {
  @Test("words may stand with or without quotes")
  func words() throws {
    let kijun = try Kijun.asking()
    let apart = try kijun("ask", "row", "height", "--db", "kijun.sqlite", "--json")
    let together = try kijun("--db", "kijun.sqlite", "ask", "row height", "--json")
    #expect(apart.code == 0)
    #expect(apart.output == together.output)
  }

  @Test("prints the value, its tier and where it stands")
  func text() throws {
    let kijun = try Kijun.asking()
    let run = try kijun("ask", "row height", "--db", "kijun.sqlite")
    let first = try #require(run.lines.first)
    #expect(first.hasPrefix("68 pt"))
    #expect(first.contains("FP採用 · never verified"))
    #expect(run.lines.contains { $0.contains("「| Row height | 68 pt |」") })
    #expect(run.lines.contains { $0.hasSuffix("Rows · rows.md:5") })
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("prints labels in Japanese when asked, or when the locale is", arguments: [true, false])
  func japanese(_ byOption: Bool) throws {
    var kijun = try Kijun.asking()
    if !byOption { kijun.environment = ["LANG": "ja_JP.UTF-8"] }
    let option = byOption ? ["--lang", "ja"] : []
    let run = try kijun.run(["ask", "row height", "--db", "kijun.sqlite"] + option)
    #expect(run.output.contains("確認日なし"))
  }

  @Test("the JSON has the keys of the contract, in their order")
  func json() throws {
    let kijun = try Kijun.asking()
    let run = try kijun("ask", "row height", "--db", "kijun.sqlite", "--json")
    let keys = ["question", "language", "status", "reason", "answers", "conflicts", "notes", "nearest"]
    let places = keys.map { run.output.range(of: "\n  \"\($0)\"")?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    let answer = try #require((try run.json()["answers"] as? [[String: Any]])?.first)
    #expect((answer["value"] as? [String: Any])?["numbers"] as? [Int] == [68])
    #expect((answer["source"] as? [String: Any])?["line_start"] as? Int == 5)
  }

  @Test("what the documents don't say is exit code 3")
  func unknown() throws {
    let kijun = try Kijun.asking()
    let run = try kijun("ask", "zeppelin speed", "--db", "kijun.sqlite")
    #expect(run.code == 3)
    #expect(run.lines.first == "Not in this knowledge base.")
  }

  @Test("control characters of a document don't reach the terminal")
  func controlCharacters() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      "# Rows\n\n| Part | FP |\n|---|---|\n| Row \u{1B}[31mheight\u{202E} | 68 pt \u{9B}2J\u{7} |\n",
      to: "rows.md")
    try kijun("ingest", "rows.md", "--db", "k.sqlite")
    let runs = try [
      kijun("ask", "row height", "--db", "k.sqlite"), kijun("search", "row", "--db", "k.sqlite"),
      kijun("list", "claims", "--db", "k.sqlite"), kijun("show", "p_3", "--db", "k.sqlite"),
    ]
    for run in runs {
      #expect(run.output.contains("68"), "\(run.output) \(run.errors)")
      for scalar in ["\u{1B}", "\u{202E}", "\u{9B}", "\u{7}"] { #expect(!run.output.contains(scalar)) }
    }
  }

  @Test("says of what was checked longer ago than --older-than to check it again")
  func age() throws {
    let kijun = try Kijun()
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    let day = formatter.string(from: Date(timeIntervalSinceNow: -40 * 86_400))
    try kijun.folder.write("# Rows\n\nVerified on: \(day)\n\nA row is 68 pt high.\n", to: "rows.md")
    #expect(try kijun("ingest", "rows.md", "--db", "k.sqlite").code == 0)
    for (options, isStale) in [
      ([], false), (["--older-than", "30d"], true), (["--older-than", "12w"], false),
    ] {
      let question = ["ask", "row height", "--db", "k.sqlite"] + options
      let run = try kijun.run(question)
      #expect(run.output.contains("check again") == isStale, "\(run.output)")
      let answers = try kijun.run(question + ["--json"]).json()["answers"] as? [[String: Any]]
      #expect(answers?.first?["stale"] as? Bool == isStale)
    }
    #expect(try kijun("ask", "row height", "--older-than", "30", "--db", "k.sqlite").code == 2)
  }
}
