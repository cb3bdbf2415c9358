import Foundation
import KijunGuidelines
import KijunIngesting
import KijunStore
import KijunVocabulary
import Testing

@testable import KijunExporting

@Suite("Markdown that was exported is read again")
struct RoundTripTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let seedsPath = root.appendingPathComponent("../shared/seeds/sources.json").standardized.path
  private static let corpusPath = root.appendingPathComponent("../shared/corpus").standardized.path

  @Test("the shipped guidelines give the same claims")
  func shipped() throws {
    let folder = try ExportFolder()
    let base = try folder.ingest(.manifest(at: Self.root.path + "/data/sources.json"), into: "a.sqlite")
    try folder.checkRoundTrip(of: base)
  }

  @Test(
    "so do the seeds",
    .enabled(if: FileManager.default.fileExists(atPath: seedsPath), "there is no ../shared"))
  func seeds() throws {
    let folder = try ExportFolder()
    try folder.checkRoundTrip(of: folder.ingest(.manifest(at: Self.seedsPath), into: "a.sqlite"))
  }

  @Test(
    "and the whole corpus",
    .enabled(if: FileManager.default.fileExists(atPath: corpusPath), "there is no ../shared"))
  func corpus() throws {
    let folder = try ExportFolder()
    try folder.checkRoundTrip(
      of: folder.ingest(.paths([Self.corpusPath], tier: "third_party"), into: "a.sqlite"))
  }

  @Test("facts with words, tiers and marks of one's own come back, and nothing in a cell breaks out of it")
  func own() throws {
    let folder = try ExportFolder()
    try folder.write(
      #"{"tiers":[{"id":"acme_adopted","label":"ACME | adopted","rank":1}]}"#, to: "in/tiers.json")
    try folder.write(
      #"{"concepts":[{"id":"tile","kind":"subject","broader":["card"],"en":["tile card"]}]}"#,
      to: "in/words.json")
    try folder.write(
      #"""
      {"tiers":"tiers.json","vocabulary":["words.json"],"sources":[
        {"id":"a/b.md","path":"a.md","title":"One * [two] | three","publisher":"A_B_C","tier":"acme_adopted",
         "edition":"2015","historical":true,"platforms":["iOS"],"verified_on":"2026-01-02","license":"MIT"},
        {"id":"A B","path":"b.md","tier":"third_party"}
      ]}
      """#, to: "in/sources.json")
    try folder.write(
      ##"""
      # C\#

      | Part | Padding (pt) | Name `a\|b` |
      |---|---|---|
      | Tile card \| *x* \\ | 16 | `<b>` &amp; ~~y~~ https://a.example/_b_ a@b.example |
      | $x$ {ios}; 50% | 12–16 | \# _ __z__   |
      """##, to: "in/a.md")
    try folder.write(
      "# Rows\n\nOn iOS in dark mode, the row height must be at least 44.5 pt. Source: Apple HIG: Lists\n",
      to: "in/b.md")
    let base = try folder.ingest(.manifest(at: folder.path + "/in/sources.json"), into: "a.sqlite")
    #expect(try base.claims().count >= 5)
    try folder.checkRoundTrip(of: base)
    let readme = try folder.text("out/README.md")
    #expect(readme.contains(#"[One \* \[two\] \| three]"#))
    // Ids become names of files that every disk takes.
    let names = try folder.names("out/sources")
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.wholeMatch(of: /a-b(-md)?(-[0-9a-f]{8})?\.md/) != nil }, "\(names)")
  }

  @Test("an export is the same again, and a document of a topic is left out of a folder that is read")
  func deterministic() throws {
    let folder = try ExportFolder()
    try folder.write("# Rows\n\nFP adopted: The row height is 68 pt.\n", to: "in/rows.md")
    let base = try folder.ingest(.paths([folder.path + "/in/rows.md"], tier: nil), into: "a.sqlite")
    try folder.export(base, to: "out")
    try folder.export(base, to: "again")
    #expect(try folder.names("out/topics") == ["row.md"])
    for name in ["sources/rows-md.md", "topics/row.md", "sources.json", "README.md"] {
      #expect(try folder.text("out/\(name)") == folder.text("again/\(name)"))
    }
    #expect(try folder.text("out/topics/row.md").contains("### [rows.md](../sources/rows-md.md)\n") == true)
    let other = try folder.ingest(.paths([folder.path + "/out"], tier: "third_party"), into: "b.sqlite")
    #expect(
      try other.claims().map { "\($0.tier) \($0.subject) \($0.value.text)" } == [
        "fp_adopted row height 68 pt"
      ])
  }

  @Test(
    "a table of an export that was edited gives what it says now, and a broken row nothing",
    arguments: [
      ("| 72 pt | row height | | | fp_adopted | | | | | number 72 [pt] | | | |", "72 pt"),
      ("| 72 pt | row height | | | nobody | | | | | number 72 [pt] | | | |", nil),
      ("| 72 pt | row height | | | fp_adopted | | | | | banana 72 | | | |", nil), ("| 72 pt |", nil),
      ("||||", nil),
      (
        "| 72 pt | row height | = ; = {} ; platform | x | fp_adopted | | | | | size 1 / nan [ (minimum | | | |",
        "72 pt"
      ),
    ])
  func edited(row: String, text: String?) throws {
    let folder = try ExportFolder()
    let columns = FactRow.header
    try folder.write(
      "---\nkijun-export: 1\n---\n\n# A\n\n\(columns)\(row)\n\nThe row height is 99 pt.\n", to: "in/a.md")
    let base = try folder.ingest(.paths([folder.path + "/in/a.md"], tier: "third_party"), into: "a.sqlite")
    #expect(try base.claims().map(\.value.text) == (text.map { [$0] } ?? []))
  }
}
