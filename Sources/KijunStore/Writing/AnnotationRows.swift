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
    var context: [String]
  }

  /// A row as it is stored.
  struct Stored: Hashable {
    var tier: String
    var verifiedOn: String?
    var citation: String?
    var conditions: String?
    var context: [UInt8]
  }

  private let connection: Connection
  private let concepts: ConceptNumbers
  private let document: Int64
  private var ids: [Stored: Int64] = [:]
  private var rows: [Int64: Stored] = [:]
  /// Neighbours often have the same.
  private var last: (content: Content, id: Int64)?
  private var context = ConceptNumbers.Joined()

  init(connection: Connection, concepts: ConceptNumbers, document: Int64) {
    self.connection = connection
    self.concepts = concepts
    self.document = document
  }

  mutating func load() throws(SQLiteError) {
    let known = try connection.all(
      """
      SELECT a.id, tier, verified_on, citation, data, context FROM annotations a
      LEFT JOIN conditions c ON c.id = a.conditions_id WHERE document_id = ? ORDER BY a.id
      """, .integer(document)
    ) { row in
      let stored = Stored(
        tier: row.text(1), verifiedOn: row.textOrNil(2), citation: row.textOrNil(3),
        conditions: row.textOrNil(4), context: row.blob(5))
      return (row.int64(0), stored)
    }
    for (id, stored) in known {
      if ids[stored] == nil { ids[stored] = id }
      rows[id] = stored
    }
  }

  func row(_ id: Int64) -> Stored? { rows[id] }

  mutating func id(for content: Content) throws(SQLiteError) -> Int64 {
    if let last, last.content == content { return last.id }
    try concepts.join(content.context, after: &context)
    let stored = Stored(
      tier: content.tier, verifiedOn: content.verifiedOn?.description, citation: content.citation,
      conditions: content.conditions.json, context: context.bytes)
    if let known = ids[stored] {
      last = (content, known)
      return known
    }
    let id = try insert(stored)
    last = (content, id)
    return id
  }

  private mutating func insert(_ stored: Stored) throws(SQLiteError) -> Int64 {
    let conditions = try conditionsID(stored.conditions)
    try connection.run(
      """
      INSERT INTO annotations (document_id, tier, verified_on, citation, conditions_id, context)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      .integer(document), .text(stored.tier), .text(stored.verifiedOn), .text(stored.citation),
      .integer(conditions), .blob(stored.context))
    let id = connection.lastInsertRowID
    ids[stored] = id
    rows[id] = stored
    return id
  }

  private func conditionsID(_ data: String?) throws(SQLiteError) -> Int64? {
    guard let data else { return nil }
    let known = try connection.first("SELECT id FROM conditions WHERE data = ?", .text(data)) { $0.int64(0) }
    if let known { return known }
    try connection.run("INSERT INTO conditions (data) VALUES (?)", .text(data))
    return connection.lastInsertRowID
  }
}
