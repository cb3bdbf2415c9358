import Foundation
import Testing

@Suite("kijun sync")
struct SyncTests {
  private static let many = """
    # Harbor

    | Part | Minimum height |
    |---|---|
    | Ferry row | 56 pt |
    | Dock row | 64 pt |
    | Pier row | 72 pt |
    | Quay row | 80 pt |

    """

  private let kijun: Kijun

  init() throws {
    kijun = try Kijun()
    try kijun.folder.write(Self.many, to: "m/harbor.md")
    try kijun.folder.write(Kijun.rows, to: "m/more/rows.md")
    try kijun.folder.write(
      #"{"sources":[{"id":"harbor","path":"harbor.md","tier":"fp_adopted"},{"id":"more","path":"more","tier":"fp_adopted"}]}"#,
      to: "m/sources.json")
    let run = try sync("--manifest", "m/sources.json")
    try #require(run.code == 10, "\(run.errors)")
  }

  @discardableResult
  private func sync(_ arguments: String...) throws -> Kijun.Run {
    try kijun.run(["sync", "--db", "k.sqlite"] + arguments)
  }

  @Test("Nothing changed: code 0 and not a byte written; something changed: code 10 and what")
  func codes() throws {
    let before = kijun.folder.bytes("k.sqlite")
    let run = try sync()
    #expect(run.code == 0 && run.output.contains("unchanged"))
    #expect(kijun.folder.bytes("k.sqlite") == before)
    #expect(try sync("--quiet").output == "")
    try kijun.folder.write(Self.many.replacing("56 pt", with: "60 pt"), to: "m/harbor.md")
    let changed = try sync("--quiet")
    #expect(changed.code == 10 && changed.output.contains("≥ 56 pt → ≥ 60 pt"))
    #expect(try sync().code == 0)
  }

  @Test(
    "What only moved is a change too: a row, a section, or a paragraph without a fact",
    arguments: [
      (
        "| Ferry row | 56 pt |\n| Dock row | 64 pt |\n", "| Dock row | 64 pt |\n| Ferry row | 56 pt |\n",
        "claims moved 1"
      ),
      (
        "## Sheets\n\nSheets are calm.\n\n## Bars\n\nBars are white.\n",
        "## Bars\n\nBars are white.\n\n## Sheets\n\nSheets are calm.\n", "passages moved 2"
      ),
      ("Bars are white.\n\nBars are long.\n", "Bars are long.\n\nBars are white.\n", "passages moved 1"),
    ])
  func moved(_ from: String, _ to: String, _ told: String) throws {
    let text = Self.many + "\n## Sheets\n\nSheets are calm.\n\n## Bars\n\nBars are white.\n\nBars are long.\n"
    try kijun.folder.write(text, to: "m/harbor.md")
    #expect(try sync().code == 10)
    try kijun.folder.write(text.replacing(from, with: to), to: "m/harbor.md")
    let run = try sync()
    #expect(run.code == 10, "\(run.output)")
    #expect(
      run.lines.first.map { $0.hasPrefix("harbor ") && $0.contains("changed") && $0.hasSuffix(told) } == true,
      "\(run.output)")
    #expect(run.output.contains("\nharbor.md  changed  ("))
    try kijun.folder.write(text, to: "m/harbor.md")
    let json = try sync("--json").json()
    let source = try #require((json["sources"] as? [[String: Any]])?.first)
    #expect(json["changed"] as? Bool == true && source["outcome"] as? String == "changed")
    #expect((source["claims_moved"] as? Int ?? 0) + (source["passages_moved"] as? Int ?? 0) > 0)
    // More room between the same things is none.
    try kijun.folder.write(text.replacing("\n\n", with: "\n\n\n"), to: "m/harbor.md")
    let spaced = try sync()
    #expect(spaced.code == 0 && spaced.output.contains("harbor  unchanged"), "\(spaced.output)")
  }

  @Test("A document that lost much is refused, and taken once it is accepted")
  func refused() throws {
    try kijun.folder.write(
      Self.many.replacing(
        "| Pier row | 72 pt |\n| Quay row | 80 pt |\n", with: "\nNothing to see here but many words.\n"),
      to: "m/harbor.md")
    try kijun.folder.write(Kijun.rows.replacing("68 pt", with: "70 pt"), to: "m/more/rows.md")
    let run = try sync()
    #expect(run.code == 2 && run.output.contains("would lose 2 of its 4 claims"), "\(run.output)")
    #expect(run.output.contains("68 pt → 70 pt"))
    #expect(run.output.contains("if it is right, take it with --accept harbor\n"))
    #expect(try kijun("ask", "pier row height", "--db", "k.sqlite").output.hasPrefix("≥ 72 pt"))
    #expect(try sync("--accept", "harbor.md").code == 10)
    #expect(try kijun("ask", "pier row height", "--db", "k.sqlite").code == 3)
  }

  @Test("A folder or manifest that is gone takes nothing along")
  func gone() throws {
    let claims = try kijun("list", "claims", "--db", "k.sqlite").output
    try FileManager.default.removeItem(atPath: kijun.folder.file("m/more"))
    try FileManager.default.removeItem(atPath: kijun.folder.file("m/harbor.md"))
    for arguments in [["sync"], ["ingest", "--manifest", "m/sources.json"]] {
      let run = try kijun.run(arguments + ["--db", "k.sqlite"])
      #expect(run.code == 2 && run.output.contains("there is no such file"), "\(run.output)")
      #expect(!run.output.contains("removed  "), "\(run.output)")
    }
    // Nor does a path that was mistyped.
    try kijun.folder.write(
      #"{"sources":[{"id":"harbor","path":"habor.md","tier":"fp_adopted"},{"id":"more","path":"mre","tier":"fp_adopted"}]}"#,
      to: "m/sources.json")
    #expect(try sync().code == 2)
    #expect(try kijun("list", "claims", "--db", "k.sqlite").output == claims)
    try FileManager.default.removeItem(atPath: kijun.folder.file("m/sources.json"))
    let without = try sync()
    #expect(without.code == 2 && without.output.contains("sources.json"))
    #expect(try kijun("list", "claims", "--db", "k.sqlite").output == claims)
  }

  @Test("A folder that was read without a manifest and is gone takes nothing along either")
  func goneFolder() throws {
    try kijun.folder.write("The pier height is 90 pt.\n", to: "own/pier.md")
    try kijun.folder.write("The quay height is 91 pt.\n", to: "own/quay.md")
    #expect(try kijun("ingest", "own", "--db", "k.sqlite").code == 0)
    let claims = try kijun("list", "claims", "--db", "k.sqlite").output
    try FileManager.default.removeItem(atPath: kijun.folder.file("own"))
    let run = try sync()
    #expect(run.code == 2 && run.output.contains("own/pier.md"), "\(run.output)")
    #expect(try kijun("list", "claims", "--db", "k.sqlite").output == claims)
  }

  @Test("A manifest that is named and can't be read is an error, and no knowledge base is made for it")
  func unreadableManifest() throws {
    for (name, problem) in [
      ("none.json", "there is no such file"), ("m", "is not a file"), ("m/harbor.md", "JSON"),
    ] {
      let run = try kijun("sync", "--manifest", name, "--db", "new.sqlite")
      #expect(run.code == 2 && run.output == "" && run.errorLines.count == 1, "\(run.output)\(run.errors)")
      #expect(run.errors.contains(name) && run.errors.contains(problem), "\(run.errors)")
      #expect(kijun.folder.bytes("new.sqlite") == nil)
    }
  }

  @Test("A source that its manifest no longer names is removed")
  func removed() throws {
    try kijun.folder.write(
      #"{"sources":[{"id":"harbor","path":"harbor.md","tier":"fp_adopted"}]}"#, to: "m/sources.json")
    let run = try sync()
    #expect(run.code == 10 && run.output.contains("removed"), "\(run.output)")
  }

  @Test("Files that were read without a manifest are looked at too")
  func files() throws {
    try kijun.folder.write("The pier height is 90 pt.\n", to: "own.md")
    #expect(try kijun("ingest", "own.md", "--db", "k.sqlite").code == 0)
    try kijun.folder.write("The pier height is 92 pt.\n", to: "own.md")
    let run = try sync()
    #expect(run.code == 10 && run.output.contains("90 pt → 92 pt"))
  }

  @Test("A second run is kept out while one is at work, and a lock that was left is none")
  func lock() throws {
    try kijun.folder.write("", to: "k.sqlite.lock")
    #expect(try sync().code == 0)
    let process = Process()
    process.executableURL = Kijun.program
    process.arguments = ["sync", "--watch", "--db", "k.sqlite"]
    process.currentDirectoryURL = URL(fileURLWithPath: kijun.folder.path)
    process.environment = ["HOME": kijun.folder.path, "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8"]
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    // It says that it watches once it has the lock.
    _ = errors.fileHandleForReading.availableData
    let run = try sync()
    #expect(run.code == 2 && run.errors.contains("another run is at work"))
    #expect(try kijun("ask", "ferry row height", "--db", "k.sqlite").code == 0)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try sync().code == 0)
  }

  @Test("--watch tells what changed when a file is saved, in a folder that is new too")
  func watch() throws {
    let process = Process()
    process.executableURL = Kijun.program
    process.arguments = ["sync", "--watch", "--db", "k.sqlite"]
    process.currentDirectoryURL = URL(fileURLWithPath: kijun.folder.path)
    process.environment = ["HOME": kijun.folder.path, "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8"]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    defer {
      // Not with a signal that could be ignored: those that tests run on ignore some.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    _ = errors.fileHandleForReading.availableData
    var seen = ""
    func expect(_ text: String) throws {
      while !seen.contains(text) {
        let part = output.fileHandleForReading.availableData
        try #require(!part.isEmpty, "it ended: \(seen)")
        seen += String(decoding: part, as: UTF8.self)
      }
    }
    try kijun.folder.write(Self.many.replacing("56 pt", with: "61 pt"), to: "m/harbor.md")
    try expect("≥ 56 pt → ≥ 61 pt")
    try kijun.folder.write("The jetty height is 33 pt.\n", to: "m/more/deep/jetty.md")
    try expect("jetty.md  added")
    try kijun.folder.write("The jetty height is 34 pt.\n", to: "m/more/deep/jetty.md")
    try expect("33 pt → 34 pt")
  }

  @Test("What can't be written is one line, and the knowledge base is as it was")
  func readOnly() throws {
    let before = kijun.folder.bytes("k.sqlite")
    try kijun.folder.write(Self.many.replacing("56 pt", with: "60 pt"), to: "m/harbor.md")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: kijun.folder.file("k.sqlite"))
    let run = try sync()
    if geteuid() != 0 {
      #expect(run.code != 0 && run.errorLines.count == 1, "\(run.errors)")
      #expect(kijun.folder.bytes("k.sqlite") == before)
    }
    #expect(try kijun("ask", "ferry row height", "--db", "k.sqlite").code == 0)
  }
}
