internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The SQL function `text_rank(table, own, context, length)`: how well a row of a full-text table of two
/// columns matches, the smaller (the more negative) the better.
///
/// It is BM25 with a weight for each column and the length of the row as an argument. The `bm25` of FTS5 needs
/// the positions of words and a table of lengths in the file, for a table that doesn't keep its text: a tenth
/// of the whole file, for what the passage itself can tell.
enum TextRank {
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
    return unsafe create(api, "text_rank", nil, rank, nil)
  }

  private static let rank: fts5_extension_function = { api, cursor, context, count, values in
    guard let api = unsafe api?.pointee, let values = unsafe values, count == 3 else {
      unsafe sqlite3_result_error(context, "text_rank takes two weights and a length", -1)
      return
    }
    guard let rarities = unsafe rarities(of: cursor, api) else {
      unsafe sqlite3_result_error_nomem(context)
      return
    }
    let weights = unsafe [sqlite3_value_double(values[0]), sqlite3_value_double(values[1])]
    // k1 = 1.2 and b = 0.75 are the usual ones; a usual passage has 100 characters.
    let dampening = unsafe 1.2 * (0.25 + 0.75 * sqlite3_value_double(values[2]) / 100)
    var score = 0.0
    for phrase in 0..<(unsafe api.xPhraseCount?(cursor) ?? 0) {
      var iterator = unsafe Fts5PhraseIter()
      var column: Int32 = -1
      guard unsafe api.xPhraseFirstColumn?(cursor, phrase, &iterator, &column) == SQLITE_OK else { continue }
      var found = 0.0
      while column >= 0 {
        if column < 2 { found += weights[Int(column)] }
        unsafe api.xPhraseNextColumn?(cursor, &iterator, &column)
      }
      if found > 0 { score += unsafe rarities[Int(phrase)] * found * 2.2 / (found + dampening) }
    }
    unsafe sqlite3_result_double(context, -score)
  }

  /// How rare each word of the query is, counted once a query: it is the same for all of its rows.
  private static func rarities(
    of cursor: OpaquePointer?, _ api: Fts5ExtensionApi
  ) -> UnsafeMutablePointer<Double>? {
    if let known = unsafe api.xGetAuxdata?(cursor, 0) {
      return unsafe known.assumingMemoryBound(to: Double.self)
    }
    let phrases = Int(unsafe api.xPhraseCount?(cursor) ?? 0)
    let rarities = UnsafeMutablePointer<Double>.allocate(capacity: max(1, phrases))
    var total: Int64 = 0
    _ = unsafe api.xRowCount?(cursor, &total)
    for phrase in 0..<phrases {
      var rows: Int64 = 0
      _ = unsafe withUnsafeMutablePointer(to: &rows) { counter in
        unsafe api.xQueryPhrase?(cursor, Int32(phrase), counter) { _, _, counter in
          unsafe counter?.assumingMemoryBound(to: Int64.self).pointee += 1
          return SQLITE_OK
        }
      }
      let having = Double(rows)
      unsafe rarities[phrase] = log(1 + (max(Double(total), having) - having + 0.5) / (having + 0.5))
    }
    // Owned by the cursor from here on; where it can't be kept, it is freed at once.
    let code = unsafe api.xSetAuxdata?(cursor, rarities) { pointer in unsafe pointer?.deallocate() }
    return code == SQLITE_OK ? unsafe rarities : nil
  }
}
