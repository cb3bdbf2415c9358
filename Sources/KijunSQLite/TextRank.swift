internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The SQL function `text_rank(table, roles, own, context, length)`: how well a row of a full-text table
/// matches, the smaller (the more negative) the better.
///
/// It is BM25 with the length of the row as an argument. The `bm25` of FTS5 needs the places of words and a table of
/// lengths in the file, for a table that doesn't keep its text: a quarter of the whole file, for what the passage itself
/// can tell. A table without places doesn't tell either which words of the query a row has; so the rows of each word
/// are looked up once a query.
///
/// `roles` says of each word of the query in its order what it is: `o` for a word of the row itself, `a` for the word
/// before it where that stands around the row; those in round brackets count only where the row has all of them, and
/// those in square ones are alternatives. `own` and `context` are what a word weighs in its two places.
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
    guard let api = unsafe api?.pointee, let values = unsafe values, count == 4 else {
      unsafe sqlite3_result_error(context, "text_rank takes roles, two weights and a length", -1)
      return
    }
    let words = unsafe words(of: cursor, api, roles: values[0])
    let row = unsafe api.xRowid?(cursor) ?? 0
    let (own, around) = unsafe (sqlite3_value_double(values[1]), sqlite3_value_double(values[2]))
    // k1 = 1.2 and b = 0.75 are the usual ones; a usual passage has 100 characters.
    let dampening = unsafe 1.2 * (0.25 + 0.75 * sqlite3_value_double(values[3]) / 100)
    unsafe sqlite3_result_double(
      context, -words.score(of: row, own: own, around: around, dampening: dampening))
  }

  /// The words of the query with their rows, looked up at its first row: they are the same for all.
  private static func words(
    of cursor: OpaquePointer?, _ api: Fts5ExtensionApi, roles: OpaquePointer?
  ) -> RankedWords {
    if let known = unsafe api.xGetAuxdata?(cursor, 0) {
      return unsafe Unmanaged<RankedWords>.fromOpaque(known).takeUnretainedValue()
    }
    var total: Int64 = 0
    _ = unsafe api.xRowCount?(cursor, &total)
    let words = RankedWords(total: Int(total))
    let roles = unsafe sqlite3_value_text(roles).map { unsafe String(cString: $0) } ?? ""
    var phrase: Int32 = 0
    let count = unsafe api.xPhraseCount?(cursor) ?? 0
    for role in roles.utf8 {
      guard role == UInt8(ascii: "o") || role == UInt8(ascii: "a") else {
        words.add(bracket: role)
        continue
      }
      guard phrase < count else { break }
      var rows: [Int64] = []
      _ = unsafe withUnsafeMutablePointer(to: &rows) { rows in
        unsafe api.xQueryPhrase?(cursor, phrase, rows) { api, cursor, rows in
          guard let row = unsafe api?.pointee.xRowid?(cursor) else { return SQLITE_ERROR }
          unsafe rows?.assumingMemoryBound(to: [Int64].self).pointee.append(row)
          return SQLITE_OK
        }
      }
      words.add(rows, isAround: role == UInt8(ascii: "a"))
      phrase += 1
    }
    // The cursor keeps it until its query ends.
    _ = unsafe api.xSetAuxdata?(cursor, Unmanaged.passRetained(words).toOpaque()) { words in
      if let words = unsafe words { unsafe Unmanaged<RankedWords>.fromOpaque(words).release() }
    }
    return words
  }
}
