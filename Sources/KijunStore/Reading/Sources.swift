import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  static let sourceColumns = """
    SELECT id, key, position, path, format, title, publisher, language, platforms, tier, edition, historical,
      replaces, verified_on, license, url, schedule, manifest FROM sources
    """

  /// All sources, in the order of the manifest, those that it no longer names last.
  public func sources() throws(StoreError) -> [StoredSource] {
    try attempt { () throws(SQLiteError) in
      try connection.all("\(Self.sourceColumns) ORDER BY position IS NULL, position, key", read: Self.source)
    }
  }

  public func source(key: String) throws(StoreError) -> StoredSource? {
    try attempt { () throws(SQLiteError) in
      try connection.first("\(Self.sourceColumns) WHERE key = ?", .text(key), read: Self.source)
    }
  }

  public func source(id: Int64) throws(StoreError) -> StoredSource? {
    try attempt { () throws(SQLiteError) in
      try connection.first("\(Self.sourceColumns) WHERE id = ?", .integer(id), read: Self.source)
    }
  }

  static func source(_ row: Row) -> StoredSource {
    StoredSource(
      id: row.int64(0),
      source: Source(
        id: row.text(1), path: row.text(3), format: row.text(4), title: row.textOrNil(5),
        publisher: row.textOrNil(6), language: row.textOrNil(7),
        platforms: JSON(row.text(8))?.strings ?? [],
        tier: row.text(9), edition: row.textOrNil(10), historical: row.int(11) != 0,
        replaces: JSON(row.text(12))?.strings ?? [],
        verifiedOn: row.textOrNil(13).flatMap { CalendarDate(iso: $0) }, license: row.textOrNil(14),
        url: row.textOrNil(15), schedule: row.textOrNil(16)),
      position: row.intOrNil(2), manifest: row.textOrNil(17))
  }
}
