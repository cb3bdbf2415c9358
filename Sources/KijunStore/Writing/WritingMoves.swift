import KijunGuidelines
import KijunSQLite

/// A claim that a document still states, with where it stood and where it stands.
struct KeptClaim {
  /// Of its row as it is now.
  var id: Int64
  var key: String
  /// The passage that it stood in.
  var old: Int64
  var oldPlace: Place
  /// The index of the passage that it stands in.
  var passage: Int
  var place: Place
}

extension DocumentWriter {
  /// Records which claims have changed their place among the others, or the headings above them.
  func writeMoves(_ kept: [KeptClaim]) throws(SQLiteError) {
    guard previous != nil, !kept.isEmpty, !ingest.isReindexing else { return }
    let inOrder = kept.sorted {
      ($0.passage, $0.place.byteOffset, $0.id) < ($1.passage, $1.place.byteOffset, $1.id)
    }
    let before = inOrder.map { (oldPassages.known[$0.old]?.ordinal ?? 0, $0.oldPlace.byteOffset) }
    let stayed = Rising.longest(before) { $0 < $1 || $0 == $1 }
    let behindBefore = Self.behind(inOrder.indices.sorted { before[$0] < before[$1] }, stayed, inOrder)
    let behindAfter = Self.behind(Array(inOrder.indices), stayed, inOrder)
    for (index, claim) in inOrder.enumerated() {
      guard let old = oldPassages.known[claim.old] else { continue }
      let passage = passage(claim.passage)
      guard !stayed.contains(index) || old.section != plainPath(passage.section) else { continue }
      try connection.run(
        """
        INSERT INTO moves (revision_id, claim_id, line_before, behind_before, behind_after) VALUES (?, ?, ?, ?, ?)
        """, .integer(try currentRevision()), .integer(claim.id),
        .integer(old.line + claim.oldPlace.lineOffset),
        .text(behindBefore[index]), .text(behindAfter[index]))
      counts.claimsMoved += 1
    }
  }

  /// For each claim the one that stayed in its place before it, in the order of `indices`.
  private static func behind(_ indices: [Int], _ stayed: Set<Int>, _ claims: [KeptClaim]) -> [String?] {
    var result = [String?](repeating: nil, count: claims.count)
    var last: String?
    for index in indices {
      result[index] = last
      if stayed.contains(index) { last = claims[index].key }
    }
    return result
  }
}
