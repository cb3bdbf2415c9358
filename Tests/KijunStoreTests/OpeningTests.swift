import Foundation
import KijunSQLite
import KijunStore
import Testing

@Suite("Opening a knowledge base")
struct OpeningTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("kijun.db")
  }

  private func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  private func make(_ script: String) throws {
    try Connection(path: path, access: .readWriteCreate).execute(script)
  }

  @Test("for writing makes one that bears Kijun's mark and the number of its last migration")
  func create() throws {
    let base = try KnowledgeBase(path: path, access: .readWriteCreate)
    #expect(try base.connection.first("PRAGMA application_id") { $0.int(0) } == 0x4B49_4A4E)
    #expect(try base.connection.first("PRAGMA user_version") { $0.int(0) } == Migration.all.last?.number)
    let recorded = try base.connection.all("SELECT number, name FROM migrations ORDER BY number") {
      "\($0.int(0)) \($0.text(1))"
    }
    #expect(recorded == Migration.all.map { "\($0.number) \($0.name)" })
    #expect(try base.check() == [])
  }

  @Test("again for writing changes not a byte")
  func reopen() throws {
    _ = try KnowledgeBase(path: path, access: .readWriteCreate)
    let before = try bytes()
    _ = try KnowledgeBase(path: path, access: .readWriteCreate)
    #expect(try bytes() == before)
  }

  @Test("for reading changes not a byte and leaves no file beside it")
  func readOnly() throws {
    _ = try KnowledgeBase(path: path, access: .readWriteCreate)
    let before = try bytes()
    let base = try KnowledgeBase(path: path, access: .readOnly)
    #expect(try base.passageCount() == 0)
    #expect(try base.candidates(match: .quote("row"), limit: 5) == [])
    #expect(try bytes() == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["kijun.db"])
  }

  @Test("for reading works where file and folder are read-only")
  func readOnlyFolder() throws {
    _ = try KnowledgeBase(path: path, access: .readWriteCreate)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    let base = try KnowledgeBase(path: path, access: .readOnly)
    #expect(try base.snapshot { try base.counts().documents } == 0)
    #expect(throws: StoreError.notWritable(path: path)) { try base.set("a", to: "b") }
  }

  @Test("reads on the state that is in memory, and on no other once somebody else has written")
  func writtenInBetween() throws {
    let writing = try KnowledgeBase(path: path, access: .readWriteCreate)
    let reading = try KnowledgeBase(path: path, access: .readOnly)
    let version = try reading.dataVersion()
    #expect(try reading.snapshot(of: version) { try reading.counts().documents } == 0)
    try writing.set("a", to: "b")
    #expect(try reading.snapshot(of: version) { try reading.counts().documents } == nil)
    #expect(try reading.snapshot(of: try reading.dataVersion()) { 1 } == 1)
  }

  @Test("refuses one that a newer Kijun made, for reading and for writing", arguments: [true, false])
  func newer(_ reading: Bool) throws {
    _ = try KnowledgeBase(path: path, access: .readWriteCreate)
    try make("PRAGMA user_version = 900")
    let supported = try #require(Migration.all.last?.number)
    #expect(throws: StoreError.newer(path: path, version: 900, supported: supported)) {
      try KnowledgeBase(path: path, access: reading ? .readOnly : .readWriteCreate)
    }
  }

  @Test("for reading refuses an older one, which only writing brings up to date")
  func older() throws {
    try make("PRAGMA application_id = 0x4B494A4E; PRAGMA user_version = 0")
    let needed = try #require(Migration.all.last?.number)
    #expect(throws: StoreError.older(path: path, version: 0, needed: needed)) {
      try KnowledgeBase(path: path, access: .readOnly)
    }
    _ = try KnowledgeBase(path: path, access: .readWriteCreate)
    _ = try KnowledgeBase(path: path, access: .readOnly)
  }

  @Test(
    "refuses a database of another application and leaves it alone",
    arguments: [
      "CREATE TABLE notes (x)", "PRAGMA application_id = 77", "CREATE TABLE n (x); PRAGMA user_version = 1",
    ])
  func foreign(_ script: String) throws {
    try make(script)
    let before = try bytes()
    for access in [Connection.Access.readOnly, .readWriteCreate] {
      #expect(throws: StoreError.anotherApplication(path: path)) {
        try KnowledgeBase(path: path, access: access)
      }
    }
    #expect(try bytes() == before)
  }

  @Test("refuses a file that is no database and leaves it alone")
  func text() throws {
    try Data("1. タイポグラフィ: this is a text, and long enough for a header.".utf8).write(
      to: URL(fileURLWithPath: path))
    let before = try bytes()
    for access in [Connection.Access.readOnly, .readWriteCreate] {
      #expect(throws: StoreError.notADatabase(path: path)) { try KnowledgeBase(path: path, access: access) }
    }
    #expect(try bytes() == before)
  }

  @Test("for reading says when there is no file, and when there is nothing in it")
  func missing() throws {
    #expect(throws: StoreError.notFound(path: path)) { try KnowledgeBase(path: path, access: .readOnly) }
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(throws: StoreError.empty(path: path)) { try KnowledgeBase(path: path, access: .readOnly) }
  }

  @Test("says when a folder stands in the place of the file, or when there is no folder for it")
  func unopenable() throws {
    #expect(throws: StoreError.cannotOpen(path: folder.path)) {
      try KnowledgeBase(path: folder.path, access: .readWriteCreate)
    }
    let lost = folder.file("missing/kijun.db")
    #expect(throws: StoreError.cannotOpen(path: lost)) {
      try KnowledgeBase(path: lost, access: .readWriteCreate)
    }
  }

  @Test("waits for another writer and then says that it is busy")
  func busy() throws {
    let first = try KnowledgeBase(path: path, access: .readWriteCreate)
    let second = try KnowledgeBase(path: path, access: .readWriteCreate)
    second.connection.setBusyTimeout(milliseconds: 10)
    try first.ingest {
      try first.set("a", to: "b")
      #expect(throws: StoreError.busy(path: path)) { try second.set("a", to: "c") }
    }
    #expect(try second.setting("a") == "b")
  }
}
