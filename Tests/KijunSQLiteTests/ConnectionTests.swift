import Foundation
import KijunSQLite
import Testing

@Suite("A connection to a database file")
struct ConnectionTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.file("a.db"), access: .readWriteCreate)
  }

  @Test("gives back every kind of value as it was bound")
  func values() throws {
    try connection.execute("CREATE TABLE t (i, r, s, b, n)")
    let text = "副題\0を持つ 🙂"
    try connection.run(
      "INSERT INTO t VALUES (?, ?, ?, ?, ?)", .integer(Int64.max), .real(4.5), .text(text),
      .blob([0, 255]), nil)
    let row = try connection.first("SELECT * FROM t") { row in
      (row.int64(0), row.double(1), row.text(2), row.blob(3), row.textOrNil(4), row.isNull(4))
    }
    #expect(row?.0 == Int64.max)
    #expect(row?.1 == 4.5)
    #expect(row?.2 == text)
    #expect(row?.3 == [0, 255])
    #expect(row?.4 == nil)
    #expect(row?.5 == true)
  }

  @Test("keeps empty text and empty bytes apart from NULL")
  func emptiness() throws {
    let types = try connection.first("SELECT typeof(?), typeof(?), typeof(?)", "", .blob([]), nil) {
      [$0.text(0), $0.text(1), $0.text(2)]
    }
    #expect(types == ["text", "blob", "null"])
  }

  @Test("compiles the same SQL once, and a second time only while the first is in use")
  func cache() throws {
    let first = try connection.prepare("SELECT 1 UNION SELECT 2")
    #expect(try connection.prepare(first.sql) === first)
    #expect(try first.step())
    #expect(try connection.prepare(first.sql) !== first)
    first.reset()
    #expect(try connection.prepare(first.sql) === first)
  }

  @Test("leaves a statement ready for use after an error in the middle of its rows")
  func resetAfterError() throws {
    struct Stop: Error {}
    let statement = try connection.prepare("SELECT 1 UNION SELECT 2")
    let stop: (Row) throws -> Void = { _ in throw Stop() }
    #expect(throws: Stop.self) { try statement.forEach([], stop) }
    #expect(!statement.isBusy)
    #expect(try statement.all { $0.int(0) } == [1, 2])
  }

  @Test("counts what was changed and tells the id of a new row")
  func changes() throws {
    try connection.execute("CREATE TABLE t (x INTEGER PRIMARY KEY)")
    try connection.run("INSERT INTO t VALUES (7)")
    #expect(connection.lastInsertRowID == 7)
    try connection.run("INSERT INTO t VALUES (8), (9)")
    #expect(connection.changes == 2)
    #expect(connection.totalChanges == 3)
  }

  @Test("opened for reading doesn't create a file")
  func readOnlyDoesNotCreate() throws {
    let path = folder.file("missing.db")
    let error = #expect(throws: SQLiteError.self) { try Connection(path: path, access: .readOnly) }
    #expect(error?.code == .cantOpen)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("opened for reading refuses to write")
  func readOnly() throws {
    try connection.execute("CREATE TABLE t (x)")
    let reader = try Connection(path: connection.path, access: .readOnly)
    let error = #expect(throws: SQLiteError.self) { try reader.run("INSERT INTO t VALUES (1)") }
    #expect(error?.code == .readOnly)
  }

  @Test("holds foreign keys to their rows and trusts no function of the file's schema")
  func settings() throws {
    #expect(try connection.first("PRAGMA foreign_keys") { $0.int(0) } == 1)
    #expect(try connection.first("PRAGMA trusted_schema") { $0.int(0) } == 0)
    #expect(throws: SQLiteError.self) { try connection.execute("SELECT load_extension('x')") }
  }

  @Test("closes its file when it goes, with statements still in its cache")
  func closes() throws {
    weak var gone: Connection?
    do {
      let short = try Connection(path: folder.file("b.db"), access: .readWriteCreate)
      _ = try short.prepare("SELECT 1")
      gone = short
    }
    #expect(gone == nil)
  }

  @Test("finds the rows of each word of a full-text query, and nobody else's function does")
  func wordRows() throws {
    try connection.execute(
      """
      CREATE VIRTUAL TABLE words USING fts5 (w, content = '', columnsize = 0, detail = none);
      INSERT INTO words (rowid, w) VALUES (3, 'row height'), (5, 'row'), (900, 'height of a bar');
      """)
    let found = try connection.wordRows(of: "\"row\" OR \"height\" OR \"none\"", in: "words")
    #expect(found.total == 3)
    #expect(found.rows == [[3, 5], [3, 900], []])
    #expect(try connection.wordRows(of: "\"none\"", in: "words").rows.isEmpty)
    #expect(throws: SQLiteError.self) { try connection.wordRows(of: "AND (", in: "words") }
    #expect(throws: SQLiteError.self) {
      try connection.first("SELECT word_rows(words, 7) FROM words WHERE words MATCH 'row'") { $0.int(0) }
    }
  }
}
