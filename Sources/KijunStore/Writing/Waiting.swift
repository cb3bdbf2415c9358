/// Rows of the last revision that wait to be recognised in the new one: equal ones in their order.
struct Waiting<Key: Hashable, Row> {
  private var rows: [Key: [Row]] = [:]

  /// `rows` in the order of the document.
  init(_ rows: [Row], key: (Row) -> Key) {
    // The last first, since taking from the end of an array is what costs nothing.
    for row in rows.reversed() { self.rows[key(row), default: []].append(row) }
  }

  var isEmpty: Bool { rows.isEmpty }

  mutating func take(_ key: @autoclosure () -> Key) -> Row? {
    guard !rows.isEmpty else { return nil }
    return rows[key()]?.popLast()
  }

  /// Those that nothing took.
  var left: [Row] { rows.values.flatMap { $0 } }
}
