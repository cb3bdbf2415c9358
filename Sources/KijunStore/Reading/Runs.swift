import KijunSQLite

/// An ingest that changed something: by its number people name a state of the knowledge base.
public struct StoredRun: Sendable, Equatable {
  public var number: Int64
  /// In UTC, as `2026-09-05T08:00:00Z`.
  public var startedAt: String
  /// The last revision of any document that it made.
  public var lastRevision: Int64
}

extension KnowledgeBase {
  private static let runs = """
    SELECT r.run_id, min(r.ingested_at), max(r.id) FROM revisions r
    """

  /// The last run that changed a document.
  public func lastRun() throws(StoreError) -> StoredRun? {
    try run("WHERE run_id = (SELECT run_id FROM revisions ORDER BY id DESC LIMIT 1)", [])
  }

  /// The last of the runs that are not after a number.
  public func run(upTo number: Int64) throws(StoreError) -> StoredRun? {
    try run("WHERE run_id = (SELECT max(run_id) FROM revisions WHERE run_id <= ?)", [.integer(number)])
  }

  public func run(ofRevision id: Int64) throws(StoreError) -> StoredRun? {
    try run("WHERE run_id = (SELECT run_id FROM revisions WHERE id = ?)", [.integer(id)])
  }

  private func run(_ condition: String, _ values: [SQLValue]) throws(StoreError) -> StoredRun? {
    try attempt { () throws(SQLiteError) in
      try connection.prepare("\(Self.runs) \(condition)").first(values) { row in
        row.isNull(0)
          ? nil : StoredRun(number: row.int64(0), startedAt: row.text(1), lastRevision: row.int64(2))
      } ?? nil
    }
  }

  /// What was ever said under a key, with the time for which it was said: until the first revision without it.
  public func spans(ofClaim key: String) throws(StoreError) -> [ClaimSpan] {
    var spans: [ClaimSpan] = []
    for claim in try history(ofClaim: key) {
      let moments = try attempt { () throws(SQLiteError) in
        try connection.first(
          """
          SELECT (SELECT ingested_at FROM revisions WHERE id = ?1), (SELECT run_id FROM revisions WHERE id = ?1),
            (SELECT x.ingested_at FROM revisions l JOIN revisions x ON x.document_id = l.document_id AND x.id > l.id
             WHERE l.id = ?2 ORDER BY x.id LIMIT 1)
          """, .integer(claim.firstRevision), .integer(claim.lastRevision)
        ) { (from: $0.text(0), run: $0.int64(1), until: $0.textOrNil(2)) }
      }
      spans.append(
        ClaimSpan(claim: claim, run: moments?.run ?? 0, from: moments?.from ?? "", until: moments?.until))
    }
    return spans
  }
}

/// A version of a claim, with when its document said it.
public struct ClaimSpan: Sendable, Equatable {
  public var claim: StoredClaim
  /// The number of the run in which it appeared.
  public var run: Int64
  /// Moments in UTC; `until` is nil while the document says it.
  public var from: String
  public var until: String?
}
