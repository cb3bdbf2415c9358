internal import CSQLite

/// A compiled statement of SQL; finalised when it goes.
@safe public final class Statement {
  public let sql: String
  private let handle: OpaquePointer

  init(_ connection: Connection, _ sql: String) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK else {
      throw unsafe SQLiteError(code: code, handle: connection.handle, sql: sql)
    }
    guard let compiled = unsafe handle else {
      throw SQLiteError(extendedCode: SQLITE_MISUSE, message: "there is no statement in this text", sql: sql)
    }
    unsafe self.handle = compiled
    self.sql = sql
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Whether it stands between two rows of its result.
  public var isBusy: Bool { unsafe sqlite3_stmt_busy(handle) != 0 }

  /// Whether it can change the database.
  public var isReadOnly: Bool { unsafe sqlite3_stmt_readonly(handle) != 0 }

  public func bind(_ value: Int64, at index: Int) throws(SQLiteError) {
    try check(unsafe sqlite3_bind_int64(handle, Int32(index), value))
  }

  public func bind(_ value: Double, at index: Int) throws(SQLiteError) {
    try check(unsafe sqlite3_bind_double(handle, Int32(index), value))
  }

  public func bind(_ value: String, at index: Int) throws(SQLiteError) {
    var text = value
    let code = text.withUTF8 { bytes in
      // An empty string may have no address, and no address would bind NULL.
      guard let start = bytes.baseAddress else {
        return unsafe sqlite3_bind_text(handle, Int32(index), "", 0, kijun_sqlite_transient())
      }
      return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { chars in
        unsafe sqlite3_bind_text64(
          handle, Int32(index), chars, UInt64(bytes.count), kijun_sqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
    try check(code)
  }

  public func bind(_ value: [UInt8], at index: Int) throws(SQLiteError) {
    let code = unsafe value.withUnsafeBytes { bytes in
      guard !value.isEmpty, let start = bytes.baseAddress else {
        return unsafe sqlite3_bind_zeroblob(handle, Int32(index), 0)
      }
      return unsafe sqlite3_bind_blob64(
        handle, Int32(index), start, UInt64(bytes.count), kijun_sqlite_transient())
    }
    try check(code)
  }

  /// For a function of SQL that asks for a pointer of this type.
  func bind(
    _ pointer: UnsafeMutableRawPointer, of type: StaticString, at index: Int
  ) throws(SQLiteError) {
    let code = unsafe type.utf8Start.withMemoryRebound(to: CChar.self, capacity: type.utf8CodeUnitCount + 1) {
      unsafe sqlite3_bind_pointer(handle, Int32(index), pointer, $0, nil)
    }
    try check(code)
  }

  public func bindNull(at index: Int) throws(SQLiteError) {
    try check(unsafe sqlite3_bind_null(handle, Int32(index)))
  }

  /// Moves to the next row of the result; false when there is none left.
  public func step() throws(SQLiteError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw error(code)
    }
  }

  /// The row it stands on.
  public var row: Row { unsafe Row(handle) }

  /// Goes back to before its first row and forgets the bound values, which may be large.
  public func reset() {
    // The result repeats an error that `step` has thrown already.
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  /// Asks the statement for its database: a reference to the connection, which keeps statements, would make a
  /// cycle that never goes.
  private func error(_ code: Int32) -> SQLiteError {
    unsafe SQLiteError(code: code, handle: sqlite3_db_handle(handle), sql: sql)
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw error(code) }
  }
}
