import KijunGuidelines
import KijunSQLite
import KijunStore
import Testing

@Suite("Replacing the vocabulary")
struct VocabularyTests {
  let test: TestBase
  var base: KnowledgeBase { test.base }

  static let tiers = [
    Tier(
      id: "fp_adopted", label: "FP採用", labels: ["ja": "FP採用", "en": "FP adopted"], spellings: ["FP採用"],
      publishers: ["FP"], rank: 1, treatment: "Follow it."),
    Tier(id: "apple_official", label: "Apple公式", rank: 2),
  ]

  init() throws { test = try TestBase() }

  @discardableResult
  private func replace(_ fingerprint: String, row: String = "row") throws -> Bool {
    try base.replaceVocabulary(
      fingerprint: fingerprint,
      concepts: [("row", "component", "{\"en\":\"\(row)\"}"), ("minimum", "role", "{}")],
      spellings: [("list", "list row", "row"), (row, row, "row"), ("min", "min", "minimum")],
      tiers: Self.tiers)
  }

  @Test("gives back concepts, spellings by their head, and tiers by their rank")
  func reading() throws {
    #expect(try replace("v1"))
    let spelling = try #require(try base.spellings(head: "list").first)
    #expect(spelling.spelling == "list row")
    #expect(spelling.concept == "row")
    #expect(spelling.kind == "component")
    #expect(try base.spellings(head: "toggle").isEmpty)
    #expect(try base.concept("row")?.data == "{\"en\":\"row\"}")
    #expect(try base.concepts().map(\.id) == ["row", "minimum"])
    #expect(try base.tiers() == Self.tiers)
    #expect(try base.vocabularyFingerprint() == "v1")
  }

  @Test("gives back what the JSON of a concept says, and nothing where that is no JSON")
  func conceptData() throws {
    let json = """
      {"broader":["list"],"implies":["label"],"measures":["length"],"detail":{"unit":"pt","name":"\\u526f"}}
      """
    try base.replaceVocabulary(
      fingerprint: "v1", concepts: [("row", "subject", json), ("odd", "term", "no JSON")], spellings: [],
      tiers: [])
    let row = try #require(try base.conceptData("row"))
    #expect(row.kind == "subject")
    #expect(row.broader == ["list"])
    #expect(row.implies == ["label"])
    #expect(row.measures == ["length"])
    #expect(row.detail == ["unit": "pt", "name": "副"])
    #expect(try base.conceptData("odd") == nil)
    #expect(try base.conceptData("missing") == nil)
  }

  @Test("by one with the same fingerprint writes nothing")
  func same() throws {
    try replace("v1")
    let changes = base.connection.totalChanges
    #expect(try !replace("v1", row: "cell"))
    #expect(base.connection.totalChanges == changes)
  }

  @Test("has every document written again, under the ids it had, and found by its new words")
  func reindexing() throws {
    try replace("v1")
    let sample = SampleDocument("row = 44 pt\nA label")
    try test.write(sample)
    try test.write("Gone", name: "gone.txt")
    let before = try base.claims()
    try base.end(document: try #require(try base.document(source: "fp", name: "gone.txt")).id)
    try base.ingest {
      try replace("v2", row: "cell")
      #expect(try base.documentState(source: "fp", name: "000.txt") == nil)
      let counts = try base.write(
        sample.extraction, text: sample.text, source: "fp", document: "000.txt",
        state: DocumentState(hash: "h", size: 1, modifiedNanoseconds: 1, extractor: "e2"), encoding: "utf-8"
      ) { "cell \(sample.words($0))" }
      #expect(counts.passagesKept == 2)
      #expect(try base.documentState(source: "fp", name: "000.txt") != nil)
      var rest: [String] = []
      try base.indexRemaining { passage in
        rest.append(passage.text)
        return passage.text
      }
      #expect(rest == ["Gone"])
    }
    #expect(try base.candidates(match: .quote("cell"), limit: 5).count == 2)
    #expect(try base.candidates(match: .quote("row"), limit: 5).count == 1)
    #expect(try base.claims() == before)
    #expect(try base.check() == [])
    // What was indexed anew is known by its new words the next time.
    let counts = try base.write(
      sample.extraction, text: sample.text, source: "fp", document: "000.txt",
      state: DocumentState(hash: "h", size: 1, modifiedNanoseconds: 1, extractor: "e2"), encoding: "utf-8"
    ) { "cell \(sample.words($0))" }
    #expect(counts.passagesKept == 2)
    #expect(counts.passagesAdded == 0)
  }

  @Test("that names a concept which it doesn't have keeps the one there was")
  func dangling() throws {
    try replace("v1")
    #expect(throws: StoreError.self) {
      try base.replaceVocabulary(
        fingerprint: "v2", concepts: [], spellings: [("a", "a", "missing")], tiers: [])
    }
    #expect(try base.vocabularyFingerprint() == "v1")
    #expect(try base.concept("row") != nil)
  }
}
