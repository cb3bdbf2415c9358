import KijunSQLite

/// Passages on these lines since a revision stood further up before it.
struct LineShift {
  var lines: ClosedRange<Int>
  var shift: Int
}

/// Rows have the line where a passage stood last. Where it stood before is told by what pushed it down since.
extension KnowledgeBase {
  /// Where a line stood in the past that is looked at, of a passage whose row has the line where it stood last.
  func lineThen(_ line: Int, ofPassage passage: Int64, document: Int64) throws(SQLiteError) -> Int {
    guard let past else { return line }
    return try self.line(line, ofPassage: passage, at: past.revision, document: document)
  }

  /// The same at a revision.
  func line(
    _ line: Int, ofPassage passage: Int64, at revision: Int64, document: Int64
  ) throws(SQLiteError) -> Int {
    let last =
      try connection.first("SELECT last_revision FROM main.passages WHERE id = ?", .integer(passage)) {
        $0.int64OrNil(0)
      } ?? nil
    return try self.line(line, at: revision, last: last, document: document)
  }

  /// Where a line stood at a revision.
  ///
  /// - Parameter last: the last revision with its passage; nil where the document still has it.
  func line(_ line: Int, at revision: Int64, last: Int64?, document: Int64) throws(SQLiteError) -> Int {
    var line = line
    for step in try shifts(ofDocument: document) {
      guard step.revision > revision else { break }
      if let last, step.revision > last { continue }
      line -= Self.shift(of: line, in: step.shifts)
    }
    return line
  }

  /// - Parameter shifts: in the order of their lines; no line is in many.
  private static func shift(of line: Int, in shifts: [LineShift]) -> Int {
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].lines.lowerBound <= line { low = middle + 1 } else { high = middle }
    }
    var found = 0
    while low > 0, shifts[low - 1].lines.contains(line) {
      low -= 1
      found = shifts[low].shift
    }
    return found
  }

  /// The latest revision first.
  private func shifts(
    ofDocument document: Int64
  ) throws(SQLiteError) -> [(revision: Int64, shifts: [LineShift])] {
    if let known = lineShifts[document] { return known }
    var steps: [(revision: Int64, shifts: [LineShift])] = []
    let rows = try connection.all(
      """
      SELECT s.revision_id, s.line_first, s.line_last, s.shift FROM main.revisions r
      CROSS JOIN line_shifts s ON s.revision_id = r.id WHERE r.document_id = ? ORDER BY r.id DESC, s.line_first
      """, .integer(document)
    ) { (revision: $0.int64(0), first: $0.int(1), last: $0.int(2), shift: $0.int(3)) }
    for row in rows {
      if steps.last?.revision != row.revision { steps.append((row.revision, [])) }
      steps[steps.count - 1].shifts.append(
        LineShift(lines: row.first...max(row.first, row.last), shift: row.shift))
    }
    lineShifts[document] = steps
    return steps
  }
}
