import KijunSQLite

extension KnowledgeBase {
  private static let documentColumns = """
    SELECT d.id, d.source_id, s.key, d.name, d.title, d.language, d.encoding, r.number, r.hash, r.size,
      r.modified_ns, r.extractor, r.ingested_at
    FROM documents d JOIN sources s ON s.id = d.source_id JOIN revisions r ON r.document_id = d.id
      AND r.number = (SELECT max(number) FROM revisions WHERE document_id = d.id)
    """

  /// All documents that are there, in the order of their sources and names.
  public func documents() throws(StoreError) -> [StoredDocument] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        "\(Self.documentColumns) WHERE r.hash IS NOT NULL ORDER BY s.position IS NULL, s.position, s.key, d.name",
        read: Self.document)
    }
  }

  /// Documents that are there, in the order of their ids, so that a long list can be read page by page.
  public func documents(after id: Int64, limit: Int) throws(StoreError) -> [StoredDocument] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        "\(Self.documentColumns) WHERE r.hash IS NOT NULL AND d.id > ? ORDER BY d.id LIMIT ?", .integer(id),
        .integer(limit), read: Self.document)
    }
  }

  /// Whether a document of that name is there.
  public func hasDocument(_ name: String) throws(StoreError) -> Bool {
    try attempt { () throws(SQLiteError) in
      try connection.first(
        "\(Self.documentColumns) WHERE d.name = ? AND r.hash IS NOT NULL", .text(name), read: { _ in true })
        ?? false
    }
  }

  /// The documents of one source that are there.
  public func documents(ofSource key: String) throws(StoreError) -> [StoredDocument] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        "\(Self.documentColumns) WHERE s.key = ? AND r.hash IS NOT NULL ORDER BY d.name", .text(key),
        read: Self.document)
    }
  }

  /// A document, also one that is gone.
  public func document(id: Int64) throws(StoreError) -> StoredDocument? {
    try attempt { () throws(SQLiteError) in
      try connection.first("\(Self.documentColumns) WHERE d.id = ?", .integer(id), read: Self.document)
    }
  }

  /// A document, also one that is gone.
  public func document(source key: String, name: String) throws(StoreError) -> StoredDocument? {
    try attempt { () throws(SQLiteError) in
      try connection.first(
        "\(Self.documentColumns) WHERE s.key = ? AND d.name = ?", .text(key), .text(name), read: Self.document
      )
    }
  }

  /// What is known of a document's last ingest: where that is still true, there is nothing to read or write.
  ///
  /// nil for an unknown document, one that is gone, and each that must be written again because the
  /// vocabulary changed in this ingest.
  public func documentState(source key: String, name: String) throws(StoreError) -> DocumentState? {
    guard let document = try document(source: key, name: name) else { return nil }
    if let ingest, ingest.isReindexing, !ingest.rewritten.contains(document.id) { return nil }
    return document.state
  }

  private static func document(_ row: Row) -> StoredDocument {
    StoredDocument(
      id: row.int64(0), sourceID: row.int64(1), source: row.text(2), name: row.text(3),
      title: row.textOrNil(4), language: row.textOrNil(5), encoding: row.text(6), revision: row.int(7),
      state: row.textOrNil(8).map {
        DocumentState(
          hash: $0, size: row.int(9), modifiedNanoseconds: row.int64(10), extractor: row.text(11))
      },
      ingestedAt: row.text(12))
  }

  /// The ids of the documents whose path, title or publisher has a name in it, whatever marks stand between its
  /// letters: `antdesign` is in `ant-design/docs/font.md`.
  public func documents(named squeezed: String, limit: Int = 2_000) throws(StoreError) -> [Int64] {
    func plain(_ column: String) -> String {
      ["-", "_", ".", " "].reduce("lower(\(column))") { "replace(\($0), '\($1)', '')" }
    }
    let columns = ["d.name", "ifnull(d.title, '')", "ifnull(s.title, '')", "ifnull(s.publisher, '')"]
    let test = columns.map { "instr(\(plain($0)), ?1) > 0" }.joined(separator: " OR ")
    return try attempt { () throws(SQLiteError) in
      try connection.all(
        "SELECT d.id FROM documents d JOIN sources s ON s.id = d.source_id WHERE \(test) LIMIT ?2",
        .text(squeezed), .integer(limit)
      ) { $0.int64(0) }
    }
  }

  /// How many documents there are, those that are gone included.
  public func documentCount() throws(StoreError) -> Int {
    try attempt { () throws(SQLiteError) in
      try connection.first("SELECT count(*) FROM documents") { $0.int(0) } ?? 0
    }
  }
}
