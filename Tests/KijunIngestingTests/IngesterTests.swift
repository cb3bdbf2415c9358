import Foundation
import KijunGuidelines
import KijunSQLite
import KijunStore
import Testing

@testable import KijunIngesting

@Suite("An ingest brings the knowledge base to the state of the files")
struct IngesterTests {
  @Test("what is new is added, with the tier that was given")
  func added() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    let report = try test.ingest("g", tier: "apple_official")
    #expect(report.outcomes == ["added g/rows.md"])
    #expect(try test.base.claims().map(\.value.text) == ["68 pt", "16 pt"])
    #expect(try test.base.source(key: "g/rows.md")?.source.tier == "apple_official")
  }

  @Test("what didn't change is neither read nor written")
  func unchanged() throws {
    let test = try TestIngest()
    let path = try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    let old: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: 1_000_000)]
    try FileManager.default.setAttributes(old, ofItemAtPath: path)
    try test.ingest("g")
    let changes = test.base.connection.totalChanges
    // Other text of the same size and time, which nobody but this test makes, shows that it isn't read.
    try test.guidelines.write(TestIngest.rows.replacingOccurrences(of: "68", with: "72"), to: "g/rows.md")
    try FileManager.default.setAttributes(old, ofItemAtPath: path)
    let report = try test.ingest("g")
    #expect(report.unchanged == 1)
    #expect(report.changes.isEmpty)
    #expect(test.base.connection.totalChanges == changes)
  }

  @Test("a file that was touched and says the same is noted, and not read the next time")
  func touched() throws {
    let test = try TestIngest()
    let path = try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    try test.ingest("g")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
    #expect(try test.ingest("g").unchanged == 1)
    #expect(
      try test.base.documentState(source: "g/rows.md", name: "g/rows.md")?.modifiedNanoseconds
        == 1_000_000_000)
    #expect(try test.base.document(source: "g/rows.md", name: "g/rows.md")?.revision == 1)
  }

  @Test("a value that changed keeps the id of its claim")
  func changed() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    try test.ingest("g")
    let before = try test.base.claims().map(\.key)
    try test.guidelines.write(
      TestIngest.rows.replacingOccurrences(of: "68 pt", with: "72 pt"), to: "g/rows.md")
    let report = try test.ingest("g")
    #expect(report.outcomes == ["changed g/rows.md"])
    #expect(report.totals.claimsChanged == 1)
    #expect(report.totals.claimsKept == 1)
    #expect(try test.base.claims().map(\.value.text) == ["72 pt", "16 pt"])
    #expect(try test.base.claims().map(\.key) == before)
  }

  @Test("another tier for the same file makes other claims")
  func anotherTier() throws {
    let test = try TestIngest()
    try test.guidelines.write("# Rows\n\nRows are at least 68 pt high.\n", to: "rows.md")
    try test.ingest("rows.md", tier: "third_party")
    try test.ingest("rows.md", tier: "apple_official")
    #expect(try test.base.claims().map(\.tier) == ["apple_official"])
    #expect(try test.ingest("rows.md").unchanged == 1, "a tier that was given stays")
    #expect(try test.base.claims().map(\.tier) == ["apple_official"])
  }

  @Test("one bad file in a folder doesn't stop the others")
  func badFile() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    try test.guidelines.write([0x82, 0xA0, 0x0A], to: "g/sjis.txt")
    try test.guidelines.write("", to: "g/empty.md")
    try test.guidelines.write("<p>", to: "g/page.less")
    let report = try test.ingest("g")
    #expect(report.outcomes == ["added g/rows.md"])
    #expect(report.skipped.map(\.document).sorted() == ["g/empty.md", "g/page.less"])
    #expect(report.failures.map(\.place) == [test.guidelines.file("g/sjis.txt")])
    #expect(report.skipped.first?.reason == "less files can't be read yet")
  }

  @Test("manifests and words that lie among documents are skipped, each with its reason")
  func ownFiles() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    try test.guidelines.write(
      #"{"sources":[{"id":"a","path":"rows.md","tier":"third_party"}]}"#, to: "g/s.json")
    try test.guidelines.write(#"{"concepts":[{"id":"tray","kind":"subject"}]}"#, to: "g/w.json")
    try test.guidelines.write(#"{"on":true}"#, to: "g/x.json")
    try test.guidelines.write(#"{"tray":{"min_pt":44}}"#, to: "g/y.json")
    let report = try test.ingest("g")
    #expect(report.outcomes == ["added g/rows.md", "added g/y.json"])
    #expect(report.failures == [])
    #expect(
      report.skipped.map(\.reason) == [
        "is a manifest", "is a file of words or tiers", "holds nothing to read",
      ])
  }

  @Test("a bad file that was named stops all, and nothing is written")
  func badNamedFile() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "rows.md")
    try test.guidelines.write("\n\n", to: "empty.md")
    let error = #expect(throws: InputError.self) { try test.ingest("rows.md", "empty.md") }
    #expect(error?.problem == "holds nothing but white space")
    #expect(try test.base.documents().isEmpty)
    #expect(try test.base.counts().runs == 0)
  }

  @Test("two files of one name keep apart, and one file named two ways is one")
  func names() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "a/rows.md")
    try test.guidelines.write(TestIngest.rows, to: "b/rows.md")
    try test.ingest("a/rows.md")
    try test.ingest("b/rows.md")
    #expect(try test.names == ["b/rows.md", "rows.md"])
    #expect(try test.ingest("a").unchanged == 1)
    #expect(try test.ingest("b", "b/rows.md").unchanged == 1)
    #expect(try test.names == ["b/rows.md", "rows.md"])
  }

  @Test(
    "lines and quotes are those of the decoded text, whatever ends a line", arguments: ["\n", "\r\n", "\r"])
  func encoded(_ ending: String) throws {
    let test = try TestIngest()
    let text = "# 一覧\n\n表示の前に次を確認する。\n\n行の高さは ４４ｐｔ 以上にする。\n"
    let bytes = try #require(text.replacingOccurrences(of: "\n", with: ending).data(using: .shiftJIS))
    try test.guidelines.write(Array(bytes), to: "rows.md")
    try test.ingest("rows.md")
    #expect(try test.base.documents().map(\.encoding) == ["shift_jis"])
    let claim = try #require(test.base.claims().first)
    #expect(claim.value.numbers == [44])
    #expect(claim.lines == 5...5)
    #expect(claim.quote == "行の高さは ４４ｐｔ 以上にする。")
  }

  @Test("UTF-16 is ingested with its encoding")
  func utf16() throws {
    let test = try TestIngest()
    let bytes: [UInt8] =
      [0xFF, 0xFE] + TestIngest.rows.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    try test.guidelines.write(bytes, to: "rows.md")
    try test.ingest("rows.md")
    #expect(try test.base.documents().map(\.encoding) == ["utf-16le"])
    #expect(try test.base.claims().count == 2)
  }
}
