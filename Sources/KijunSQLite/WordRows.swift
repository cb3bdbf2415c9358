internal import CSQLite

/// The rows of a full-text table that have each word of a query.
///
/// A table without places of words (`detail = none`) doesn't tell of a row which words of a query it has, and to step
/// from row to row of one that has any of them costs many times what it costs to go through the rows of each. So one
/// step is made, to have a cursor, and a function of the table goes through the rows of each word from there.
public struct WordRows: Sendable {
  /// How many rows the table has.
  public internal(set) var total = 0
  /// For each quoted word of the query, in its order, the rows that have it, ascending; empty where none has any word.
  public internal(set) var rows: [[Int64]] = []

  static let function = "word_rows"

  static func register(on database: OpaquePointer) -> Int32 {
    var api: UnsafeMutablePointer<fts5_api>?
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, nil)
    guard code == SQLITE_OK else { return code }
    let found = unsafe withUnsafeMutablePointer(to: &api) { pointer in
      unsafe sqlite3_bind_pointer(statement, 1, pointer, "fts5_api_ptr", nil)
      return unsafe sqlite3_step(statement)
    }
    unsafe sqlite3_finalize(statement)
    guard found == SQLITE_ROW, let api = unsafe api, let create = unsafe api.pointee.xCreateFunction else {
      return SQLITE_ERROR
    }
    return unsafe create(api, function, nil, collect, nil)
  }

  /// By this name only a pointer that was meant for it reaches the function.
  static let pointerType: StaticString = "kijun_word_rows"

  private static let collect: fts5_extension_function = { api, cursor, context, count, values in
    guard let api = unsafe api?.pointee, count == 1, let values = unsafe values,
      let place = unsafe sqlite3_value_pointer(values[0], pointerType.utf8Start)
    else {
      unsafe sqlite3_result_error(context, "word_rows is for Kijun alone", -1)
      return
    }
    let found = unsafe place.assumingMemoryBound(to: WordRows.self)
    var total: Int64 = 0
    _ = unsafe api.xRowCount?(cursor, &total)
    unsafe found.pointee.total = Int(total)
    for phrase in 0..<(unsafe api.xPhraseCount?(cursor) ?? 0) {
      var rows: [Int64] = []
      let code = unsafe withUnsafeMutablePointer(to: &rows) { rows in
        unsafe api.xQueryPhrase?(cursor, phrase, rows) { api, cursor, rows in
          guard let row = unsafe api?.pointee.xRowid?(cursor) else { return SQLITE_ERROR }
          unsafe rows?.assumingMemoryBound(to: [Int64].self).pointee.append(row)
          return SQLITE_OK
        }
      }
      if let code, code != SQLITE_OK { unsafe sqlite3_result_error_code(context, code) }
      unsafe found.pointee.rows.append(rows)
    }
  }
}

extension Connection {
  /// The rows of each word of a full-text query.
  ///
  /// - Parameter table: one of ours, as it stands in SQL.
  public func wordRows(of expression: String, in table: String) throws(SQLiteError) -> WordRows {
    try addWordRows()
    let statement = try prepare(
      "SELECT \(WordRows.function)(\(table), ?2) FROM \(table) WHERE \(table) MATCH ?1 LIMIT 1")
    defer { statement.reset() }
    try statement.bind(expression, at: 1)
    var found = WordRows()
    let failure = unsafe withUnsafeMutablePointer(to: &found) { place -> SQLiteError? in
      do throws(SQLiteError) {
        try unsafe statement.bind(place, of: WordRows.pointerType, at: 2)
        _ = try statement.step()
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    return found
  }
}
