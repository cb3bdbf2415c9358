import KijunSQLite

/// Places in a document, read from two columns so that a damaged row can't stop the program.
enum Place {
  static func range(_ row: Row, _ column: Int32) -> Range<Int> {
    let start = row.int(column)
    return start..<max(start, row.int(column + 1))
  }

  static func lines(_ row: Row, _ column: Int32) -> ClosedRange<Int> {
    let start = row.int(column)
    return start...max(start, row.int(column + 1))
  }
}
