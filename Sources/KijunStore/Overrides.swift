public import KijunGuidelines
import KijunSQLite

/// Declared exceptions. Those by hand have '' as their manifest.
extension KnowledgeBase {
  private static let overrideColumns = "SELECT claim, overridden, reason FROM overrides"

  /// All of them; one that a manifest and a person both declared comes once for each.
  public func overrides() throws(StoreError) -> [Override] {
    try overrides("ORDER BY claim, overridden, manifest", [])
  }

  /// Those in which a claim goes before another.
  public func overrides(by claim: String) throws(StoreError) -> [Override] {
    try overrides("WHERE claim = ? ORDER BY overridden, manifest", [.text(claim)])
  }

  /// Those in which another goes before a claim.
  public func overrides(over claim: String) throws(StoreError) -> [Override] {
    try overrides("WHERE overridden = ? ORDER BY claim, manifest", [.text(claim)])
  }

  /// One by hand, in the place of an earlier one between the same claims.
  public func declare(_ override: Override) throws {
    try ingest { try insert(override, manifest: "") }
  }

  /// Takes one back that was declared by hand. Returns whether there was one.
  public func withdraw(overrideBy claim: String, over overridden: String) throws -> Bool {
    try ingest {
      let changes = connection.totalChanges
      try connection.run(
        "DELETE FROM overrides WHERE claim = ? AND overridden = ? AND manifest = ''", .text(claim),
        .text(overridden))
      return connection.totalChanges > changes
    }
  }

  /// Puts what a manifest declares in the place of what it declared before; writes nothing where that is the same.
  public func replaceOverrides(ofManifest manifest: String, with new: [Override]) throws {
    try ingest {
      let known = try overrides("WHERE manifest = ? ORDER BY claim, overridden", [.text(manifest)])
      let sorted = new.sorted { ($0.claim, $0.overridden) < ($1.claim, $1.overridden) }
      guard known != sorted else { return }
      try connection.run("DELETE FROM overrides WHERE manifest = ?", .text(manifest))
      for override in sorted { try insert(override, manifest: manifest) }
    }
  }

  private func insert(_ override: Override, manifest: String) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO overrides (claim, overridden, manifest, reason, declared_on)
      VALUES (?1, ?2, ?3, ?4, date('now', 'localtime'))
      ON CONFLICT (claim, overridden, manifest) DO UPDATE SET reason = ?4, declared_on = date('now', 'localtime')
      """, .text(override.claim), .text(override.overridden), .text(manifest), .text(override.reason))
  }

  private func overrides(_ condition: String, _ values: [SQLValue]) throws(StoreError) -> [Override] {
    try attempt { () throws(SQLiteError) in
      try connection.prepare("\(Self.overrideColumns) \(condition)").all(values) { row in
        Override(claim: row.text(0), overridden: row.text(1), reason: row.text(2))
      }
    }
  }
}
