import KijunSQLite

/// What the address of a source gave, and by what its server knows that version.
public struct Fetch: Sendable, Equatable {
  /// The key of the source.
  public var source: String
  public var url: String
  /// Of the document.
  public var name: String
  /// By the name that a manifest gives it; nil where the text has to tell.
  public var format: String?
  public var entityTag: String?
  public var lastModified: String?
  /// When it was fetched; empty for now.
  public var fetchedAt: String
  public var body: [UInt8]

  public init(
    source: String, url: String, name: String, format: String?, entityTag: String?, lastModified: String?,
    fetchedAt: String, body: [UInt8]
  ) {
    self.source = source
    self.url = url
    self.name = name
    self.format = format
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.fetchedAt = fetchedAt
    self.body = body
  }
}

extension KnowledgeBase {
  public func fetch(ofSource key: String) throws(StoreError) -> Fetch? {
    try fetches("WHERE source = ?", [.text(key)]).first
  }

  public func fetches() throws(StoreError) -> [Fetch] { try fetches("ORDER BY source", []) }

  /// In the place of the one that was there.
  public func save(_ fetch: Fetch) throws {
    try ingest {
      try connection.run(
        """
        INSERT INTO fetches (source, url, name, format, entity_tag, last_modified, fetched_at, body)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ifnull(nullif(?7, ''), strftime('%Y-%m-%dT%H:%M:%SZ', 'now')), ?8)
        ON CONFLICT (source) DO UPDATE SET url = ?2, name = ?3, format = ?4, entity_tag = ?5, last_modified = ?6,
          fetched_at = excluded.fetched_at, body = ?8
        """, .text(fetch.source), .text(fetch.url), .text(fetch.name), .text(fetch.format),
        .text(fetch.entityTag),
        .text(fetch.lastModified), .text(fetch.fetchedAt), .blob(fetch.body))
    }
  }

  private func fetches(_ condition: String, _ values: [SQLValue]) throws(StoreError) -> [Fetch] {
    try attempt { () throws(SQLiteError) in
      try connection.prepare(
        "SELECT source, url, name, format, entity_tag, last_modified, fetched_at, body FROM fetches \(condition)"
      ).all(values) { row in
        Fetch(
          source: row.text(0), url: row.text(1), name: row.text(2), format: row.textOrNil(3),
          entityTag: row.textOrNil(4), lastModified: row.textOrNil(5), fetchedAt: row.text(6),
          body: row.blob(7))
      }
    }
  }
}
