public import KijunStore

extension StoredClaim {
  /// The value in one line, such as `≥ 68 pt`.
  public var statement: String { Statement.of(value) }
}
