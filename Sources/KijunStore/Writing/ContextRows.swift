import KijunSQLite

/// The contexts of one document: each only once, however many passages share it.
struct ContextRows {
  private let connection: Connection
  private let concepts: ConceptNumbers
  private var ids: [[UInt8]: Int64] = [:]
  /// Neighbours often have the same, and else mostly one that begins alike.
  private var last: (concepts: [String], id: Int64)?
  private var joined = ConceptNumbers.Joined()
  /// The column of the context that was asked for last.
  var bytes: [UInt8] { joined.bytes }

  init(connection: Connection, concepts: ConceptNumbers) {
    self.connection = connection
    self.concepts = concepts
  }

  /// Those that the document's passages have now.
  mutating func load(document: Int64) throws(SQLiteError) {
    let known = try connection.all(
      """
      SELECT id, concepts FROM contexts WHERE id IN (
        SELECT context_id \(Revision.passages) WHERE r.document_id = ? AND last_revision IS NULL)
      """, .integer(document)
    ) { ($0.blob(1), $0.int64(0)) }
    for (bytes, id) in known { ids[bytes] = id }
  }

  /// The column of a context that a passage had.
  func bytes(of id: Int64) throws(SQLiteError) -> [UInt8] {
    try connection.first("SELECT concepts FROM contexts WHERE id = ?", .integer(id)) { $0.blob(0) } ?? []
  }

  mutating func id(for context: [String]) throws(SQLiteError) -> Int64 {
    if let last, last.concepts == context { return last.id }
    try concepts.join(context, after: &joined)
    let id = if let known = ids[joined.bytes] { known } else { try insert(joined.bytes) }
    last = (context, id)
    return id
  }

  private mutating func insert(_ bytes: [UInt8]) throws(SQLiteError) -> Int64 {
    try connection.run("INSERT INTO contexts (concepts) VALUES (?)", .blob(bytes))
    let id = connection.lastInsertRowID
    ids[bytes] = id
    return id
  }
}
