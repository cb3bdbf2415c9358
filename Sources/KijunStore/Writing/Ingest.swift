import KijunSQLite

/// An ingest that is under way: one transaction, and one row of `runs` once there is something to write.
final class Ingest {
  let moment: String?
  var run: Int64?
  var startedAt = ""
  var documents = 0
  var counts = WriteCounts()
  var conceptCounts = ConceptCounts()
  /// The index was emptied because the vocabulary changed, so that every document is to be written anew.
  var isReindexing = false
  var rewritten: Set<Int64> = []
  /// The columns of lengths in which a passage came or went.
  var chunks: Set<Int64> = []

  init(moment: String?) { self.moment = moment }
}

extension KnowledgeBase {
  /// Runs an ingest in one transaction: afterwards the file is in the new state or, if `body` throws, in the
  /// old one. Where nothing has changed nothing is written, not even that there was an ingest.
  ///
  /// `moment` is when it happens, as `2026-09-05T08:00:00Z`; by default now.
  public func ingest<T>(at moment: String? = nil, _ body: () throws -> T) throws -> T {
    guard ingest == nil else { return try body() }
    let ingest = Ingest(moment: moment)
    self.ingest = ingest
    // To look up the row of every reference would slow each insertion down; `check` looks up all of them.
    try attempt { () throws(SQLiteError) in try connection.execute("PRAGMA foreign_keys = OFF") }
    defer {
      try? connection.execute("PRAGMA foreign_keys = ON")
      self.ingest = nil
      // After a rollback the ids in them may come to stand for something else.
      annotations.removeAll()
      contexts.removeAll()
      sectionPaths.removeAll()
      lineShifts.removeAll()
      passageLengths.removeAll()
      conceptsAtPositions.removeAll()
      conceptNumbers.forget()
    }
    return try attemptAny {
      try connection.transaction {
        let result = try body()
        try finish(ingest)
        return result
      }
    }
  }

  /// The run of the current ingest, recorded at the first write.
  func run(of ingest: Ingest) throws(SQLiteError) -> Int64 {
    if let run = ingest.run { return run }
    let now = try connection.first("SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now')") { $0.text(0) }
    let last =
      try connection.first(
        "SELECT max(ingested_at) FROM revisions WHERE id = (SELECT max(id) FROM revisions)"
      ) {
        $0.textOrNil(0)
      } ?? nil
    // A clock that was set back must not put what is new before what was there.
    ingest.startedAt = max(ingest.moment ?? now ?? "", last ?? "")
    try connection.run("INSERT INTO runs (started_at) VALUES (?)", .text(ingest.startedAt))
    let run = connection.lastInsertRowID
    ingest.run = run
    return run
  }

  private func finish(_ ingest: Ingest) throws {
    guard let run = ingest.run else { return }
    try writeConceptGraph(after: ingest)
    try writePassageLengths(after: ingest)
    let counts = ingest.counts
    try connection.run(
      """
      UPDATE runs SET finished_at = ifnull(?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
        documents = ?, passages = ?, claims = ?, rejects = ? WHERE id = ?
      """,
      .text(ingest.moment), .integer(ingest.documents), .integer(counts.passages), .integer(counts.claims),
      .integer(counts.rejects), .integer(run))
  }
}
