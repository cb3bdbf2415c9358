import KijunSQLite

/// The claims of a document that stand in another place than at a revision: among the others, or under other headings.
struct ClaimMoves {
  struct Move {
    /// The row that moved last.
    var claim: Int64
    /// Where it stood before it moved first.
    var line: Int
    /// Whether it stands elsewhere among the others. What moved away and back does not.
    var isElsewhere: Bool
  }

  /// By the keys of the claims.
  private(set) var all: [String: Move] = [:]
  private let base: KnowledgeBase
  private let document: Int64
  private let revision: Int64

  /// - Parameters:
  ///   - before: the rows of claims that have another one since, by their keys.
  ///   - after: the rows that they have now.
  init(
    _ base: KnowledgeBase, document: Int64, since revision: Int64, before: [String: Int64],
    after: [String: Int64]
  ) throws {
    self.base = base
    self.document = document
    self.revision = revision
    let records = try base.connection.all(
      """
      SELECT c.key, c.id, m.line_before, m.behind_before IS NOT m.behind_after,
        c.first_revision <= ?2 AND c.last_revision IS NULL FROM revisions r
      CROSS JOIN moves m ON m.revision_id = r.id CROSS JOIN claims c ON c.id = m.claim_id
      WHERE r.document_id = ?1 AND r.id > ?2 ORDER BY m.id
      """, .integer(document), .integer(revision)
    ) { row in
      (
        key: row.text(0),
        move: Move(claim: row.int64(1), line: row.int(2), isElsewhere: row.int(3) != 0),
        isThroughout: row.int(4) != 0
      )
    }
    // What came and went in between has not moved either.
    for record in records
    where record.isThroughout || before[record.key] != nil || after[record.key] != nil {
      all[record.key, default: record.move].claim = record.move.claim
    }
    // What is in another place than in the revision before may be where it was: two that changed places twice, or one that
    // went round another that is gone.
    if !all.isEmpty, try revisions() > 1 { try compare(before, after) }
  }

  private func revisions() throws(SQLiteError) -> Int {
    try base.connection.first(
      "SELECT count(*) FROM revisions WHERE document_id = ? AND id > ?", .integer(document),
      .integer(revision)
    ) { $0.int(0) } ?? 0
  }

  /// Tells what moved by where all claims stood then and stand now.
  private mutating func compare(_ before: [String: Int64], _ after: [String: Int64]) throws {
    let now = try base.connection.all(
      """
      SELECT c.key, c.id, c.first_revision, p.line_start + c.line_offset \(Revision.remarks("claims"))
      JOIN passages p ON p.id = c.passage_id WHERE r.document_id = ? AND c.last_revision IS NULL
      ORDER BY p.ordinal, c.byte_offset, c.id
      """, .integer(document)
    ) { (key: $0.text(0), id: $0.int64(1), first: $0.int64(2), line: $0.int(3)) }
    var kept: [(key: String, id: Int64, then: Int)] = []
    for claim in now {
      if let old = try before[claim.key].flatMap({ try base.storedClaim(id: $0) }) {
        let line = old.lines.lowerBound
        kept.append(
          (
            claim.key, claim.id,
            try base.line(line, ofPassage: old.passageID, at: revision, document: document)
          ))
      } else if claim.first <= revision {
        kept.append(
          (claim.key, claim.id, try base.line(claim.line, at: revision, last: nil, document: document)))
      }
    }
    let stayed = Rising.longest(kept) { $0.then <= $1.then }
    for key in all.keys { all[key]?.isElsewhere = false }
    for (index, claim) in kept.enumerated() where !stayed.contains(index) {
      all[claim.key] = Move(claim: claim.id, line: claim.then, isElsewhere: true)
    }
  }
}
