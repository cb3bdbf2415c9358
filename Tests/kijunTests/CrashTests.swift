import Foundation
import KijunSQLite
import Testing

@Suite("After a crash, and where nothing more fits")
struct CrashTests {
  @Test("a question puts back what a run that was killed left half written")
  func halfWritten() throws {
    let kijun = try Kijun.withRows()
    let base = try Connection(path: kijun.folder.file("kijun.sqlite"), access: .readWriteCreate)
    // With so little room for pages, they are written before the end.
    try base.execute("PRAGMA cache_size = 5; BEGIN IMMEDIATE; UPDATE spellings SET lines = lines || 'x'")
    try base.execute("UPDATE claims SET text = 'wrong'; UPDATE passages SET quote = 'wrong'")
    for end in ["", "-journal"] {
      try FileManager.default.copyItem(
        atPath: kijun.folder.file("kijun.sqlite" + end), toPath: kijun.folder.file("killed.sqlite" + end))
    }
    try base.execute("ROLLBACK")
    #expect(kijun.folder.bytes("killed.sqlite") != kijun.folder.bytes("kijun.sqlite"))
    let run = try kijun("ask", "row height", "--db", "killed.sqlite")
    #expect(run.code == 0 && run.output.hasPrefix("68 pt") && run.errors.isEmpty, "\(run.errors)")
    #expect(try kijun("doctor", "--db", "killed.sqlite").code == 0)
    #expect(kijun.folder.bytes("killed.sqlite") == kijun.folder.bytes("kijun.sqlite"))
  }

  private static let canMount =
    geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/bin/mount") && canMountHere

  /// Not everywhere may even root do it.
  private static let canMountHere: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    defer { _ = shell("umount '\(folder.path)' 2>/dev/null") }
    return shell("mount -t tmpfs -o size=1m none '\(folder.path)' 2>/dev/null") == 0
  }()

  private static func shell(_ script: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(
    "a full disk is one line, and nothing is lost",
    .enabled(if: canMount, "no small disk can be mounted here"))
  func full() throws {
    let kijun = try Kijun()
    let small = kijun.folder.file("small")
    try FileManager.default.createDirectory(atPath: small, withIntermediateDirectories: true)
    #expect(Self.shell("mount -t tmpfs -o size=4m none '\(small)'") == 0)
    defer { _ = Self.shell("umount '\(small)'") }
    try kijun.folder.write(Kijun.rows, to: "m/rows.md")
    try kijun.folder.write(
      #"{"sources":[{"id":"rows","path":"rows.md","tier":"fp_adopted"},{"id":"more","path":"more","tier":"fp_adopted"}]}"#,
      to: "m/sources.json")
    try kijun.folder.write("The pier height is 90 pt.\n", to: "m/more/pier.md")
    #expect(try kijun("ingest", "--manifest", "m/sources.json", "--db", "small/k.sqlite").code == 0)
    let before = kijun.folder.bytes("small/k.sqlite")
    let rows = (0..<40_000).map { "| Row \($0) | \($0) pt |\n" }.joined()
    try kijun.folder.write("# Many\n\n| Part | Height |\n|---|---|\n" + rows, to: "m/more/many.md")
    for command in [["sync"], ["ingest", "--manifest", "m/sources.json"]] {
      let run = try kijun.run(command + ["--db", "small/k.sqlite"])
      #expect(
        run.code == 1 && run.errorLines.count == 1 && run.errors.contains("no space left"), "\(run.errors)")
      #expect(kijun.folder.bytes("small/k.sqlite") == before)
    }
    #expect(try kijun("ask", "row height", "--db", "small/k.sqlite").output.hasPrefix("68 pt"))
    // A stamp has no room either, and the file of stamps is whole or not there.
    try FileManager.default.removeItem(atPath: kijun.folder.file("m/more/many.md"))
    #expect(try kijun("sync", "--db", "small/k.sqlite").code == 0)
  }
}
