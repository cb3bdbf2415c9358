import KijunGuidelines
import KijunSQLite
import KijunStore
import KijunVocabulary
import Testing

@testable import KijunIngesting

@Suite("A manifest's own tiers and words stay in the knowledge base")
struct AdditionTests {
  private let test: TestIngest

  init() throws {
    test = try TestIngest()
    try test.guidelines.write("# Cards\n\nThe corner radius of a zeppelin is 12 pt.\n", to: "cards.md")
    try test.guidelines.write(TestIngest.rows, to: "rows.md")
    try test.guidelines.write(
      #"{"tiers":[{"id":"acme_adopted","label":"ACME adopted","rank":1}]}"#, to: "tiers.json")
    try test.guidelines.write(
      #"{"concepts":[{"id":"zeppelin","kind":"subject","broader":["card"],"en":["zeppelin"]}]}"#,
      to: "own/words.json")
  }

  private func ingester() -> Ingester { Ingester(test.base, vocabulary: VocabularySource()) }

  @discardableResult
  private func manifest(
    _ keys: String = #""tiers":"tiers.json","vocabulary":["own/words.json"],"#, path: String = "sources.json",
    tier: String = "acme_adopted"
  ) throws -> IngestReport {
    let text = "{\(keys)\"sources\":[\(TestIngest.source("cards", "cards.md", tier: tier))]}"
    let plan = try IngestPlan.manifest(at: try test.guidelines.write(text, to: path), for: test.base)
    return try ingester().ingest(plan)
  }

  private var subjects: [[String]] { get throws { try test.base.claims().map(\.subjectConcepts) } }

  @Test("A source has a tier of its manifest's own, and its facts are about the words")
  func adopted() throws {
    #expect(try manifest().outcomes == ["added cards.md"])
    #expect(try test.base.claims().map(\.tier) == ["acme_adopted"])
    #expect(try subjects == [["zeppelin"]])
    #expect(try test.base.tiers().map(\.label).contains("ACME adopted"))
    #expect(try test.base.concept("zeppelin") != nil)
  }

  @Test("Nothing is written when neither they nor the documents have changed")
  func unchanged() throws {
    try manifest()
    let changes = test.base.connection.totalChanges
    #expect(try manifest().unchanged == 1)
    #expect(test.base.connection.totalChanges == changes)
  }

  @Test("An ingest of other documents keeps them, and they hold there too")
  func others() throws {
    try manifest()
    try test.guidelines.write("# More\n\nThe padding of a zeppelin is 8 pt.\n", to: "more.md")
    let report = try ingester().ingest(.paths([test.guidelines.file("more.md")], tier: "acme_adopted"))
    #expect(!report.isReindexed)
    #expect(try subjects == [["zeppelin"], ["zeppelin"]])
    #expect(try test.base.concept("zeppelin") != nil)
  }

  @Test("A changed file has every document read again, whoever named it")
  func changed() throws {
    _ = try ingester().ingest(.paths([test.guidelines.file("rows.md")], tier: nil))
    #expect(try manifest().outcomes == ["added cards.md", "kept rows.md"])
    try test.guidelines.write(
      #"{"concepts":[{"id":"airship","kind":"subject","broader":["card"],"en":["zeppelin"]}]}"#,
      to: "own/words.json")
    let report = try manifest()
    #expect(report.isReindexed)
    #expect(try subjects.contains(["airship"]))
    #expect(try test.base.concept("zeppelin") == nil)
    #expect(try test.base.check() == [])
  }

  @Test("They go when the manifest no longer names them, and move with it")
  func moved() throws {
    try manifest()
    // The same sources, now those of another manifest.
    let report = try manifest(path: "moved.json")
    #expect(!report.isReindexed)
    #expect(try Set(test.base.vocabularyAdditions().map(\.manifest)).count == 1)
    try manifest("", path: "moved.json", tier: "third_party")
    #expect(try test.base.vocabularyAdditions() == [])
    #expect(try test.base.concept("zeppelin") == nil)
    #expect(try test.base.vocabularyFingerprint() == VocabularySource().fingerprint)
  }

  @Test("A tier that other documents have can't be taken away from them")
  func needed() throws {
    try manifest()
    _ = try ingester().ingest(.paths([test.guidelines.file("rows.md")], tier: "acme_adopted"))
    let error = #expect(throws: InputError.self) { try manifest("", tier: "third_party") }
    #expect(error?.description.contains("has the tier \"acme_adopted\", which is declared no longer") == true)
    #expect(try test.base.tiers().map(\.id).contains("acme_adopted"))
  }

  struct Wrong: CustomTestStringConvertible {
    var keys: String
    var says: String
    var testDescription: String { keys }
  }

  @Test(
    "A manifest that names them wrongly changes nothing",
    arguments: [
      Wrong(keys: #""tiers":"no.json","#, says: "no.json: there is no such file"),
      Wrong(
        keys: #""tiers":"../tiers.json","#, says: "sources.json:1: \"tiers\" has the path \"../tiers.json\""),
      Wrong(
        keys: #""vocabulary":"words.json","#, says: "sources.json:1: \"vocabulary\" is a text: write a list"),
      Wrong(keys: #""vocabulary":[1],"#, says: "\"vocabulary\" has a number"),
      Wrong(keys: #""vocabulry":[],"#, says: "unknown key \"vocabulry\" beside \"sources\": did you mean"),
      Wrong(keys: #""vocabulary":["cards.md"],"tiers":"tiers.json","#, says: "cards.md:1: '{' is missing"),
      Wrong(keys: #""tiers":"link.json","#, says: "a link that leaves the manifest's folder"),
      Wrong(keys: "", says: "unknown tier \"acme_adopted\""),
    ])
  func wrong(_ wrong: Wrong) throws {
    try test.guidelines.link("link.json", to: "/etc/hostname")
    let error = #expect(throws: InputError.self) { try manifest(wrong.keys) }
    #expect(error?.description.contains(wrong.says) == true, "\(error?.description ?? "")")
    #expect(try test.base.vocabularyAdditions() == [])
    #expect(try test.base.documents() == [])
  }

  @Test("The check of documents finds a file that has changed or is gone")
  func check() throws {
    try manifest()
    #expect(try DocumentCheck.findings(test.base) == [])
    try test.guidelines.write("{}", to: "own/words.json")
    try test.guidelines.remove("tiers.json")
    let findings = try DocumentCheck.findings(test.base)
    #expect(findings.count == 2)
    #expect(findings.first?.hasSuffix("tiers.json: there is no such file") == true)
    #expect(findings.last?.hasSuffix("own/words.json: has changed: ingest its manifest again") == true)
  }
}
