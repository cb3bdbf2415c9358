public import KijunGuidelines
import KijunSQLite

/// Sources, as manifests declare them.
extension KnowledgeBase {
  /// Records a source, at its position in its manifest, and returns its id; writes nothing where it is known
  /// just so.
  @discardableResult
  public func declare(_ source: Source, position: Int, manifest: String? = nil) throws -> Int64 {
    try ingest {
      if let known = try self.source(key: source.id) {
        let same = known.source == source && known.position == position && known.manifest == manifest
        if !same {
          try keep(known.id)
          try update(known.id, to: source, position: position, manifest: manifest)
        }
        return known.id
      }
      try connection.run(
        "INSERT INTO sources (key, path, format, platforms, tier, historical, replaces)"
          + " VALUES (?, '', '', '', '', 0, '')", .text(source.id))
      let id = connection.lastInsertRowID
      try update(id, to: source, position: position, manifest: manifest)
      return id
    }
  }

  /// Notes that the manifest no longer names a source. Its documents are for the caller to end.
  public func retire(source key: String) throws {
    try ingest {
      guard let known = try source(key: key), known.position != nil else { return }
      try keep(known.id)
      try connection.run(
        "UPDATE sources SET position = NULL WHERE key = ? AND position IS NOT NULL", .text(key))
      try connection.run("DELETE FROM fetches WHERE source = ?", .text(key))
    }
  }

  /// Keeps a source as it was declared up to now, for questions about the past.
  private func keep(_ id: Int64) throws(SQLiteError) {
    let columns = """
      position, path, format, title, publisher, language, platforms, tier, edition, historical, replaces,
      verified_on, license, url, schedule, manifest
      """
    try connection.run(
      """
      INSERT OR IGNORE INTO source_history (source_id, last_revision, \(columns))
      SELECT id, (SELECT ifnull(max(id), 0) FROM revisions), \(columns) FROM sources WHERE id = ?
      """, .integer(id))
  }

  private func update(
    _ id: Int64, to source: Source, position: Int, manifest: String?
  ) throws(SQLiteError) {
    try connection.run(
      """
      UPDATE sources SET position = ?, path = ?, format = ?, title = ?, publisher = ?, language = ?,
        platforms = ?, tier = ?, edition = ?, historical = ?, replaces = ?, verified_on = ?, license = ?,
        url = ?, schedule = ?, manifest = ? WHERE id = ?
      """,
      .integer(position), .text(source.path), .text(source.format), .text(source.title),
      .text(source.publisher), .text(source.language), .text(JSON.strings(source.platforms).text),
      .text(source.tier), .text(source.edition), .integer(source.historical ? 1 : 0),
      .text(JSON.strings(source.replaces).text), .text(source.verifiedOn?.description),
      .text(source.license), .text(source.url), .text(source.schedule), .text(manifest), .integer(id))
  }
}
