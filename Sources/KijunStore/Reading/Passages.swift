import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  private static let passageColumns = """
    SELECT id, document_id, section_id, annotation_id, kind, block, grp, ordinal, range_start, range_end,
      line_start, line_end, locator, concepts, quote, visible, cells, last_revision FROM passages
    """

  public func passage(id: Int64) throws(StoreError) -> StoredPassage? {
    try passages(ids: [id]).first
  }

  /// The passages with these ids, in this order; unknown ones are left out.
  public func passages(ids: [Int64]) throws(StoreError) -> [StoredPassage] {
    try attempt { () throws(SQLiteError) in
      let statement = try connection.prepare("\(Self.passageColumns) WHERE id = ?")
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
      "\(Self.passageColumns) WHERE document_id = ? AND grp = ? AND last_revision IS NULL ORDER BY ordinal",
      [.integer(document), .integer(group)])
  }

  /// All passages of a document, in their order.
  public func passages(ofDocument document: Int64) throws(StoreError) -> [StoredPassage] {
    try listed(
      "\(Self.passageColumns) WHERE document_id = ? AND last_revision IS NULL ORDER BY ordinal",
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

  private func annotated(_ read: (StoredPassage, Int64)) throws(SQLiteError) -> StoredPassage {
    var passage = read.0
    passage.annotation = try annotation(read.1)
    return passage
  }

  private static func passage(_ row: Row) -> (StoredPassage, annotation: Int64) {
    let quote = row.text(14)
    let passage = StoredPassage(
      id: row.int64(0), documentID: row.int64(1), sectionID: row.int64(2), annotation: .none,
      kind: Passage.Kind(rawValue: row.text(4)) ?? .sentence, block: row.int(5), group: row.intOrNil(6),
      ordinal: row.int(7), range: Place.range(row, 8), lines: Place.lines(row, 10),
      locator: row.textOrNil(12), concepts: Concepts.split(row.text(13)), quote: quote,
      text: row.textOrNil(15) ?? quote, cells: row.textOrNil(16).flatMap { JSONValue($0)?.strings } ?? [],
      isCurrent: row.isNull(17))
    return (passage, row.int64(3))
  }
}
