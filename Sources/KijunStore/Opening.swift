import KijunSQLite

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension KnowledgeBase {
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Checks whose file this is and of which version, and brings an older one up to date where that is allowed.
  func prepare() throws(StoreError) {
    let latest = Migration.latest
    let version = try attempt { () throws(SQLiteError) in try identity() }
    let path = path
    if version.application == 0 && version.user == 0 {
      let tables = try attempt { () throws(SQLiteError) in
        try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) }
      }
      guard tables == 0 else { throw .anotherApplication(path: path) }
      guard connection.access != .readOnly else { throw .empty(path: path) }
    } else {
      guard version.application == Self.applicationID else { throw .anotherApplication(path: path) }
    }
    guard version.user <= latest else { throw .newer(path: path, version: version.user, supported: latest) }
    guard connection.access != .readOnly else {
      guard version.user == latest else { throw .older(path: path, version: version.user, needed: latest) }
      return
    }
    do {
      // Write-ahead logging leaves files beside the database, without which it can't be read from a folder
      // that is read-only.
      try connection.execute("PRAGMA journal_mode = DELETE; PRAGMA cache_size = -32000")
      // A file that is new holds nothing yet that could be lost with the power of the machine; when it is opened
      // the next time, every ingest waits for the disk again.
      if version.user == 0 { try connection.execute("PRAGMA synchronous = OFF") }
      if version.user < latest { try migrate() }
    } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    } catch {
      throw .damaged(path: path, detail: "\(error)")
    }
  }

  private func identity() throws(SQLiteError) -> (application: Int, user: Int) {
    let application = try connection.first("PRAGMA application_id") { $0.int(0) }
    let user = try connection.first("PRAGMA user_version") { $0.int(0) }
    return (application ?? 0, user ?? 0)
  }

  private func migrate() throws {
    for migration in Migration.all {
      try connection.transaction {
        // Another process may have been here between our look at the version and the lock.
        guard try identity().user < migration.number else { return }
        try connection.execute(migration.sql)
        try connection.run(
          "INSERT INTO migrations (number, name, applied_at) VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))",
          .integer(migration.number), .text(migration.name))
        try connection.execute(
          "PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(migration.number)")
      }
    }
  }
}
