import KijunGuidelines
import KijunSQLite

/// The passages that a document had at a revision and still has, by which places then and now are told from one another.
struct KeptPassages {
  private var linesThen: [Int] = []
  private var ordinals: [Int] = []
  /// How many of them stand elsewhere among the others.
  private(set) var moved = 0

  init() {}

  init(_ base: KnowledgeBase, document: Int64, since revision: Int64) throws(SQLiteError) {
    let rows = try base.connection.all(
      """
      SELECT p.ordinal, p.line_start \(Revision.passages)
      WHERE r.document_id = ? AND first_revision <= ? AND last_revision IS NULL ORDER BY p.ordinal
      """, .integer(document), .integer(revision)
    ) { (ordinal: $0.int(0), line: $0.int(1)) }
    ordinals = rows.map(\.ordinal)
    for row in rows {
      linesThen.append(try base.line(row.line, at: revision, last: nil, document: document))
    }
    moved = Rising.outside(linesThen, <=)
    linesThen.sort()
  }

  /// Whether a passage that is new stands where one stood that is gone: between the same of these.
  func isPlace(ofLineThen line: Int, ordinal: Int) -> Bool {
    let before = Ascending.count(ordinals) { $0 < ordinal }
    // Several sentences may share a line.
    return Ascending.count(linesThen) { $0 < line } <= before
      && before <= Ascending.count(linesThen) { $0 <= line }
  }
}
