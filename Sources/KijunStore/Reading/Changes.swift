import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  /// What has changed in the claims since a revision (0: since the beginning), document by document.
  ///
  /// What came and went in between is not told. Takes as long as the documents are large that have changed.
  public func changes(after revision: Int64) throws -> [DocumentChanges] {
    try attemptAny {
      let documents = try connection.all(
        "SELECT DISTINCT document_id FROM revisions WHERE id > ? ORDER BY document_id", .integer(revision)
      ) { $0.int64(0) }
      return try documents.compactMap { id in
        guard let document = try document(id: id) else { return nil }
        return try changes(of: document, after: revision)
      }
    }
  }

  private typealias State = (id: Int64, number: Int, hash: String?)

  private func changes(of document: StoredDocument, after revision: Int64) throws -> DocumentChanges? {
    let states: [State] = try connection.all(
      "SELECT id, number, hash FROM revisions WHERE document_id = ? ORDER BY number", .integer(document.id)
    ) { ($0.int64(0), $0.int(1), $0.textOrNil(2)) }
    guard let now = states.last else { return nil }
    let then = states.last { $0.id <= revision }
    let outcome: DocumentChanges.Outcome
    switch (then?.hash, now.hash) {
    case (nil, nil): return nil
    case (nil, _?): outcome = .added
    case (_?, nil): outcome = .removed
    case (let old?, let new?): outcome = old == new ? .reread : .changed
    }
    let passages = try passageCounts(ofDocument: document.id, then: then?.id ?? 0, since: revision)
    let isSame = outcome == .changed || outcome == .reread
    let kept = isSame ? try KeptPassages(self, document: document.id, since: revision) : KeptPassages()
    var claims = try claimChanges(document.id, then: then?.id, revision)
    try addRejects(to: &claims, among: kept, document.id, since: revision)
    guard !claims.isEmpty || passages != (0, 0) || kept.moved > 0 || !isSame else { return nil }
    return DocumentChanges(
      document: document, outcome: outcome, from: then?.hash == nil ? nil : then?.number, to: now.number,
      passagesAdded: passages.added, passagesRemoved: passages.removed,
      passagesMoved: kept.moved, claims: claims)
  }

  private func claimChanges(_ document: Int64, then: Int64?, _ revision: Int64) throws -> [ClaimChange] {
    var before: [String: Int64] = [:]
    var after: [String: Int64] = [:]
    let touched = try connection.all(
      """
      SELECT c.id, key, first_revision, last_revision \(Revision.remarks("claims"))
      WHERE r.document_id = ?1 AND (first_revision > ?3 OR last_revision >= ?2) ORDER BY c.id
      """, .integer(document), .integer(then ?? 0), .integer(revision)
    ) { (id: $0.int64(0), key: $0.text(1), first: $0.int64(2), last: $0.int64OrNil(3)) }
    for row in touched {
      if row.first <= revision { before[row.key] = row.id }
      if row.last == nil { after[row.key] = row.id }
    }
    let moves = try ClaimMoves(self, document: document, since: revision, before: before, after: after).all
    lazy var sections = Result {
      try SectionNames(self, document: document, then: then ?? 0, since: revision)
    }
    // A row that only moved is the same before and after.
    for (key, move) in moves where after[key] == nil && before[key] == nil {
      after[key] = move.claim
      before[key] = move.claim
    }
    var changes: [ClaimChange] = []
    for key in Set(before.keys).union(after.keys) {
      let old = try before[key].flatMap { try storedClaim(id: $0) }
      let new = try after[key].flatMap { try storedClaim(id: $0) }
      let move = moves[key]
      var kinds = try ClaimComparison(self).kinds(old, new)
      if let move, let old, let new {
        let (from, to) = (try plainPath(old), try plainPath(new))
        if move.isElsewhere {
          kinds.append(.moved)
        } else if from != to {
          kinds.append(try sections.get().isRetitled(from, to) ? .retitled : .moved)
        }
      }
      guard !kinds.isEmpty else { continue }
      changes.append(ClaimChange(key: key, kinds: kinds, before: old, after: new, lineBefore: move?.line))
    }
    return changes.sorted { Self.order($0) < Self.order($1) }
  }

  private func plainPath(_ claim: StoredClaim) throws -> [String] {
    try sectionPath(claim.sectionID).map(\.withoutOrdinal)
  }

  private static func order(_ change: ClaimChange) -> (Int, Int, Int, Int64) {
    let claim = change.after ?? change.before
    return (
      change.after == nil ? 1 : 0, claim?.lines.lowerBound ?? 0, claim?.range.lowerBound ?? 0, claim?.id ?? 0
    )
  }

  /// A claim by its row, current or ended.
  func storedClaim(id: Int64) throws(StoreError) -> StoredClaim? {
    try claims("WHERE c.id = ?", [.integer(id)]).first
  }
}
