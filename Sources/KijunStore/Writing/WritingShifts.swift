import KijunSQLite

/// How far passages that stay have moved down, as few ranges of lines.
struct LineShifts {
  private(set) var ranges: [(lines: ClosedRange<Int>, shift: Int)] = []
  private var last: (lines: ClosedRange<Int>, shift: Int)?

  /// In the order of the document.
  mutating func add(_ lines: ClosedRange<Int>, shift: Int) {
    if let last, last.shift == shift, lines.lowerBound >= last.lines.lowerBound {
      self.last = (last.lines.lowerBound...max(last.lines.upperBound, lines.upperBound), shift)
    } else {
      close()
      last = (lines, shift)
    }
  }

  mutating func close() {
    if let last, last.shift != 0 { ranges.append(last) }
    last = nil
  }
}

extension DocumentWriter {
  func write(_ shifts: LineShifts) throws(SQLiteError) {
    var shifts = shifts
    shifts.close()
    for (lines, shift) in shifts.ranges {
      try connection.run(
        "INSERT OR IGNORE INTO line_shifts (revision_id, line_first, line_last, shift) VALUES (?, ?, ?, ?)",
        .integer(try currentRevision()), .integer(lines.lowerBound), .integer(lines.upperBound),
        .integer(shift))
    }
  }

  /// Keeps what was known of a passage up to now.
  func keepAnnotation(of passage: KnownPassage) throws(SQLiteError) {
    guard let previous else { return }
    try connection.run(
      "INSERT OR IGNORE INTO passage_annotations (passage_id, last_revision, annotation_id) VALUES (?, ?, ?)",
      .integer(passage.id), .integer(previous.id), .integer(passage.position.annotation))
  }
}
