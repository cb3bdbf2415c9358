import KijunSQLite

/// A heading with what stands below it.
public struct StoredSection: Sendable, Equatable, Identifiable {
  public var id: Int64
  public var parent: Int64?
  public var title: String
}

extension KnowledgeBase {
  /// The sections that a document has now, in their order.
  public func sections(ofDocument document: Int64) throws(StoreError) -> [StoredSection] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        "SELECT id, parent_id, title FROM sections WHERE document_id = ? AND last_revision IS NULL ORDER BY id",
        .integer(document)
      ) { StoredSection(id: $0.int64(0), parent: $0.int64OrNil(1), title: $0.text(2)) }
    }
  }

  /// The first passages of some sections of a document, in their order.
  public func passages(
    ofSections sections: Set<Int64>, ofDocument document: Int64, limit: Int
  ) throws(StoreError) -> [StoredPassage] {
    // Numbers of the database itself, so that nothing needs quoting.
    let ids = sections.sorted().map(String.init).joined(separator: ", ")
    return try listed(
      """
      \(Self.passageColumns) \(Revision.passages)
      WHERE r.document_id = ? AND p.section_id IN (\(ids)) AND p.last_revision IS NULL ORDER BY p.ordinal LIMIT ?
      """,
      [.integer(document), .integer(limit)])
  }
}
