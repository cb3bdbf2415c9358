import Foundation
import KijunSQLite
import Testing

@Suite("An error of SQLite")
struct SQLiteErrorTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.file("a.db"), access: .readWriteCreate)
    try connection.execute("CREATE TABLE t (x TEXT UNIQUE)")
  }

  @Test("names its code as SQLite does, with message and SQL, and never the values")
  func description() throws {
    try connection.run("INSERT INTO t VALUES (?)", "a secret")
    let error = try #require(
      throws: SQLiteError.self, performing: { try connection.run("INSERT INTO t VALUES (?)", "a secret") })
    #expect(error.code == .constraint)
    #expect(error.extendedCode == 2067)
    #expect(
      error.description
        == "SQLITE_CONSTRAINT (2067): UNIQUE constraint failed: t.x in: INSERT INTO t VALUES (?)")
    #expect(!error.description.contains("secret"))
  }

  @Test(
    "is thrown for SQL that is none",
    arguments: ["SELEC 1", "SELECT nothing", "", "-- a remark", "SELECT 1 FROM missing"])
  func badSQL(_ sql: String) {
    #expect(throws: SQLiteError.self) { try connection.run(sql) }
  }

  @Test("says which file is no database")
  func notADatabase() throws {
    let path = folder.file("text.db")
    try "これはデータベースではありません。 This is a text, and long enough to look at.".write(
      toFile: path, atomically: true, encoding: .utf8)
    let error = #expect(throws: SQLiteError.self) {
      try Connection(path: path, access: .readOnly).run("SELECT count(*) FROM sqlite_schema")
    }
    #expect(error?.code == .notADatabase)
  }

  @Test("has the name of every code", arguments: SQLiteError.Code.allCases)
  func names(_ code: SQLiteError.Code) {
    #expect(code.name.hasPrefix("SQLITE_"))
    #expect(SQLiteError(extendedCode: code.rawValue | 256, message: "").code == code)
  }
}
