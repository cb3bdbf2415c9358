internal import CSQLite

/// An open SQLite database file.
///
/// The only class that holds the database pointer; it closes it when it goes. Not for use from two threads at
/// once: the library is opened without its own locks, which is what makes it fast.
@safe public final class Connection {
  public enum Access: Sendable {
    /// Never writes a byte, so that file and folder may be read-only.
    case readOnly
    case readWriteCreate
  }

  public let path: String
  public let access: Access
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  private var hasWordRows = false

  public init(path: String, access: Access) throws(SQLiteError) {
    var handle: OpaquePointer?
    let flags =
      access == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = unsafe sqlite3_open_v2(
      path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened = unsafe handle else {
      let error = unsafe SQLiteError(code: code, handle: handle, sql: nil)
      unsafe sqlite3_close_v2(handle)
      throw error
    }
    unsafe self.handle = opened
    self.path = path
    self.access = access
    // A file from elsewhere must not be able to run functions through its schema, or to grow without bound.
    unsafe sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, 256 << 20)
    unsafe sqlite3_limit(opened, SQLITE_LIMIT_SQL_LENGTH, 1 << 20)
    unsafe sqlite3_limit(opened, SQLITE_LIMIT_TRIGGER_DEPTH, 8)
    unsafe sqlite3_busy_timeout(opened, 5_000)
    try execute("PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON")
  }

  deinit {
    // Statements keep the pointer in use until they are finalised; `_v2` waits for the last of them.
    unsafe sqlite3_close_v2(handle)
  }

  /// How long to wait for another process that is writing.
  public func setBusyTimeout(milliseconds: Int32) {
    unsafe sqlite3_busy_timeout(handle, milliseconds)
  }

  /// Rows that the last statement inserted, updated or deleted.
  public var changes: Int { Int(unsafe sqlite3_changes(handle)) }

  /// Rows inserted, updated or deleted since the database was opened.
  public var totalChanges: Int { Int(unsafe sqlite3_total_changes(handle)) }

  public var lastInsertRowID: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  public var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Makes the function that collects rows of words known to this connection.
  func addWordRows() throws(SQLiteError) {
    guard !hasWordRows else { return }
    let code = unsafe WordRows.register(on: handle)
    guard code == SQLITE_OK else { throw unsafe SQLiteError(code: code, handle: handle, sql: nil) }
    hasWordRows = true
  }

  /// Runs the statements of a script, one after the other.
  public func execute(_ script: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe SQLiteError(code: code, handle: handle, sql: script) }
  }

  /// The statement for a text of SQL, compiled once and kept.
  ///
  /// One that is in the middle of its rows is left alone, and a second one is compiled.
  public func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    if let known = statements[sql] {
      return known.isBusy ? try Statement(self, sql) : known
    }
    let statement = try Statement(self, sql)
    statements[sql] = statement
    return statement
  }

  /// Runs one statement with its values.
  public func run(_ sql: String, _ values: SQLValue...) throws(SQLiteError) {
    try prepare(sql).run(values)
  }

  /// The values that `read` takes from the first row, or nil where there is no row.
  public func first<T>(
    _ sql: String, _ values: SQLValue..., read: (Row) -> T
  ) throws(SQLiteError) -> T? {
    try prepare(sql).first(values, read: read)
  }

  /// The values that `read` takes from each row.
  public func all<T>(
    _ sql: String, _ values: SQLValue..., read: (Row) -> T
  ) throws(SQLiteError) -> [T] {
    try prepare(sql).all(values, read: read)
  }
}
