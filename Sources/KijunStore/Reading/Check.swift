import KijunSQLite

extension KnowledgeBase {
  /// What is wrong with the file, in a sentence each; empty when nothing is.
  ///
  /// SQLite checks the inside of the full-text index only where it may write, so a file opened for reading has
  /// that part of it compared by its rows alone.
  public func check() throws -> [String] {
    try attemptAny {
      var problems = try connection.all("PRAGMA integrity_check(20)") { $0.text(0) }.filter { $0 != "ok" }
      problems += try connection.all("PRAGMA foreign_key_check") { row in
        "a row of \(row.text(0)) names a row of \(row.text(2)) that is not there"
      }.prefix(20)
      problems += try misplaced()
      if connection.access == .readWriteCreate {
        do {
          try connection.run("INSERT INTO passage_index (passage_index) VALUES ('integrity-check')")
        } catch let error as SQLiteError where error.code == .corrupt {
          problems.append("the full-text index is damaged")
        }
      }
      return problems
    }
  }

  private func misplaced() throws(SQLiteError) -> [String] {
    let checks = [
      ("SELECT count(*) FROM passages WHERE id NOT IN (SELECT rowid FROM passage_index)", "not in the index"),
      (
        "SELECT count(*) FROM passage_index WHERE rowid NOT IN (SELECT id FROM passages)", "only in the index"
      ),
    ]
    var problems: [String] = []
    for (sql, what) in checks {
      let count = try connection.first(sql) { $0.int(0) } ?? 0
      if count > 0 { problems.append("passages \(what): \(count)") }
    }
    let orphans = try connection.first(
      """
      SELECT count(*) FROM claims c WHERE c.last_revision IS NULL AND NOT EXISTS (
        SELECT 1 FROM passages p WHERE p.id = c.passage_id AND p.last_revision IS NULL)
      """
    ) { $0.int(0) }
    if let orphans, orphans > 0 { problems.append("claims without a passage: \(orphans)") }
    return problems
  }
}
