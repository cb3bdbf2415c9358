import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  /// What looked like a fact and was none, by document and line; nil for all documents.
  public func rejects(ofDocument document: Int64? = nil) throws(StoreError) -> [StoredReject] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        """
        SELECT r.id, p.document_id, r.passage_id, r.text, r.reason, \(Place.columns(of: "r")),
          p.quote, p.range_start, p.line_start
        FROM rejects r JOIN passages p ON p.id = r.passage_id
        WHERE r.last_revision IS NULL AND (?1 IS NULL OR p.document_id = ?1)
        ORDER BY p.document_id, p.ordinal, r.byte_offset, r.id
        """, .integer(document)
      ) { row in
        let place = Place(row, 5)
        return StoredReject(
          id: row.int64(0), documentID: row.int64(1), passageID: row.int64(2), text: row.text(3),
          reason: Reject.Reason(rawValue: row.text(4)) ?? .unclear, range: place.range(from: row.int(10)),
          lines: place.lines(from: row.int(11)), quote: row.text(9))
      }
    }
  }

  /// What documents name as their sources, by document and line; nil for all documents.
  public func citations(ofDocument document: Int64? = nil) throws(StoreError) -> [StoredCitation] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        """
        SELECT c.id, p.document_id, c.passage_id, c.text, c.target, p.line_start, p.line_more
        FROM citations c JOIN passages p ON p.id = c.passage_id
        WHERE c.last_revision IS NULL AND (?1 IS NULL OR p.document_id = ?1)
        ORDER BY p.document_id, p.ordinal, c.id
        """, .integer(document)
      ) { row in
        StoredCitation(
          id: row.int64(0), documentID: row.int64(1), passageID: row.int64(2), text: row.text(3),
          target: row.textOrNil(4), lines: row.int(5)...row.int(5) + max(0, row.int(6)))
      }
    }
  }
}
