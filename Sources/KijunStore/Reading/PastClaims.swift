import KijunSQLite

/// What changed while a knowledge base was there to see it.
extension KnowledgeBase {
  /// Claims that a later revision of their document has no longer, or has otherwise; the latest first.
  public func endedClaims(limit: Int) throws(StoreError) -> [StoredClaim] {
    guard past == nil else { return try endedClaims(where: "TRUE", [], limit: limit) }
    return try claims(
      "WHERE c.last_revision IS NOT NULL ORDER BY c.last_revision DESC, c.id LIMIT ?", [.integer(limit)])
  }

  /// Of what had ended by the past day that is looked at, the claims that meet a condition; the latest first.
  func endedClaims(
    where condition: String, _ values: [SQLValue], limit: Int = -1
  ) throws(StoreError) -> [StoredClaim] {
    let last = past?.revision ?? 0
    return try claims(
      """
      WHERE \(condition) AND c.last_revision < ? AND EXISTS (SELECT 1 FROM main.revisions x
        WHERE x.document_id = p.document_id AND x.id > c.last_revision AND x.id <= ?)
      ORDER BY c.last_revision DESC, c.id LIMIT ?
      """, values + [.integer(last), .integer(last), .integer(limit)], isOfAllTime: true)
  }

  /// Claims that a document did not have when it was first read; the latest first.
  public func addedClaims(limit: Int) throws(StoreError) -> [StoredClaim] {
    try claims(
      """
      JOIN revisions r ON r.id = c.first_revision WHERE r.number > 1 AND c.last_revision IS NULL
        AND NOT EXISTS (SELECT 1 FROM main.claims o WHERE o.key = c.key AND o.first_revision < c.first_revision)
      ORDER BY c.first_revision DESC, c.id LIMIT ?
      """, [.integer(limit)])
  }

  /// The day on which a revision was read.
  public func day(ofRevision revision: Int64) throws(StoreError) -> String? {
    try attempt { () throws(SQLiteError) in
      try connection.first(
        "SELECT substr(ingested_at, 1, 10) FROM revisions WHERE id = ?", .integer(revision)
      ) {
        $0.text(0)
      }
    }
  }

  /// The day on which the revision after another was read.
  public func day(afterRevision revision: Int64, ofDocument document: Int64) throws(StoreError) -> String? {
    try attempt { () throws(SQLiteError) in
      try connection.first(
        "SELECT substr(min(ingested_at), 1, 10) FROM revisions WHERE document_id = ? AND id > ?",
        .integer(document), .integer(revision)
      ) { $0.textOrNil(0) }
    } ?? nil
  }
}
