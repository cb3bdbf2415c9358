import KijunSQLite
import KijunStore
import KijunVocabulary
import Testing

@testable import KijunIngesting

@Suite("With another vocabulary every document is read again")
struct VocabularyChangeTests {
  @Test("also those that the ingest is not about; one whose file is gone is indexed from what is stored")
  func reread() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "rows.md")
    try test.guidelines.write("# Bars\n\nBars are 49 pt high.\n", to: "bars.md")
    try test.guidelines.write("# Gone\n\nThe zeppelin is 10 pt wide.\n", to: "gone.md")
    try test.ingest("rows.md", "bars.md", "gone.md", fingerprint: "first")
    try test.guidelines.remove("gone.md")
    let report = try test.ingest("rows.md", fingerprint: "second")
    #expect(report.isReindexed)
    #expect(report.outcomes == ["kept rows.md", "kept bars.md"])
    #expect(try test.base.vocabularyFingerprint() == "second")
    #expect(try test.base.check() == [])
    #expect(try test.base.candidates(match: .quote("zeppelin"), limit: 5).count == 1)
    #expect(try test.base.candidates(match: .quote("68"), limit: 5).count == 1)
    #expect(try test.names.count == 3)
  }

  @Test("the fingerprint that is known without loading is that of the loaded vocabulary")
  func fingerprint() throws {
    let source = VocabularySource()
    let vocabulary = try TestIngest.shipped.get()
    #expect(source.fingerprint == vocabulary.fingerprint)
    #expect(source.tiers == VocabularySource(vocabulary).tiers)
  }

  @Test("the guidelines that ship are ingested without a file, and again without a write")
  func shipped() throws {
    let test = try TestIngest()
    let plan = try IngestPlan.shipped(tiers: test.tiers)
    let report = try test.ingester().ingest(plan)
    #expect(report.count(.added) == plan.entries.count)
    #expect(report.failures.isEmpty && report.skipped.isEmpty)
    let changes = test.base.connection.totalChanges
    #expect(try test.ingester().ingest(plan).unchanged == plan.entries.count)
    #expect(test.base.connection.totalChanges == changes)
    #expect(try DocumentCheck.findings(test.base) == [])
  }

  @Test("a changed or missing file is found by the check of documents")
  func check() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "a.md")
    try test.guidelines.write(TestIngest.rows, to: "b.md")
    try test.ingest("a.md", "b.md")
    #expect(try DocumentCheck.findings(test.base) == [])
    try test.guidelines.write("# Other\n", to: "a.md")
    try test.guidelines.remove("b.md")
    #expect(
      try DocumentCheck.findings(test.base) == [
        "a.md: its file has changed: ingest it again", "b.md: its file is gone",
      ])
  }
}
