import KijunSQLite

/// How much a knowledge base holds, as of now.
public struct StoreCounts: Sendable, Equatable {
  public var sources: Int
  public var documents: Int
  public var sections: Int
  public var passages: Int
  public var claims: Int
  public var rejects: Int
  public var citations: Int
  public var concepts: Int
  public var spellings: Int
  /// Rows of passages and claims that are history.
  public var ended: Int
  public var runs: Int
  /// Of the whole file, in bytes.
  public var size: Int
}

extension KnowledgeBase {
  public func counts() throws(StoreError) -> StoreCounts {
    try attempt { () throws(SQLiteError) in
      func count(_ sql: String) throws(SQLiteError) -> Int { try connection.first(sql) { $0.int(0) } ?? 0 }
      func current(_ table: String) throws(SQLiteError) -> Int {
        try count("SELECT count(*) FROM \(table) WHERE last_revision IS NULL")
      }
      return StoreCounts(
        sources: try count("SELECT count(*) FROM sources"),
        documents: try count(
          """
          SELECT count(*) FROM documents d WHERE (SELECT hash FROM revisions WHERE document_id = d.id
            ORDER BY number DESC LIMIT 1) IS NOT NULL
          """),
        sections: try current("sections"), passages: try current("passages"), claims: try current("claims"),
        rejects: try current("rejects"), citations: try current("citations"),
        concepts: try count("SELECT count(*) FROM concepts"),
        spellings: try count(
          "SELECT ifnull(sum(length(lines) - length(replace(lines, char(10), ''))), 0) FROM spellings"),
        ended: try count(
          """
          SELECT (SELECT count(*) FROM passages WHERE last_revision IS NOT NULL)
            + (SELECT count(*) FROM claims WHERE last_revision IS NOT NULL)
          """),
        runs: try count("SELECT count(*) FROM runs"),
        size: try count("PRAGMA page_count") * count("PRAGMA page_size"))
    }
  }
}
