import KijunGuidelines
import Testing

@testable import KijunIngesting

@Suite("A manifest declares sources, and says where it is wrong")
struct ManifestTests {
  private let tiers = ["fp_adopted", "apple_official", "html_approximation", "third_party"]

  private func read(_ text: String) throws(InputError) -> [Source] {
    try Manifest(name: "sources.json", text: Array(text.utf8)).entries(tiers: tiers).map(\.source)
  }

  @Test("every key of a source is read")
  func allKeys() throws {
    let sources = try read(
      """
      { "sources": [ {
        "id": "hig", "path": "a/b.md", "url": "https://example.com", "format": "markdown", "title": "HIG",
        "publisher": "Apple", "language": "en", "platforms": ["iOS", "iPadOS"], "tier": "apple_official",
        "edition": "2015", "historical": true, "replaces": ["older"], "verified_on": "2026-09-05",
        "license": "CC", "schedule": "monthly"
      } ] }
      """)
    #expect(
      sources == [
        Source(
          id: "hig", path: "a/b.md", format: "markdown", title: "HIG", publisher: "Apple", language: "en",
          platforms: ["iOS", "iPadOS"], tier: "apple_official", edition: "2015", historical: true,
          replaces: ["older"], verifiedOn: CalendarDate(year: 2026, month: 9, day: 5), license: "CC",
          url: "https://example.com", schedule: "monthly")
      ])
  }

  @Test("id, path and tier are enough, and null is as absent")
  func fewKeys() throws {
    let sources = try read(#"{"sources":[{"id":"x","path":"x.md","tier":"third_party","edition":null}]}"#)
    #expect(sources == [Source(id: "x", path: "x.md", tier: "third_party")])
  }

  struct Wrong: CustomTestStringConvertible {
    var name: String
    var text: String
    var says: String
    var testDescription: String { name }
  }

  private static func entry(_ more: String) -> String {
    #"{"sources":[{"id":"x","path":"x.md","tier":"fp_adopted"\#(more)}]}"#
  }

  static let wrong: [Wrong] = [
    Wrong(
      name: "broken JSON", text: "{\n  \"sources\": [\n    {\"id\" \"x\"}]}",
      says: "sources.json:3:11: is not JSON; a colon is missing"),
    Wrong(name: "nothing", text: "", says: "sources.json:1:1: is not JSON; the text ends"),
    Wrong(name: "a list", text: "[]", says: "sources.json:1: is no manifest"),
    Wrong(name: "no sources", text: #"{"sources": []}"#, says: "names no source"),
    Wrong(name: "another key beside", text: #"{"sources": [], "x": 1}"#, says: "unknown key \"x\""),
    Wrong(
      name: "an unknown key", text: entry(#", "tittle": "T""#),
      says: "source \"x\" has an unknown key \"tittle\": did you mean 'title'?"),
    Wrong(
      name: "a key twice", text: entry(#", "id": "y""#), says: "the key \"id\" comes twice"),
    Wrong(name: "no id", text: #"{"sources":[{"path":"x","tier":"fp_adopted"}]}"#, says: "has no \"id\""),
    Wrong(
      name: "an id twice",
      text: """
        {"sources":[
          {"id":"x","path":"x.md","tier":"fp_adopted"},
          {"id":"x","path":"y.md","tier":"fp_adopted"}]}
        """, says: "sources.json:3: source \"x\" has the id of the one on line 2"),
    Wrong(
      name: "no path", text: #"{"sources":[{"id":"x","tier":"fp_adopted"}]}"#,
      says: "neither \"path\" nor \"url\""),
    Wrong(name: "no tier", text: #"{"sources":[{"id":"x","path":"x"}]}"#, says: "has no \"tier\""),
    Wrong(
      name: "an unknown tier", text: #"{"sources":[{"id":"x","path":"x","tier":"fp_adoptd"}]}"#,
      says: "unknown tier \"fp_adoptd\": did you mean 'fp_adopted'?"),
    Wrong(name: "an unknown format", text: entry(#", "format": "word""#), says: "unknown format \"word\""),
    Wrong(
      name: "a bad date", text: entry(#", "verified_on": "2026-02-30""#),
      says: "\"2026-02-30\" as \"verified_on\": write a day as 2026-09-05"),
    Wrong(name: "a number as title", text: entry(#", "title": 5"#), says: "has a number as \"title\""),
    Wrong(name: "a text as platforms", text: entry(#", "platforms": "iOS""#), says: "is no list of texts"),
    Wrong(name: "a text as flag", text: entry(#", "historical": "yes""#), says: "write true or false"),
    Wrong(name: "a blank title", text: entry(#", "title": " ""#), says: "has an empty \"title\""),
    Wrong(
      name: "an absolute path", text: #"{"sources":[{"id":"x","path":"/etc/passwd","tier":"fp_adopted"}]}"#,
      says: "absolute path \"/etc/passwd\""),
    Wrong(
      name: "a path that leaves", text: #"{"sources":[{"id":"x","path":"a/../../b","tier":"fp_adopted"}]}"#,
      says: "\"a/../../b\", which leaves the manifest's folder"),
  ]

  @Test("each mistake has one line that names it", arguments: wrong)
  func mistake(_ wrong: Wrong) {
    let error = #expect(throws: InputError.self) { try read(wrong.text) }
    #expect(error?.description.contains(wrong.says) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test("of several mistakes the first is named")
  func first() {
    let error = #expect(throws: InputError.self) {
      try read(#"{"sources":[{"id":"x","path":"x","tier":"no"},{"id":"y"}]}"#)
    }
    #expect(error?.description.contains("unknown tier") == true)
  }
}
