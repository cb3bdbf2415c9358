import KijunSQLite
import KijunStore
import Testing

@testable import KijunIngesting

@Suite("Of many files only those are looked at that are not as they were")
struct ManyFilesTests {
  private static let count = 150

  private static func text(_ number: Int, _ height: Int) -> String {
    "# Ferry \(number)\n\nThe minimum height of a ferry row is \(height) pt.\n"
  }

  private static func write(_ test: TestIngest) throws {
    for number in 0..<count {
      try test.guidelines.write(text(number, 40), to: "g/part\(number % 7)/\(number).md")
    }
  }

  @Test("a folder: nothing is written while nothing changed, then what changed, is new and is gone")
  func folder() throws {
    let test = try TestIngest()
    try Self.write(test)
    try test.ingest("g")
    let writes = test.base.connection.totalChanges
    var report = try test.ingest("g")
    #expect(report.unchanged == Self.count && report.changes.isEmpty && report.sources.isEmpty)
    #expect(test.base.connection.totalChanges == writes)

    try test.guidelines.write(Self.text(8, 48), to: "g/part1/8.md")
    try test.guidelines.write(Self.text(900, 48), to: "g/part1/900.md")
    try test.guidelines.remove("g/part2/9.md")
    report = try test.ingest("g")
    #expect(
      report.outcomes.sorted() == ["added g/part1/900.md", "changed g/part1/8.md", "removed g/part2/9.md"])
    #expect(report.unchanged == Self.count - 2)
    #expect(try test.ingest("g").changes.isEmpty)
    #expect(try test.base.check() == [])
  }

  @Test("another tier is the same files read otherwise, and no tier is the one of before")
  func tier() throws {
    let test = try TestIngest()
    try Self.write(test)
    try test.ingest("g", tier: "fp_adopted")
    #expect(try test.ingest("g").unchanged == Self.count)
    #expect(try test.ingest("g", tier: "fp_adopted").unchanged == Self.count)
    #expect(try test.ingest("g", tier: "apple_official").unchanged == 0)
    #expect(try test.base.claims().allSatisfy { $0.tier == "apple_official" })
    #expect(try test.ingest("g").unchanged == Self.count)
  }

  @Test("files that are named twice are read once, and a folder in an ignored place keeps its documents")
  func nested() throws {
    let test = try TestIngest()
    try Self.write(test)
    try test.guidelines.write("part3\n", to: "g/.kijunignore")
    let inside = (0..<Self.count).count { $0 % 7 == 3 }
    for names in [["g", "g/part3"], ["g/part3", "g"], ["g/part4/4.md", "g", "g/part3", "g/part4"]] {
      let report = try test.ingester().ingest(.paths(names.map { test.guidelines.file($0) }, tier: nil))
      #expect(report.changes.count { $0.outcome != .added } == 0)
      #expect(report.changes.count + report.unchanged == Self.count, "\(names)")
      #expect(try test.base.documents().count == Self.count)
    }
    #expect(try test.ingest("g").changes.count == inside)
  }

  @Test("a manifest: documents of a folder that are gone end, the others are passed over")
  func manifest() throws {
    let test = try TestIngest()
    try Self.write(test)
    let source = TestIngest.source("all", "g")
    try test.ingestManifest([source])
    let writes = test.base.connection.totalChanges
    #expect(try test.ingestManifest([source]).unchanged == Self.count)
    #expect(test.base.connection.totalChanges == writes)
    try test.guidelines.remove("g/part2/9.md")
    try test.guidelines.write(Self.text(8, 48), to: "g/part1/8.md")
    let report = try test.ingestManifest([source])
    #expect(report.outcomes.sorted() == ["changed g/part1/8.md", "removed g/part2/9.md"])
    #expect(report.sources == ["all"])
    #expect(try test.ingestManifest([TestIngest.source("all", "g", tier: "apple_official")]).unchanged == 0)
  }

  @Test("files that were named once are looked at again wherever they are, and one that is gone is told")
  func reread() throws {
    let test = try TestIngest()
    try Self.write(test)
    try test.ingest("g")
    let writes = test.base.connection.totalChanges
    var report = try test.ingester().ingest(.rereadingKnownFiles())
    #expect(report.passedOver == Self.count && report.unchanged == Self.count && report.sources.isEmpty)
    #expect(report.folders == Set((0..<7).map { test.guidelines.file("g/part\($0)") }))
    #expect(test.base.connection.totalChanges == writes)
    try test.guidelines.write(Self.text(8, 48), to: "g/part1/8.md")
    try test.guidelines.remove("g/part2/9.md")
    report = try test.ingester().ingest(.rereadingKnownFiles())
    #expect(report.outcomes == ["changed g/part1/8.md"])
    #expect(report.failures.map(\.problem) == ["there is no such file"])
    #expect(report.sources.sorted() == ["g/part1/8.md", "g/part2/9.md"])
    #expect(try test.base.documents().count == Self.count)
  }

  @Test("names that are not UTF-8, or of the same bytes in another folder, are no other file")
  func names() throws {
    let test = try TestIngest()
    try test.guidelines.write(Self.text(1, 40), to: "a/行.md")
    try test.guidelines.write(Self.text(2, 44), to: "a/行/x.md")
    try test.guidelines.write(Self.text(3, 48), to: "a行.md")
    try test.ingest("a", "a行.md")
    #expect(try test.ingest("a").unchanged == 2)
    #expect(try test.base.documents().count == 3)
  }
}
