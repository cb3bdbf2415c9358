import KijunGuidelines
import KijunSQLite

/// Rejects and citations: what a document's passages hold besides claims.
extension DocumentWriter {
  private struct RejectKey: Hashable {
    var reason: String
    var text: String
  }

  private struct KnownReject {
    var id: Int64
    var key: RejectKey
    var passage: Int64
    var place: Place
  }

  private struct CitationKey: Hashable {
    var text: String
    var target: String?
  }

  func writeRejects(_ part: Extraction.Part) throws(SQLiteError) {
    let known =
      try previous == nil
      ? []
      : connection.all(
        """
        SELECT c.id, reason, text, passage_id, \(Place.columns) \(Revision.remarks("rejects"))
        WHERE r.document_id = ? AND last_revision IS NULL ORDER BY c.id
        """, .integer(document)
      ) { row in
        KnownReject(
          id: row.int64(0), key: RejectKey(reason: row.text(1), text: row.text(2)), passage: row.int64(3),
          place: Place(row, 4))
      }
    var waiting = Waiting(known, key: \.key)
    let update = try connection.prepare(
      "UPDATE rejects SET (passage_id, \(Place.columns)) = (?,?,?,?,?) WHERE id = ?")
    let insert = try connection.prepare(
      """
      INSERT INTO rejects (passage_id, \(Place.columns), first_revision, reason, text)
      VALUES (?,?,?,?,?,?,?,?)
      """)
    var lines = LineCount(text)
    for reject in part.rejects where passages.indices.contains(reject.passage) {
      let passage = passage(reject.passage)
      let id = passages[reject.passage]
      let place = Place(reject.range, lines.of(reject.range, in: passage), in: passage.range, passage.lines)
      let key = RejectKey(reason: reject.reason.rawValue, text: reject.text)
      if let row = waiting.take(key) {
        if row.place != place || row.passage != id {
          try update.run([.integer(id)] + place.values + [.integer(row.id)])
        }
      } else {
        let revision = try currentRevision()
        try insert.run(
          [.integer(id)] + place.values
            + [.integer(revision), .text(key.reason), .text(key.text)])
      }
    }
    for row in waiting.left { try end(row.id, in: "rejects") }
    counts.rejects += part.rejects.count
  }

  func writeCitations(_ part: Extraction.Part) throws(SQLiteError) {
    typealias Known = (id: Int64, key: CitationKey, passage: Int64)
    let known: [Known] =
      try previous == nil
      ? []
      : connection.all(
        """
        SELECT c.id, text, target, passage_id \(Revision.remarks("citations"))
        WHERE r.document_id = ? AND last_revision IS NULL ORDER BY c.id
        """, .integer(document)
      ) { ($0.int64(0), CitationKey(text: $0.text(1), target: $0.textOrNil(2)), $0.int64(3)) }
    var waiting = Waiting(known) { $0.key }
    for citation in part.citations where passages.indices.contains(citation.passage) {
      let passage = passages[citation.passage]
      if let row = waiting.take(CitationKey(text: citation.text, target: citation.target)) {
        guard row.passage != passage else { continue }
        try connection.run(
          "UPDATE citations SET passage_id = ? WHERE id = ?", .integer(passage), .integer(row.id))
      } else {
        try connection.run(
          "INSERT INTO citations (first_revision, passage_id, text, target) VALUES (?, ?, ?, ?)",
          .integer(try currentRevision()), .integer(passage), .text(citation.text),
          .text(citation.target))
      }
    }
    for row in waiting.left { try end(row.id, in: "citations") }
    counts.citations += part.citations.count
  }
}
