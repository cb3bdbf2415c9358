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
    return try attempt { () throws(SQLiteError) in
      let rows = try connection.wordRows(of: match.expression, in: "passage_words")
      let hits = match.hits(rows, own: ownWeight, around: contextWeight)
      let places = documents.isEmpty ? nil : try self.places(of: documents)
      var candidates: [Candidate] = []
      var index = 0
      while index < hits.count {
        let passage = hits[index].passage
        let first = index
        while index < hits.count, hits[index].passage == passage { index += 1 }
        if let places, !places.contains(where: { $0.contains(passage) }) { continue }
        guard let length = try length(ofPassage: passage) else { continue }
        let score = hits[first..<index].reduce(0) { $0 + $1.score(length: length) }
        candidates.append(Candidate(passage: passage, rank: -score))
      }
      candidates.sort { ($0.rank, $0.passage) < ($1.rank, $1.passage) }
      return Array(candidates.prefix(limit))
    }
  }

  /// The passages that revisions of documents brought.
  private func places(of documents: Set<Int64>) throws(SQLiteError) -> [ClosedRange<Int64>] {
    // Numbers of the database itself, so that nothing needs quoting.
    let ids = documents.sorted().map(String.init).joined(separator: ", ")
    return try connection.all(
      """
      SELECT first_passage, last_passage FROM revisions
      WHERE document_id IN (\(ids)) AND first_passage <= last_passage
      """
    ) { $0.int64(0)...max($0.int64(0), $0.int64(1)) }
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
