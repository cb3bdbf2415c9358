import Foundation
import Testing

@Suite("A knowledge base in Datasette")
struct DatasetteTests {
  private struct Served {
    let kijun: Kijun

    /// What Datasette serves at some paths, in one process: it takes long to start.
    func get(_ paths: [String]) throws -> [Any] {
      try kijun.folder.write(
        """
        import asyncio, json, sys
        from datasette.app import Datasette
        async def main():
            metadata = json.load(open('metadata.json'))
            served = Datasette(['kijun.sqlite'], metadata=metadata)
            for path in sys.argv[1:]:
                print('served ' + (await served.client.get(path)).text.replace('\\n', ' '))
        asyncio.run(main())
        """, to: "serve.py")
      let run = try #require(PythonTool.named("python3")).run(["serve.py"] + paths, in: kijun.folder.path)
      let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("served ") }
      try #require(lines.count == paths.count, "\(run.output)")
      return try lines.map { try JSONSerialization.jsonObject(with: Data($0.dropFirst(7).utf8)) }
    }
  }

  private static func served() throws -> Served {
    let kijun = try Kijun()
    try kijun.folder.write(
      """
      # Rows

      | Part | FP |
      |---|---|
      | Row min-height | 68 pt |
      | 副題を持つ行の高さ | 72 pt |

      Verified on: 2026-10-01
      """, to: "rows.md")
    try kijun.folder.write(
      #"""
      {"sources":[{"id":"rows","path":"rows.md","title":"Row \"rules\"","publisher":"FP","tier":"fp_adopted",
        "license":"CC BY 4.0"}]}
      """#, to: "sources.json")
    try #require(try kijun("ingest", "--manifest", "sources.json", "--db", "kijun.sqlite").code == 0)
    try #require(
      try kijun("export", "datasette", "--db", "kijun.sqlite", "--output", "metadata.json").code == 0)
    return Served(kijun: kijun)
  }

  @Test("shows views with plain names, and whose they are", .needs("datasette"))
  func views() throws {
    let served = try Self.served()
    let got = try served.get([
      "/kijun/facts.json?_shape=array&_sort=number", "/kijun/guidelines.json?_shape=array",
      "/-/metadata.json",
      "/kijun.json",
    ])
    let facts = try #require(got[0] as? [[String: Any]])
    #expect(facts.map { $0["thing"] as? String } == ["Row min-height", "副題を持つ行の高さ"])
    #expect(facts.first?["number"] as? Int == 68)
    #expect(facts.first?["unit"] as? String == "pt")
    #expect(facts.first?["tier"] as? String == "FP採用")
    #expect(facts.first?["quote"] as? String == "| Row min-height | 68 pt |")
    #expect(facts.first?["line"] as? Int == 5)
    let guidelines = try #require(got[1] as? [[String: Any]])
    #expect(guidelines.first?["license"] as? String == "CC BY 4.0")
    #expect(guidelines.first?["publisher"] as? String == "FP")
    let metadata = try #require(got[2] as? [String: Any])
    #expect(metadata["license"] as? String == "CC BY 4.0")
    #expect(metadata["source"] as? String == "FP")
    let database = try #require(got[3] as? [String: Any])
    let views = try #require(database["views"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    #expect(views.sorted() == ["facts", "former_facts", "guidelines", "no_facts", "texts"])
    let tables = try #require(database["tables"] as? [[String: Any]])
    #expect(tables.contains { $0["name"] as? String == "spellings" && $0["hidden"] as? Bool == true })
  }

  @Test("full-text search finds words, and the search of its own any text", .needs("datasette"))
  func search() throws {
    let served = try Self.served()
    let words = [
      "min-height", "副題を持つ", "行", "68 pt", "rows", "", "\"", "zeppelin", "' OR 1=1 --", "*", "NEAR(",
      "副題 zeppelin",
    ]
    let searches = try words.map { words in
      "/kijun/search.json?_shape=array&words="
        + (try #require(words.addingPercentEncoding(withAllowedCharacters: .alphanumerics)))
    }
    let got = try served.get(
      ["/kijun/facts.json?_shape=array&_search=68", "/kijun/texts.json?_shape=array&_search=row"] + searches)
    let found = try got.map { rows in
      try #require(rows as? [[String: Any]]).compactMap { ($0["thing"] ?? $0["quote"]) as? String }
    }
    let both = ["Row min-height", "副題を持つ行の高さ"]
    #expect(found[0] == [both[0]])
    #expect(found[1].contains("# Rows"))
    #expect(found[2] == [both[0]])
    #expect(found[3] == [both[1]])
    #expect(found[4] == [both[1]])
    #expect(found[5] == [both[0]])
    #expect(found[6] == [both[0]])
    for (words, rows) in zip(words, found.dropFirst(2)).dropFirst(5) { #expect(rows.isEmpty, "\(words)") }
  }
}
