internal import CSQLite

/// An error of SQLite: its code, its own message and the SQL, but never the bound values, which are the
/// user's.
public struct SQLiteError: Error, Sendable, Equatable, CustomStringConvertible {
  public let extendedCode: Int32
  public let message: String
  public let sql: String?

  public init(extendedCode: Int32, message: String, sql: String? = nil) {
    self.extendedCode = extendedCode
    self.message = message
    self.sql = sql
  }

  init(code: Int32, handle: OpaquePointer?, sql: String?) {
    let failed = unsafe handle.flatMap { unsafe sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.init(
      extendedCode: unsafe handle.map { unsafe sqlite3_extended_errcode($0) } ?? code,
      message: unsafe failed.map { unsafe String(cString: $0) } ?? "", sql: sql)
  }

  /// SQLITE_READONLY_ROLLBACK: there is something to be put back, and it was opened for reading.
  public static let halfWritten: Int32 = 776

  public var code: Code { Code(primary: extendedCode & 0xFF) }

  public var description: String {
    "\(code.name) (\(extendedCode)): \(message)" + (sql.map { " in: \($0)" } ?? "")
  }
}
