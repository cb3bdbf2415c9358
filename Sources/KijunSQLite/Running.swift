/// The usual ways to run a statement; each leaves it reset, however it ends.
extension Statement {
  public func bind(_ values: [SQLValue]) throws(SQLiteError) {
    for (position, value) in values.enumerated() {
      switch value {
      case .null: try bindNull(at: position + 1)
      case .integer(let number): try bind(number, at: position + 1)
      case .real(let number): try bind(number, at: position + 1)
      case .text(let text): try bind(text, at: position + 1)
      case .blob(let bytes): try bind(bytes, at: position + 1)
      }
    }
  }

  public func run(_ values: [SQLValue] = []) throws(SQLiteError) {
    defer { reset() }
    try bind(values)
    while try step() {}
  }

  /// The values that `read` takes from the first row, or nil where there is no row.
  public func first<T>(_ values: [SQLValue] = [], read: (Row) -> T) throws(SQLiteError) -> T? {
    defer { reset() }
    try bind(values)
    return try step() ? read(row) : nil
  }

  /// The values that `read` takes from each row.
  public func all<T>(_ values: [SQLValue] = [], read: (Row) -> T) throws(SQLiteError) -> [T] {
    defer { reset() }
    try bind(values)
    var result: [T] = []
    while try step() { result.append(read(row)) }
    return result
  }

  /// Gives each row to `body`, without keeping any.
  public func forEach(_ values: [SQLValue] = [], _ body: (Row) throws -> Void) throws {
    defer { reset() }
    try bind(values)
    while try step() { try body(row) }
  }
}
