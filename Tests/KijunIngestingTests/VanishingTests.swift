import KijunStore
import Testing

@testable import KijunIngesting

@Suite("What vanished ends, and what belongs to others stays")
struct VanishingTests {
  @Test("a file that is gone from its folder")
  func folder() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    try test.guidelines.write("# Bars\n\nBars are 49 pt high.\n", to: "g/bars.md")
    try test.guidelines.write("# Other\n\nSheets have a radius of 10 pt.\n", to: "h/other.md")
    try test.ingest("g", "h")
    try test.guidelines.remove("g/rows.md")
    let report = try test.ingest("g")
    #expect(report.outcomes == ["removed g/rows.md"])
    #expect(report.totals.claimsRemoved == 2)
    #expect(try test.names == ["g/bars.md", "h/other.md"])
    #expect(try test.ingest("g").changes.isEmpty)
  }

  @Test("and comes back when the file does")
  func back() throws {
    let test = try TestIngest()
    try test.guidelines.write("# Bars\n\nBars are 49 pt high.\n", to: "g/bars.md")
    try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    try test.ingest("g")
    try test.guidelines.remove("g/rows.md")
    try test.ingest("g")
    try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    #expect(try test.ingest("g").outcomes == ["added g/rows.md"])
    #expect(try test.base.check() == [])
  }

  @Test("a source that its manifest no longer names")
  func manifest() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "rows.md")
    try test.guidelines.write("# Bars\n\nBars are 49 pt high.\n", to: "bars.md")
    try test.guidelines.write("# Own\n\nSheets have a radius of 10 pt.\n", to: "own.md")
    let rows = TestIngest.source("rows", "rows.md")
    let bars = TestIngest.source("bars", "bars.md")
    try test.ingestManifest([rows, bars])
    try test.ingest("own.md")
    let report = try test.ingestManifest([bars])
    #expect(report.outcomes == ["removed rows.md"])
    #expect(try test.names == ["bars.md", "own.md"])
    #expect(try test.base.source(key: "rows")?.position == nil)
  }

  @Test("a source with another path ends the document it had")
  func anotherPath() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "old.md")
    try test.guidelines.write(TestIngest.rows, to: "new.md")
    try test.ingestManifest([TestIngest.source("rows", "old.md")])
    let report = try test.ingestManifest([TestIngest.source("rows", "new.md")])
    #expect(report.outcomes.sorted() == ["added new.md", "removed old.md"])
    #expect(try test.names == ["new.md"])
  }

  @Test("a file that a manifest names and that is gone is an error, and what was known of it stays")
  func missing() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "rows.md")
    try test.guidelines.write("# Bars\n\nBars are 49 pt high.\n", to: "bars.md")
    let sources = [TestIngest.source("rows", "rows.md"), TestIngest.source("bars", "bars.md")]
    try test.ingestManifest(sources)
    try test.guidelines.remove("rows.md")
    try test.guidelines.write("# Bars\n\nBars are 50 pt high.\n", to: "bars.md")
    let report = try test.ingestManifest(sources)
    #expect(report.failures.map(\.problem) == ["there is no such file"])
    #expect(report.outcomes == ["changed bars.md"])
    #expect(try test.names == ["rows.md", "bars.md"])
  }

  @Test("a manifest can name a folder, and no link that leads out of its own")
  func folderSource() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "all/rows.md")
    try test.ingestManifest([TestIngest.source("all", "all")])
    #expect(try test.names == ["all/rows.md"])

    let outside = try TemporaryFolder()
    try outside.write(TestIngest.rows, to: "secret.md")
    try test.guidelines.link("secret.md", to: outside.file("secret.md"))
    let error = #expect(throws: InputError.self) {
      try test.ingestManifest([TestIngest.source("secret", "secret.md")])
    }
    #expect(error?.problem.contains("leaves the manifest's folder") == true)
  }
}
