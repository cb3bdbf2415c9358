import KijunSQLite

/// A passage that the full-text index found, with its rank: the smaller (the more negative), the better.
public struct Candidate: Sendable, Equatable {
  public var passage: Int64
  public var rank: Double
}

extension KnowledgeBase {
  /// The current passages that match best, the best first.
  ///
  /// The weights say how much a word of the passage itself counts, and one of its surroundings.
  public func candidates(
    match: Match, limit: Int, ownWeight: Double = 4, contextWeight: Double = 1
  ) throws(StoreError) -> [Candidate] {
    try attempt { () throws(SQLiteError) in
      try connection.addTextRank()
      return try connection.all(
        """
        SELECT p.id, text_rank(passage_index, ?2, ?3, length(p.quote)) AS score FROM passage_index
        CROSS JOIN passages p ON p.id = passage_index.rowid
        WHERE passage_index MATCH ?1 AND p.last_revision IS NULL ORDER BY score, p.id LIMIT ?4
        """,
        .text(match.expression), .real(ownWeight), .real(contextWeight), .integer(limit)
      ) { Candidate(passage: $0.int64(0), rank: $0.double(1)) }
    }
  }

  /// How many passages have a word, as the index cuts words; ended ones count too.
  public func documentFrequency(_ term: String) throws(StoreError) -> Int {
    try attempt { () throws(SQLiteError) in
      try connection.first("SELECT doc FROM passage_terms WHERE term = ?", .text(term)) { $0.int(0) } ?? 0
    }
  }
}
