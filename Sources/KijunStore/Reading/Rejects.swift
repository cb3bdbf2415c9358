import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  /// What looked like a fact and was none, by document and line; nil for all documents.
  public func rejects(ofDocument document: Int64? = nil) throws(StoreError) -> [StoredReject] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        """
        SELECT r.id, r.document_id, r.passage_id, r.text, r.reason, r.range_start, r.range_end, r.line_start,
          r.line_end, p.quote
        FROM rejects r JOIN passages p ON p.id = r.passage_id
        WHERE r.last_revision IS NULL AND (?1 IS NULL OR r.document_id = ?1)
        ORDER BY r.document_id, r.line_start, r.range_start, r.id
        """, .integer(document)
      ) { row in
        StoredReject(
          id: row.int64(0), documentID: row.int64(1), passageID: row.int64(2), text: row.text(3),
          reason: Reject.Reason(rawValue: row.text(4)) ?? .unclear, range: Place.range(row, 5),
          lines: Place.lines(row, 7), quote: row.text(9))
      }
    }
  }

  /// What documents name as their sources, by document and line; nil for all documents.
  public func citations(ofDocument document: Int64? = nil) throws(StoreError) -> [StoredCitation] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        """
        SELECT c.id, c.document_id, c.passage_id, c.text, c.target, p.line_start, p.line_end
        FROM citations c JOIN passages p ON p.id = c.passage_id
        WHERE c.last_revision IS NULL AND (?1 IS NULL OR c.document_id = ?1)
        ORDER BY c.document_id, p.line_start, c.id
        """, .integer(document)
      ) { row in
        StoredCitation(
          id: row.int64(0), documentID: row.int64(1), passageID: row.int64(2), text: row.text(3),
          target: row.textOrNil(4), lines: Place.lines(row, 5))
      }
    }
  }
}
