import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  static let passageColumns = """
    SELECT p.id, p.document_id, p.section_id, p.annotation_id, p.kind, p.block_offset, p.grp, p.ordinal,
      p.range_start, p.line_start, p.line_more, p.locator, p.concepts, p.quote, p.visible, p.cells,
      p.last_revision, p.context_id
    """

  public func passage(id: Int64) throws(StoreError) -> StoredPassage? {
    try passages(ids: [id]).first
  }

  /// The passages with these ids, in this order; unknown ones are left out.
  public func passages(ids: [Int64]) throws(StoreError) -> [StoredPassage] {
    try attempt { () throws(SQLiteError) in
      let statement = try connection.prepare("\(Self.passageColumns) FROM passages p WHERE p.id = ?")
      var result: [StoredPassage] = []
      result.reserveCapacity(ids.count)
      for id in ids {
        guard let read = try statement.first([.integer(id)], read: Self.passage) else { continue }
        result.append(try annotated(read))
      }
      return result
    }
  }

  /// The items of a list or the rows of a table, in their order.
  public func passages(inGroup group: Int, ofDocument document: Int64) throws(StoreError) -> [StoredPassage] {
    try listed(
      """
      \(Self.passageColumns) FROM passages p
      WHERE p.document_id = ? AND p.grp = ? AND p.grp IS NOT NULL AND p.last_revision IS NULL ORDER BY p.ordinal
      """,
      [.integer(document), .integer(group)])
  }

  /// The header of a table, which its rows share a group with.
  public func tableHeader(ofGroup group: Int, document: Int64) throws(StoreError) -> StoredPassage? {
    try listed(
      """
      \(Self.passageColumns) FROM passages p
      WHERE p.document_id = ? AND p.grp = ? AND p.grp IS NOT NULL AND p.last_revision IS NULL
      ORDER BY p.ordinal LIMIT 1
      """,
      [.integer(document), .integer(group)]
    ).first { $0.kind == .tableHeader }
  }

  /// All passages of a document, in their order.
  public func passages(ofDocument document: Int64) throws(StoreError) -> [StoredPassage] {
    try listed(
      "\(Self.passageColumns) \(Revision.passages) WHERE r.document_id = ? AND p.last_revision IS NULL ORDER BY p.ordinal",
      [.integer(document)])
  }

  /// How many passages there are now.
  public func passageCount() throws(StoreError) -> Int {
    try attempt { () throws(SQLiteError) in
      try connection.first("SELECT count(*) FROM passages WHERE last_revision IS NULL") { $0.int(0) } ?? 0
    }
  }

  /// The headings that lead to a section, the outermost first.
  public func sectionPath(_ section: Int64) throws(StoreError) -> [String] {
    if let known = sectionPaths[section] { return known }
    var path: [String] = []
    var next: Int64? = section
    // The bound keeps a damaged file from going round in a circle.
    for _ in 0..<32 {
      guard let id = next else { break }
      let row = try attempt { () throws(SQLiteError) in
        try connection.first("SELECT title, parent_id FROM sections WHERE id = ?", .integer(id)) {
          (title: $0.text(0), parent: $0.int64OrNil(1))
        }
      }
      if let title = row?.title, !title.isEmpty { path.insert(title, at: 0) }
      next = row?.parent
    }
    sectionPaths[section] = path
    return path
  }

  func listed(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> [StoredPassage] {
    try attempt { () throws(SQLiteError) in
      let read = try connection.prepare(sql).all(values, read: Self.passage)
      var result: [StoredPassage] = []
      result.reserveCapacity(read.count)
      for item in read { result.append(try annotated(item)) }
      return result
    }
  }

  private func annotated(_ read: PassageRow) throws(SQLiteError) -> StoredPassage {
    var passage = read.passage
    passage.annotation = try annotation(read.annotation, context: read.context)
    passage.concepts = ConceptNumbers.split(read.concepts)
    if past != nil {
      let line = passage.lines.lowerBound
      let then = try lineThen(line, ofPassage: passage.id, document: passage.documentID)
      passage.lines = passage.lines.moved(by: then - line)
    }
    return passage
  }

  private typealias PassageRow = (
    passage: StoredPassage, annotation: Int64, context: Int64, concepts: [UInt8]
  )

  private static func passage(_ row: Row) -> PassageRow {
    let quote = row.text(13)
    let start = row.int(8)
    let line = row.int(9)
    let passage = StoredPassage(
      id: row.int64(0), documentID: row.int64(1), sectionID: row.int64(2), annotation: .none,
      kind: Passage.Kind(number: row.int(4)), block: row.int(7) - row.int(5), group: row.intOrNil(6),
      ordinal: row.int(7),
      range: start..<start + quote.utf8.count, lines: line...line + max(0, row.int(10)),
      locator: row.textOrNil(11), concepts: [], quote: quote,
      visible: row.textOrNil(14), visibleCells: row.textOrNil(15),
      isCurrent: row.isNull(16))
    return (passage, row.int64(3), row.int64(17), row.blob(12))
  }
}

extension ClosedRange<Int> {
  func moved(by count: Int) -> ClosedRange<Int> { lowerBound + count...upperBound + count }
}
