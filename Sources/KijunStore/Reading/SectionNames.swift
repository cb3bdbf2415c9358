import KijunGuidelines
import KijunSQLite

/// The headings that a document had at a revision and has now, by which a heading that got another name is told from
/// one that a claim went to.
struct SectionNames {
  private var then: Set<[String]> = []
  private var now: Set<[String]> = []

  /// - Parameter then: the last revision of the document up to `revision`, of which a section that ended later was part.
  init(_ base: KnowledgeBase, document: Int64, then: Int64, since revision: Int64) throws {
    let sections = try base.connection.all(
      """
      SELECT id, first_revision <= ?3 AND (last_revision IS NULL OR last_revision >= ?2), last_revision IS NULL
      FROM sections WHERE document_id = ?1
      """, .integer(document), .integer(then), .integer(revision)
    ) { (id: $0.int64(0), wasThere: $0.int(1) != 0, isThere: $0.int(2) != 0) }
    for section in sections where section.wasThere || section.isThere {
      let path = try base.sectionPath(section.id).map(\.withoutOrdinal)
      if section.wasThere { self.then.insert(path) }
      if section.isThere { now.insert(path) }
    }
  }

  /// Whether nothing stands under the headings that lead to a claim any more, and nothing stood under the new ones.
  func isRetitled(_ from: [String], _ to: [String]) -> Bool {
    from.count == to.count && !now.contains(from) && !then.contains(to)
  }
}
