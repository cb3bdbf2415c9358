import KijunGuidelines
import KijunSQLite

/// The annotations of one document: each only once, however many passages and claims share it.
struct AnnotationRows {
  /// What a row says of a passage or claim.
  struct Content: Equatable {
    var tier: String
    var verifiedOn: CalendarDate?
    var citation: String?
    var conditions: Conditions
  }

  /// A row as it is stored.
  struct Stored: Hashable {
    var tier: String
    var verifiedOn: String?
    var citation: String?
    var conditions: String?
  }

  private let connection: Connection
  private var ids: [Stored: Int64] = [:]
  private var rows: [Int64: Stored] = [:]
  /// Neighbours often have the same.
  private var last: (content: Content, id: Int64)?

  init(connection: Connection) { self.connection = connection }

  /// Those that the document's passages and claims have now.
  mutating func load(document: Int64) throws(SQLiteError) {
    let known = try connection.all(
      """
      SELECT id, tier, verified_on, citation, conditions FROM annotations WHERE id IN (
        SELECT annotation_id \(Revision.passages) WHERE r.document_id = ?1 AND last_revision IS NULL
        UNION SELECT annotation_id \(Revision.remarks("claims"))
        WHERE r.document_id = ?1 AND last_revision IS NULL)
      """, .integer(document)
    ) { row in
      let stored = Stored(
        tier: row.text(1), verifiedOn: row.textOrNil(2), citation: row.textOrNil(3),
        conditions: row.textOrNil(4))
      return (row.int64(0), stored)
    }
    for (id, stored) in known {
      ids[stored] = id
      rows[id] = stored
    }
  }

  func row(_ id: Int64) -> Stored? { rows[id] }

  mutating func id(for content: Content) throws(SQLiteError) -> Int64 {
    if let last, last.content == content { return last.id }
    let stored = Stored(
      tier: content.tier, verifiedOn: content.verifiedOn?.description, citation: content.citation,
      conditions: content.conditions.json)
    let id = if let known = ids[stored] { known } else { try insert(stored) }
    last = (content, id)
    return id
  }

  private mutating func insert(_ stored: Stored) throws(SQLiteError) -> Int64 {
    try connection.run(
      "INSERT INTO annotations (tier, verified_on, citation, conditions) VALUES (?, ?, ?, ?)",
      .text(stored.tier), .text(stored.verifiedOn), .text(stored.citation), .text(stored.conditions))
    let id = connection.lastInsertRowID
    ids[stored] = id
    rows[id] = stored
    return id
  }
}
