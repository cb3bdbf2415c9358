import Foundation
import KijunSQLite
import Testing

/// Files that older versions made, in `Older`, as they lie on the disks of those who used them.
@Suite("A knowledge base of an older Kijun")
struct OlderTests {
  private static let row = "c_ea400b64340e"
  private static let day = "2026-11-10"
  private static let manifest =
    #"{"sources":[{"id":"jetty","path":"jetty.md","tier":"fp_adopted","title":"Jetty","platforms":["iOS"]}]}"#
  /// As version 5 wrote it; the first has none.
  private static let stamps = """
    {"claim":"c_71ade5d48889","on":"2026-11-10","by":"Aki","value":"= 48 pt","note":"on a device","fact":"tide bar · height","document":"jetty.md"}
    {"claim":"c_ea400b64340e","on":"2026-11-10","by":"Aki","value":">= 52 pt","note":"on a device","fact":"Jetty row · Minimum height","document":"jetty.md"}

    """

  private static func file(_ name: String) throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Older/\(name)"), encoding: .utf8)
  }

  /// With the file at a path of the folder, and what it was made of beside it.
  private func kijun(_ version: Int, _ path: String) throws -> Kijun {
    let kijun = try Kijun()
    try kijun.folder.write(Self.file("jetty.md"), to: "jetty.md")
    try kijun.folder.write(Self.manifest, to: "sources.json")
    if version >= 5 { try kijun.folder.write(Self.stamps, to: "verified.jsonl") }
    try kijun.folder.write("", to: path)
    let script = try Self.file("version-\(version).sql").replacing("{folder}", with: kijun.folder.path)
    try Connection(path: kijun.folder.file(path), access: .readWriteCreate).execute(script)
    return kijun
  }

  /// What it knew is still there: what is said, what was said, who has checked it, and what goes before what.
  private func checkContents(_ version: Int, _ ask: ([String]) throws -> Kijun.Run) throws {
    let answer = try ask(["ask", "jetty row height"])
    #expect(answer.code == 0 && answer.output.hasPrefix("≥ 52 pt"), "\(answer.output)\(answer.errors)")
    #expect(answer.output.contains("verified \(version >= 5 ? Self.day : "2025-03-01")"))
    #expect(try ask(["ask", "jetty row height", "--as-of", "2026-10-05"]).output.hasPrefix("≥ 50 pt"))
    #expect(try ask(["ask", "jetty row height", "--as-of", "2026-10-21"]).output.hasPrefix("≥ 52 pt"))
    let history = try ask(["show", Self.row, "--history"]).output
    #expect(history.contains("said 2026-10-20 – now  ≥ 52 pt"), "\(history)")
    #expect(history.contains("said 2026-10-01 – 2026-10-20  ≥ 50 pt"), "\(history)")
    #expect(try ask(["list", "claims", "--as-of", "2026-10-05"]).output.contains("90 pt  Winch row"))
    #expect(try !ask(["list", "claims"]).output.contains("Winch"))
    #expect(try ask(["list", "overrides"]).output.contains("cranes are taller"))
    let changes = try ask(["changes", "--since", "1"]).output
    #expect(changes.contains("≥ 50 pt → ≥ 52 pt") && changes.contains("Winch row: ≥ 90 pt"), "\(changes)")
    #expect(try ask(["changes", "--since", "2"]).output == "Nothing has changed.\n")
  }

  @Test(
    "named with --db, says what to do and is left alone, and goes on once that is done", arguments: [2, 5, 6])
  func named(_ version: Int) throws {
    let kijun = try kijun(version, "old.sqlite")
    let before = kijun.folder.bytes("old.sqlite")
    for query in [["ask", "jetty row height"], ["list", "claims"], ["changes"], ["due"], ["doctor"]] {
      let run = try kijun.run(query + ["--db", "old.sqlite"])
      #expect(run.code == 1 && run.errorLines.count == 1 && run.output == "", "\(query)")
      #expect(run.errors.contains("older Kijun (version \(version), "), "\(run.errors)")
      #expect(run.errors.contains("run 'kijun ingest'"), "\(run.errors)")
    }
    #expect(kijun.folder.bytes("old.sqlite") == before)
    let run = try kijun("ingest", "--manifest", "sources.json", "--db", "old.sqlite")
    #expect(
      run.code == 0 && run.output.contains("0 added, 0 changed, 0 removed, 1 unchanged"), "\(run.output)")
    try checkContents(version) { try kijun.run($0 + ["--db", "old.sqlite"]) }
    #expect(try kijun("doctor", "--db", "old.sqlite").code == 0)
  }

  @Test(
    "is brought up to date by the sync of a schedule, which finds that nothing has changed",
    arguments: [2, 5, 6])
  func scheduled(_ version: Int) throws {
    let kijun = try kijun(version, "old.sqlite")
    let run = try kijun("sync", "--db", "old.sqlite")
    #expect(run.code == 0 && run.output.contains("jetty  unchanged"), "\(run.output)\(run.errors)")
    try checkContents(version) { try kijun.run($0 + ["--db", "old.sqlite"]) }
    #expect(try kijun("doctor", "--db", "old.sqlite").code == 0)
    let before = kijun.folder.bytes("old.sqlite")
    #expect(try kijun("sync", "--db", "old.sqlite").code == 0)
    #expect(kijun.folder.bytes("old.sqlite") == before)
  }

  @Test(
    "that is the default one is read again by the first question, from what it keeps of a document that is gone too",
    arguments: [2, 5])
  func asked(_ version: Int) throws {
    var kijun = try kijun(version, "data/kijun/kijun.sqlite")
    kijun.environment = ["XDG_DATA_HOME": kijun.folder.file("data")]
    try FileManager.default.removeItem(atPath: kijun.folder.file("jetty.md"))
    try checkContents(version) { try kijun.run($0) }
  }
}
