import Foundation
import KijunSQLite
import Testing

@Suite("The file of the knowledge base")
struct DatabaseTests {
  static let queries: [[String]] = [
    ["ask", "row height"], ["search", "row"], ["list", "claims"], ["list", "tiers"], ["show", "c_1"],
    ["doctor"],
  ]

  @Test("one that is named and missing is an error", arguments: queries)
  func missing(_ query: [String]) throws {
    let kijun = try Kijun()
    let run = try kijun.run(query + ["--db", "no.sqlite"])
    #expect(run.code == 2)
    #expect(run.errors == "kijun: There is no knowledge base at no.sqlite: build one with 'kijun ingest'.\n")
    #expect(kijun.folder.bytes("no.sqlite") == nil)
  }

  @Test("a text file is none", arguments: queries + [["ingest", "rows.md"]])
  func textFile(_ query: [String]) throws {
    let kijun = try Kijun.asking()
    try kijun.folder.write(String(repeating: "this is a text\n", count: 100), to: "text.sqlite")
    let before = kijun.folder.bytes("text.sqlite")
    let run = try kijun.run(query + ["--db", "text.sqlite"])
    #expect(run.code == 2)
    #expect(run.errors == "kijun: text.sqlite is not a database: name another file with --db.\n")
    #expect(kijun.folder.bytes("text.sqlite") == before)
  }

  @Test("one of a newer Kijun is left alone", arguments: queries + [["ingest", "rows.md"]])
  func newer(_ query: [String]) throws {
    let kijun = try Kijun.asking()
    try Connection(path: kijun.folder.file("kijun.sqlite"), access: .readWriteCreate)
      .execute("PRAGMA user_version = 999")
    let before = kijun.folder.bytes("kijun.sqlite")
    let run = try kijun.run(query + ["--db", "kijun.sqlite"])
    #expect(run.code == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("was made by a newer Kijun"))
    #expect(kijun.folder.bytes("kijun.sqlite") == before)
  }

  /// As it is when an older one was brought to this version.
  private static let unread =
    "UPDATE settings SET value = '' WHERE key = 'vocabulary'; DELETE FROM passage_lengths"

  @Test("one of an older Kijun that was not read since says so, and answers when it was")
  func unreadSince() throws {
    let kijun = try Kijun.asking()
    let answer = try kijun("ask", "row height", "--db", "kijun.sqlite")
    #expect(answer.code == 0)
    try Connection(path: kijun.folder.file("kijun.sqlite"), access: .readWriteCreate).execute(Self.unread)
    let run = try kijun("ask", "row height", "--db", "kijun.sqlite")
    #expect(run.code == 1)
    #expect(run.errorLines.count == 1 && run.errors.contains("run 'kijun ingest'"), "\(run.errors)")
    #expect(try kijun("ingest", "rows.md", "--db", "kijun.sqlite").code == 0)
    #expect(try kijun("ask", "row height", "--db", "kijun.sqlite").output == answer.output)
  }

  @Test("the default one is read again by itself, whatever it holds")
  func unreadDefault() throws {
    let kijun = try Kijun()
    try kijun.folder.write("# Rows\n\nA row of the harbour list is 57 pt high.\n", to: "own.md")
    let questions = [["ask", "min row height with subtitle"], ["ask", "row height in the harbour list"]]
    #expect(try kijun.run(questions[0]).code == 0)
    #expect(try kijun("ingest", "own.md").code == 0)
    let before = try questions.map { try kijun.run($0).output }
    try Connection(path: kijun.folder.file("home/.local/share/kijun/kijun.sqlite"), access: .readWriteCreate)
      .execute(Self.unread)
    try FileManager.default.removeItem(atPath: kijun.folder.file("own.md"))
    #expect(try questions.map { try kijun.run($0).output } == before)
  }

  @Test("of another application is left alone")
  func another() throws {
    let kijun = try Kijun.asking()
    try Connection(path: kijun.folder.file("other.sqlite"), access: .readWriteCreate)
      .execute("CREATE TABLE photos (id INTEGER)")
    let before = kijun.folder.bytes("other.sqlite")
    let run = try kijun("ingest", "rows.md", "--db", "other.sqlite")
    #expect(run.code == 2)
    #expect(run.errors.contains("is a database of another application"))
    #expect(kijun.folder.bytes("other.sqlite") == before)
  }

  @Test("in a folder that can't be written, questions are answered and an ingest is refused")
  func readOnlyFolder() throws {
    let kijun = try Kijun()
    try kijun.folder.write(Kijun.rows, to: "rows.md")
    let path = try kijun.folder.write("", to: "sealed/placeholder")
    let folder = (path as NSString).deletingLastPathComponent
    try #require(try kijun("ingest", "rows.md", "--db", "sealed/kijun.sqlite").code == 0)
    func seal(_ mode: Int) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode & 0o666], ofItemAtPath: folder + "/kijun.sqlite")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
    }
    try seal(0o555)
    defer { try? seal(0o755) }
    #expect(try kijun("search", "row", "--db", "sealed/kijun.sqlite").code == 0)
    // The superuser may write everywhere.
    guard geteuid() != 0 else { return }
    try kijun.folder.write("# Bars\n\nBars are 49 pt high.\n", to: "bars.md")
    let run = try kijun("ingest", "bars.md", "--db", "sealed/kijun.sqlite")
    #expect(run.code == 1)
    #expect(run.errorLines.count == 1)
    #expect(try kijun("ingest", "bars.md", "--db", "sealed/new.sqlite").code == 1)
  }

  @Test("in a folder that isn't there can't be opened")
  func noFolder() throws {
    let kijun = try Kijun.asking()
    let run = try kijun("ingest", "rows.md", "--db", "no/folder/kijun.sqlite")
    #expect(run.code == 1)
    #expect(run.errors.contains("no/folder/kijun.sqlite can't be opened"))
  }

  @Test("is built from the guidelines that ship where there is none yet, and says so once")
  func firstQuestion() throws {
    let kijun = try Kijun()
    let first = try kijun("ask", "minimum row height with subtitle")
    #expect(first.code == 0, "\(first.errors)")
    #expect(first.errorLines.count == 1)
    #expect(first.errors.contains("built a knowledge base from the guidelines that ship with Kijun"))
    let second = try kijun("ask", "minimum row height with subtitle")
    #expect(second.errors.isEmpty)
    #expect(second.output == first.output)
    #if os(Linux)
      #expect(kijun.folder.bytes("home/.local/share/kijun/kijun.sqlite") != nil)
    #endif
    #expect(try kijun("doctor").code == 0)
  }

  @Test("stands where XDG_DATA_HOME says")
  func dataFolder() throws {
    var kijun = try Kijun()
    kijun.environment = ["XDG_DATA_HOME": kijun.folder.file("data")]
    #expect(try kijun("list", "documents", "--quiet").errors.isEmpty)
    #expect(kijun.folder.bytes("data/kijun/kijun.sqlite") != nil)
  }
}
