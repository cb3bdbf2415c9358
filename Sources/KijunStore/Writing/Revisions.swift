import KijunSQLite

/// One content of a document; `state` is nil where the document was gone.
struct Revision {
  var id: Int64
  var number: Int
  var state: DocumentState?

  /// All passages that a document ever had, by way of the revisions that brought them.
  static let passages = """
    FROM revisions r CROSS JOIN passages p ON p.id BETWEEN r.first_passage AND r.last_passage
    """

  /// All claims, rejects or citations that those passages ever had.
  static func remarks(_ table: String) -> String {
    """
    FROM revisions r CROSS JOIN \(table) c ON c.passage_id BETWEEN r.first_passage AND r.last_passage
    """
  }
}

extension KnowledgeBase {
  func latestRevision(of document: Int64) throws(SQLiteError) -> Revision? {
    try connection.first(
      """
      SELECT id, number, hash, size, modified_ns, extractor FROM revisions WHERE document_id = ?
      ORDER BY number DESC LIMIT 1
      """, .integer(document)
    ) { row in
      Revision(
        id: row.int64(0), number: row.int(1),
        state: row.textOrNil(2).map {
          DocumentState(hash: $0, size: row.int(3), modifiedNanoseconds: row.int64(4), extractor: row.text(5))
        })
    }
  }

  func addRevision(
    of document: Int64, after previous: Revision?, _ state: DocumentState?, _ ingest: Ingest
  ) throws(SQLiteError) -> Int64 {
    let run = try run(of: ingest)
    try connection.run(
      """
      INSERT INTO revisions (document_id, number, hash, size, modified_ns, extractor, ingested_at, run_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(document), .integer((previous?.number ?? 0) + 1), .text(state?.hash),
      .integer(state?.size ?? 0), .integer(state?.modifiedNanoseconds ?? 0), .text(state?.extractor ?? ""),
      .text(ingest.startedAt), .integer(run))
    return connection.lastInsertRowID
  }
}
