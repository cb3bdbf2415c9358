extension Connection {
  /// Runs `body` in a transaction that may write: all of it is kept or, when it throws, none.
  ///
  /// Takes the write lock at once, so that it can't fail half-way because another process writes. Within a
  /// transaction it joins that one.
  public func transaction<T>(_ body: () throws -> T) throws -> T {
    try within("BEGIN IMMEDIATE", body)
  }

  /// Runs `body` on one unchanging state of the database, and with fewer locks than one query at a time takes.
  public func snapshot<T>(_ body: () throws -> T) throws -> T {
    try within("BEGIN", body)
  }

  private func within<T>(_ begin: String, _ body: () throws -> T) throws -> T {
    if isInTransaction { return try body() }
    try execute(begin)
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite has rolled back by itself after some errors, such as a full disk. What is thrown is the cause,
      // not a failure to clean up after it.
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }
}
