import KijunSQLite

/// A passage that the full-text index found, with its rank: the smaller (the more negative), the better.
public struct Candidate: Sendable, Equatable {
  public var passage: Int64
  public var rank: Double
}

extension KnowledgeBase {
  /// The current passages that match best, the best first.
  ///
  /// Where documents are named, only theirs. The weights say how much a word of the passage itself counts, and one of its surroundings.
  public func candidates(
    match: Match, limit: Int, in documents: Set<Int64> = [], ownWeight: Double = 4, contextWeight: Double = 1
  ) throws(StoreError) -> [Candidate] {
    guard match != .nothing else { return [] }
    // Numbers of the database itself, so that nothing needs quoting.
    let ids = documents.sorted().map(String.init).joined(separator: ", ")
    let only = documents.isEmpty ? "" : " AND p.document_id IN (\(ids))"
    return try attempt { () throws(SQLiteError) in
      try connection.addTextRank()
      return try connection.all(
        """
        SELECT p.id, text_rank(passage_words, ?5, ?2, ?3, length(p.quote)) AS score FROM passage_words
        CROSS JOIN passages p ON p.id = passage_words.rowid
        WHERE passage_words MATCH ?1 AND p.last_revision IS NULL\(only) ORDER BY score, p.id LIMIT ?4
        """,
        .text(match.expression), .real(ownWeight), .real(contextWeight), .integer(limit), .text(match.roles)
      ) { Candidate(passage: $0.int64(0), rank: $0.double(1)) }
    }
  }

  /// How many passages have a word, as the index cuts words, themselves or around them. Of a word that thousands have,
  /// ended ones count too: to look at each would take longer than all else of a question, and makes no difference.
  public func documentFrequency(_ term: String) throws(StoreError) -> Int {
    let match = Match.quote(term)
    guard match != .nothing else { return 0 }
    return try attempt { () throws(SQLiteError) in
      let all =
        try connection.first(
          "SELECT count(*) FROM passage_words WHERE passage_words MATCH ?", .text(match.expression)
        ) { $0.int(0) } ?? 0
      guard all > 0, all <= 2_000, try hasEnded() else { return all }
      return try connection.first(
        """
        SELECT count(*) FROM passage_words CROSS JOIN passages p ON p.id = passage_words.rowid
        WHERE passage_words MATCH ? AND p.last_revision IS NULL
        """, .text(match.expression)
      ) { $0.int(0) } ?? 0
    }
  }

  /// Whether anything was ever read a second time: until then nothing has ended.
  private func hasEnded() throws(SQLiteError) -> Bool {
    if let knowsEnded { return knowsEnded }
    let has = try connection.first(
      "SELECT (SELECT max(id) FROM main.revisions) <> (SELECT max(id) FROM main.documents)"
    ) { $0.int(0) != 0 }
    knowsEnded = has
    return has ?? false
  }

  /// The documents whose passages have a word, of the first so many passages that do.
  public func documents(with match: Match, limit: Int) throws(StoreError) -> Set<Int64> {
    Set(
      try attempt { () throws(SQLiteError) in
        try connection.all(
          """
          SELECT p.document_id FROM passage_words CROSS JOIN passages p ON p.id = passage_words.rowid
          WHERE passage_words MATCH ?1 AND p.last_revision IS NULL LIMIT ?2
          """, .text(match.expression), .integer(limit)
        ) { $0.int64(0) }
      })
  }
}
