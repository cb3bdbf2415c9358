import KijunSQLite

/// What the stamps say of a claim: they hold for the value that they were given for, and for no other.
struct StampStates {
  struct State: Equatable {
    /// The last day on which this value was checked.
    var stampedOn: String?
    /// Where only another value was checked, the last day of that.
    var lapsedOn: String?

    /// Together with the day of a document, where that has lapsed.
    func with(lapsedOn day: String?) -> State {
      guard stampedOn == nil, let day else { return self }
      return State(lapsedOn: max(lapsedOn ?? day, day))
    }
  }

  private let connection: Connection
  private let hasAny: Bool

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    hasAny = try connection.first("SELECT 1 FROM stamps LIMIT 1") { $0.int(0) } != nil
  }

  /// - Parameter value: the mark of the value, see `Value.mark`.
  func state(of key: String, value: String) throws(SQLiteError) -> State {
    guard hasAny else { return State() }
    let stamps = try connection.all("SELECT verified_on, value FROM stamps WHERE claim = ?", .text(key)) {
      (on: $0.text(0), value: $0.text(1))
    }
    if let on = stamps.filter({ $0.value == value }).map(\.on).max() { return State(stampedOn: on) }
    return State(lapsedOn: stamps.map(\.on).max())
  }
}
