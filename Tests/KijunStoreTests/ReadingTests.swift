import KijunGuidelines
import KijunSQLite
import KijunStore
import Testing

@Suite("Reading a knowledge base")
struct ReadingTests {
  let test: TestBase
  var base: KnowledgeBase { test.base }

  static let text = """
    # Layout
    row = 44 pt
    | Body | 17 / 22 | 〃 |
    | Title 1 |  | 同上 |
    ? iOS 17.0
    @ HIG: Layout
    """

  init() throws {
    test = try TestBase()
    try test.write(Self.text)
  }

  private func document() throws -> Int64 {
    try #require(try base.document(source: "fp", name: "000.txt")).id
  }

  @Test("gives each passage back as it was written, its quote the exact slice of the file")
  func passages() throws {
    let sample = SampleDocument(Self.text)
    let stored = try base.passages(ofDocument: try document())
    #expect(stored.count == sample.extraction.document.passages.count)
    for (stored, passage) in zip(stored, sample.extraction.document.passages) {
      #expect(stored.quote == String(decoding: sample.text[passage.range], as: UTF8.self))
      #expect(stored.text == passage.text.string)
      #expect(stored.cells == passage.cells.map(\.string))
      #expect(stored.kind == passage.kind)
      #expect(stored.range == passage.range)
      #expect(stored.lines == passage.lines)
      #expect(stored.group == passage.group)
      #expect(try base.conceptIDs(stored.concepts) == ["row"])
      #expect(try base.conceptIDs(stored.annotation.context) == ["typography"])
      #expect(stored.annotation.verifiedOn == CalendarDate(iso: "2026-09-05"))
      #expect(try base.sectionPath(stored.sectionID) == sample.extraction.document.path(of: passage.section))
    }
  }

  @Test("gives each claim back as it was written, with the place it stands in")
  func claims() throws {
    let sample = SampleDocument(Self.text)
    let claim = try #require(try base.claims().first)
    let expected = sample.extraction.claims[0]
    #expect(claim.key == expected.id)
    #expect(claim.subject == expected.subject)
    #expect(claim.property == expected.property)
    #expect(claim.subjectConcepts == expected.subjectConcepts)
    #expect(claim.propertyConcepts == expected.propertyConcepts)
    #expect(claim.value == expected.value)
    #expect(claim.conditions == expected.conditions)
    #expect(claim.modality == expected.modality)
    #expect(claim.tier == expected.tier)
    #expect(claim.verifiedOn == expected.verifiedOn)
    #expect(claim.citation == expected.citation)
    #expect(claim.range == expected.range)
    #expect(claim.lines == expected.lines)
    #expect(claim.quote == "44 pt")
    #expect(try base.claims(ofPassages: [claim.passageID]) == [claim])
  }

  @Test("gives the rows of one table in their order")
  func group() throws {
    let rows = try base.passages(inGroup: 2, ofDocument: try document())
    #expect(rows.map(\.cells.first) == ["Body", "Title 1"])
  }

  @Test("gives passages in the order they are asked for, without the unknown")
  func order() throws {
    let ids = try base.passages(ofDocument: try document()).map(\.id)
    #expect(try base.passages(ids: [ids[2], 9_999, ids[0]]).map(\.id) == [ids[2], ids[0]])
  }

  @Test(
    "lists the claims that a filter lets through",
    arguments: [
      (ClaimFilter(), 1), (ClaimFilter(source: "fp"), 1), (ClaimFilter(source: "apple"), 0),
      (ClaimFilter(document: "000.txt"), 1), (ClaimFilter(tier: "apple_official"), 0),
      (ClaimFilter(concept: "height"), 1), (ClaimFilter(concept: "eigh"), 0),
      (ClaimFilter(kind: "number"), 1),
      (ClaimFilter(kind: "size"), 0), (ClaimFilter(unit: "pt"), 1),
      (ClaimFilter(tier: "fp_adopted", unit: "px"), 0),
    ])
  func filter(_ filter: ClaimFilter, _ count: Int) throws {
    #expect(try base.claims(filter).count == count)
  }

  @Test("finds claims by a number and by a colour")
  func byValue() throws {
    var sample = SampleDocument("label = 17 pt")
    var extraction = sample.extraction
    extraction.claims[0].value = Value(kind: .color, text: "#1C1C1E")
    sample = SampleDocument("label = 17 pt")
    try base.write(
      extraction, text: sample.text, source: "fp", document: "color.txt",
      state: DocumentState(hash: "c", size: 1, modifiedNanoseconds: 1, extractor: "e"), encoding: "utf-8",
      index: sample.words)
    #expect(try base.claims(withColor: "#1C1C1E").map(\.key) == ["c_label"])
    #expect(try base.claims(withColor: "#000000").isEmpty)
    #expect(try base.claims(withNumber: 44).map(\.key) == ["c_row"])
    #expect(try base.claims(withNumber: 4).isEmpty)
  }

  @Test("lists rejects and citations with the lines they stand on")
  func remarks() throws {
    let reject = try #require(try base.rejects().first)
    #expect(reject.text == "iOS 17.0")
    #expect(reject.reason == .version)
    #expect(reject.lines == 5...5)
    #expect(reject.quote == "? iOS 17.0")
    let citation = try #require(try base.citations(ofDocument: try document()).first)
    #expect(citation.text == "HIG: Layout")
    #expect(citation.target == "layout.md")
    #expect(citation.lines == 6...6)
  }

  @Test("ranks a word of the passage above one of its heading")
  func rank() throws {
    try test.write("# row\nA label.\nThe row.", name: "001.txt")
    let found = try base.candidates(match: .quote("row"), limit: 10)
    #expect(found.map(\.rank) == found.map(\.rank).sorted())
    #expect(try base.passages(ids: found.map(\.passage)).last?.text == "A label.")
    #expect(try base.documentFrequency("row") == 4)
    #expect(try base.candidates(match: .quote("row"), limit: 1).count == 1)
  }

  @Test("knows a source as it was declared, and writes nothing to declare it so again")
  func sources() throws {
    let source = Source(
      id: "apple", path: "hig/*.md", format: "markdown", title: "HIG", publisher: "Apple", language: "en",
      platforms: ["iOS", "iPadOS"], tier: "apple_official", edition: "2015", historical: true,
      replaces: ["old"], verifiedOn: CalendarDate(iso: "2026-09-05"), license: "©", url: "https://a.example",
      schedule: "weekly")
    try base.declare(source, position: 1, manifest: "sources.json")
    let stored = try #require(try base.source(key: "apple"))
    #expect(stored.source == source)
    #expect(stored.position == 1)
    #expect(stored.manifest == "sources.json")
    let changes = base.connection.totalChanges
    try base.declare(source, position: 1, manifest: "sources.json")
    #expect(base.connection.totalChanges == changes)
    try base.retire(source: "fp")
    #expect(try base.sources().map(\.source.id) == ["apple", "fp"])
  }

  @Test("knows the state of a document, by which the next ingest leaves it alone")
  func state() throws {
    let state = try #require(try base.documentState(source: "fp", name: "000.txt"))
    #expect(state.extractor == "e1")
    #expect(state.size == Self.text.utf8.count)
    #expect(try base.documentState(source: "fp", name: "missing.txt") == nil)
    #expect(try base.documentState(source: "missing", name: "000.txt") == nil)
    var touched = state
    touched.modifiedNanoseconds = 99
    try base.note(touched, source: "fp", name: "000.txt")
    #expect(try base.documentState(source: "fp", name: "000.txt") == touched)
    #expect(try base.documents().map(\.revision) == [1])
  }

  @Test("refuses a document of a source that was never declared")
  func unknownSource() throws {
    #expect(throws: StoreError.unknownSource(key: "nobody")) {
      try test.write(SampleDocument(Self.text), source: "nobody")
    }
  }

  @Test("counts what there is now, without what has ended")
  func counts() throws {
    try test.write("row = 48 pt")
    let counts = try base.counts()
    #expect(counts.sources == 1)
    #expect(counts.documents == 1)
    #expect(counts.passages == 1)
    #expect(counts.claims == 1)
    #expect(counts.rejects == 0)
    #expect(counts.ended == 7)
    #expect(try base.passageCount() == 1)
  }

  @Test("finds nothing wrong with a file it wrote, and says what is wrong with one that was meddled with")
  func check() throws {
    #expect(try base.check() == [])
    #expect(try KnowledgeBase(path: base.path, access: .readOnly).check() == [])
    try base.connection.execute("PRAGMA foreign_keys = OFF; DELETE FROM passages WHERE kind = 0")
    let problems = try base.check()
    #expect(problems.contains("a row of claims names a row of passages that is not there"))
    #expect(problems.contains("passages only in the index: 3"))
    #expect(problems.contains("claims without a passage: 1"))
  }
}
