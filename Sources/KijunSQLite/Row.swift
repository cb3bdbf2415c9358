internal import CSQLite

/// A row of a result, good until its statement moves on. Columns count from 0.
///
/// SQLite converts where a column has another type than is asked for; NULL reads as 0 or empty, or as nil by
/// the functions that return an optional.
@safe public struct Row {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    unsafe self.handle = handle
  }

  public func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  public func int64(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

  public func int(_ column: Int32) -> Int { Int(int64(column)) }

  public func double(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  public func text(_ column: Int32) -> String {
    guard let start = unsafe sqlite3_column_text(handle, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Gives the bytes of a text to `body`, without making a text of them.
  public func withBytes<T>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> T) -> T {
    let start = unsafe UnsafeRawPointer(sqlite3_column_text(handle, column))
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  public func blob(_ column: Int32) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  public func int64OrNil(_ column: Int32) -> Int64? { isNull(column) ? nil : int64(column) }

  public func intOrNil(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }

  public func doubleOrNil(_ column: Int32) -> Double? { isNull(column) ? nil : double(column) }

  public func textOrNil(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
}
