import KijunSQLite
import Testing

@Suite("A transaction")
struct TransactionTests {
  struct Stop: Error {}

  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.file("a.db"), access: .readWriteCreate)
    try connection.execute("CREATE TABLE t (x)")
  }

  private func rows() throws -> Int? { try connection.first("SELECT count(*) FROM t") { $0.int(0) } }

  @Test("keeps all that was written in it")
  func commit() throws {
    try connection.transaction {
      try connection.run("INSERT INTO t VALUES (1)")
      try connection.run("INSERT INTO t VALUES (2)")
    }
    #expect(try rows() == 2)
    #expect(!connection.isInTransaction)
  }

  @Test("keeps nothing when its body throws, and throws that error on")
  func rollback() throws {
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.run("INSERT INTO t VALUES (1)")
        throw Stop()
      }
    }
    #expect(try rows() == 0)
    #expect(!connection.isInTransaction)
  }

  @Test("within another joins it")
  func nested() throws {
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.transaction { try connection.run("INSERT INTO t VALUES (1)") }
        throw Stop()
      }
    }
    #expect(try rows() == 0)
  }

  @Test("of a second writer fails as busy, before anything is written")
  func busy() throws {
    let other = try Connection(path: connection.path, access: .readWriteCreate)
    other.setBusyTimeout(milliseconds: 10)
    try connection.transaction {
      var ran = false
      let error = #expect(throws: SQLiteError.self) { try other.transaction { ran = true } }
      #expect(error?.code == .busy)
      #expect(!ran)
    }
  }
}
