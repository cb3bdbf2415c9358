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
          try connection.run("INSERT INTO passage_words (passage_words) VALUES ('integrity-check')")
        } catch let error as SQLiteError where error.code == .corrupt {
          problems.append("the full-text index is damaged")
        }
      }
      return problems
    }
  }

  private func misplaced() throws(SQLiteError) -> [String] {
    var problems: [String] = []
    // The index has no list of its rows, but its words name them.
    try connection.execute(
      "CREATE VIRTUAL TABLE IF NOT EXISTS temp.indexed USING fts5vocab ('main', 'passage_words', 'instance')"
    )
    let indexed = Set(try connection.all("SELECT DISTINCT doc FROM indexed") { $0.int64(0) })
    let passages = Set(try connection.all("SELECT id FROM passages") { $0.int64(0) })
    let strange = indexed.subtracting(passages).count
    if strange > 0 { problems.append("passages only in the index: \(strange)") }
    // A line of dots has no words, but few passages are like that.
    let missing = passages.subtracting(indexed).count
    if missing * 10 > passages.count {
      problems.append("passages that the index has no words of: \(missing)")
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
