import KijunSQLite

extension KnowledgeBase {
  private struct Said: Hashable {
    var kind: Int
    var section: [String]
    var quote: String
  }

  /// How many passages a document has that it did not have at a revision, and how many it had and has not. What was taken
  /// out and put back is none of them, though it has another row.
  ///
  /// - Parameter then: the last revision of the document up to `revision`; 0 where there was none.
  func passageCounts(
    ofDocument document: Int64, then: Int64, since revision: Int64
  ) throws -> (added: Int, removed: Int) {
    let isNew = "first_revision > ?3 AND last_revision IS NULL"
    let isGone = "first_revision <= ?3 AND last_revision >= ?2"
    let values: [SQLValue] = [.integer(document), .integer(then), .integer(revision)]
    let all =
      try connection.prepare(
        """
        SELECT ifnull(sum(\(isNew)), 0), ifnull(sum(\(isGone)), 0) \(Revision.passages) WHERE r.document_id = ?1
        """
      ).first(values) { (added: $0.int(0), removed: $0.int(1)) } ?? (added: 0, removed: 0)
    guard all.added > 0, all.removed > 0 else { return all }
    let touched = try connection.prepare(
      """
      SELECT p.kind, p.section_id, p.quote, p.last_revision IS NULL \(Revision.passages)
      WHERE r.document_id = ?1 AND (\(isNew) OR \(isGone))
      """
    ).all(values) { (kind: $0.int(0), section: $0.int64(1), quote: $0.text(2), isNew: $0.int(3) != 0) }
    var balance: [Said: Int] = [:]
    for passage in touched {
      let said = Said(
        kind: passage.kind, section: try sectionPath(passage.section), quote: passage.quote)
      balance[said, default: 0] += passage.isNew ? 1 : -1
    }
    return balance.values.reduce(into: (0, 0)) { counts, more in
      if more > 0 { counts.0 += more } else { counts.1 -= more }
    }
  }
}
