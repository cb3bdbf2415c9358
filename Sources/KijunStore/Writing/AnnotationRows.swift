import KijunGuidelines
import KijunSQLite

/// The annotations of one document: each only once, however many passages and claims share it.
struct AnnotationRows {
  struct Content: Hashable {
    var tier: String
    var verifiedOn: String?
    var citation: String?
    var conditions: String?
    var context: [UInt8]

    /// `context` is in the numbers of concepts.
    init(
      tier: String, verifiedOn: CalendarDate?, citation: String?, conditions: Conditions, context: [UInt8]
    ) {
      self.tier = tier
      self.verifiedOn = verifiedOn?.description
      self.citation = citation
      self.conditions = conditions.json
      self.context = context
    }

    init(_ row: Row) {
      tier = row.text(1)
      verifiedOn = row.textOrNil(2)
      citation = row.textOrNil(3)
      conditions = row.textOrNil(4)
      context = row.blob(5)
    }
  }

  let connection: Connection
  let document: Int64
  private var ids: [Content: Int64] = [:]
  private var contents: [Int64: Content] = [:]

  init(connection: Connection, document: Int64) {
    self.connection = connection
    self.document = document
  }

  mutating func load() throws(SQLiteError) {
    let rows = try connection.all(
      """
      SELECT id, tier, verified_on, citation, conditions, context FROM annotations WHERE document_id = ?
      ORDER BY id
      """, .integer(document)
    ) { ($0.int64(0), Content($0)) }
    for (id, content) in rows {
      if ids[content] == nil { ids[content] = id }
      contents[id] = content
    }
  }

  func content(_ id: Int64) -> Content? { contents[id] }

  mutating func id(for content: Content) throws(SQLiteError) -> Int64 {
    if let known = ids[content] { return known }
    try connection.run(
      """
      INSERT INTO annotations (document_id, tier, verified_on, citation, conditions, context)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      .integer(document), .text(content.tier), .text(content.verifiedOn), .text(content.citation),
      .text(content.conditions), .blob(content.context))
    let id = connection.lastInsertRowID
    ids[content] = id
    contents[id] = content
    return id
  }
}
