import KijunSQLite

/// By what an ingest sees which of many files have changed: one query for all of them.
extension KnowledgeBase {
  /// The files that users have named without a manifest, by their absolute paths.
  ///
  /// - Parameters:
  ///   - folder: only those in it.
  ///   - isMost: whether that is most of all.
  ///   - position: that of such sources.
  ///   - extractors: what would make claims out of a file today, by its tier. Files of other tiers are not the same work.
  public func knownFiles(
    in folder: String? = nil, isMost: Bool = false, position: Int,
    extractors: [(tier: String, extractor: String)]
  ) throws -> KnownFiles {
    // Beside the documents of a manifest there may be none, or a few, for which not all states have to be read.
    let isMost = try isMost || folder == nil && namedFileCount(atMost: Self.few) == Self.few
    if isMost, let files = try allFiles(in: folder, position, extractors) { return files }
    let cases = extractors.map { _ in "WHEN ? THEN r.extractor = ?" }.joined(separator: " ")
    let isSame = cases.isEmpty ? "0" : "s.position = ? AND CASE s.tier \(cases) ELSE 0 END"
    var values: [SQLValue] = cases.isEmpty ? [] : [.integer(position)]
    for (tier, extractor) in extractors { values += [.text(tier), .text(extractor)] }
    var place = ""
    if let folder {
      // All paths that begin with the folder and a slash, whose successor is a zero.
      let start = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      place = "AND s.path > ? AND s.path < ?"
      values += [.text(start + "/"), .text(start + "0")]
    }
    return try knownFiles(
      """
      SELECT s.path, s.id, d.id, r.number, r.hash IS NULL, r.size, r.modified_ns, \(isSame)
      FROM sources s LEFT JOIN documents d ON d.source_id = s.id LEFT JOIN revisions r ON r.document_id = d.id
      WHERE s.manifest IS NULL AND s.position IS NOT NULL \(place)
      """, values)
  }

  private static let few = 1_000

  /// How many sources there are without a manifest.
  private func namedFileCount(atMost limit: Int) throws -> Int {
    try attempt { () throws(SQLiteError) in
      try connection.first(
        """
        SELECT count(*) FROM (SELECT 1 FROM sources WHERE manifest IS NULL AND position IS NOT NULL LIMIT ?)
        """, .integer(Int64(limit))
      ) { $0.int(0) } ?? 0
    }
  }

  private func allFiles(
    in folder: String?, _ position: Int, _ extractors: [(tier: String, extractor: String)]
  ) throws -> KnownFiles? {
    try attemptAny {
      guard let states = try NewestStates(connection, extractors: extractors.map(\.extractor)) else {
        return nil
      }
      var documents: [Int64: Int64] = [:]
      var inOrder: [Int64] = [0]
      // Sources and their documents are mostly made in turns, and have the same ids.
      try connection.prepare("SELECT id, source_id FROM documents").forEach([]) { row in
        let (document, source) = (row.int64(0), row.int64(1))
        if source == Int64(inOrder.count) { inOrder.append(document) } else { documents[source] = document }
      }
      let cases = extractors.indices.map { "WHEN ? THEN \($0)" }.joined(separator: " ")
      let tier =
        cases.isEmpty ? "-1" : "CASE WHEN position <> ? THEN -1 ELSE CASE tier \(cases) ELSE -1 END END"
      var values: [SQLValue] = cases.isEmpty ? [] : [.integer(position)]
      values += extractors.map { .text($0.tier) }
      let start = folder.map { ($0.hasSuffix("/") ? String($0.dropLast()) : $0) }
      if let start { values += [.text(start + "/"), .text(start + "0")] }
      var files = KnownFiles()
      try connection.prepare(
        """
        SELECT path, id, \(tier) FROM sources WHERE manifest IS NULL AND position IS NOT NULL
          \(start == nil ? "" : "AND path > ? AND path < ?")
        """
      ).forEach(values) { row in
        let source = row.int64(1)
        let document =
          documents[source] ?? (inOrder.indices.contains(Int(source)) ? inOrder[Int(source)] : nil)
        let file = states.file(source: source, document: document, extractor: row.int64(2))
        unsafe row.withBytes(0) { unsafe files.add($0, file) }
      }
      return files
    }
  }

  /// The documents of a source that are there, by their names.
  public func knownFiles(ofSource key: String, extractor: String) throws -> KnownFiles {
    if let files = try mostFiles(ofSource: key, extractor) { return files }
    return try knownFiles(
      """
      SELECT d.name, d.source_id, d.id, r.number, r.hash IS NULL, r.size, r.modified_ns, r.extractor = ?
      FROM documents d JOIN revisions r ON r.document_id = d.id
      WHERE d.source_id = (SELECT id FROM sources WHERE key = ?)
      """, [.text(extractor), .text(key)])
  }

  /// nil where a source has not most of all documents.
  private func mostFiles(ofSource key: String, _ extractor: String) throws -> KnownFiles? {
    try attemptAny {
      let source = try connection.first("SELECT id FROM sources WHERE key = ?", .text(key)) { $0.int64(0) }
      guard let source else { return nil }
      let bounds = try connection.first(
        "SELECT count(*), (SELECT count(*) FROM documents) FROM documents WHERE source_id = ?",
        .integer(source)
      ) { ($0.int(0), $0.int(1)) }
      guard let (own, all) = bounds, own > Self.few, own * 2 > all,
        let states = try NewestStates(connection, extractors: [extractor])
      else { return nil }
      var files = KnownFiles()
      try connection.prepare("SELECT name, id FROM documents WHERE source_id = ? ORDER BY name")
        .forEach([.integer(source)]) { row in
          let file = states.file(source: source, document: row.int64(1), extractor: 0)
          unsafe row.withBytes(0) { unsafe files.add($0, file) }
        }
      return files
    }
  }

  /// Rows are all revisions of each document, of which the newest counts: to look for it in the query takes longer.
  private func knownFiles(_ sql: String, _ values: [SQLValue]) throws -> KnownFiles {
    try attemptAny {
      var files = KnownFiles()
      var last: (document: Int64?, number: Int64) = (nil, 0)
      try connection.prepare(sql).forEach(values) { row in
        let (document, number) = (row.int64OrNil(2), row.int64(3))
        let file = KnownFiles.File(
          source: row.int64(1), document: row.int64(4) != 0 ? nil : document, size: row.int(5),
          modifiedNanoseconds: row.int64(6), isSameWork: row.int64(7) != 0)
        if document == nil || document != last.document {
          unsafe row.withBytes(0) { unsafe files.add($0, file) }
        } else if number > last.number {
          files.replaceLast(file)
        } else {
          return
        }
        last = (document, number)
      }
      return files
    }
  }

  /// The manifests whose sources are there, in their order.
  public func manifests() throws(StoreError) -> [String] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        """
        SELECT manifest FROM sources WHERE position IS NOT NULL AND manifest IS NOT NULL
        GROUP BY manifest ORDER BY min(position), min(key)
        """
      ) { $0.text(0) }
    }
  }

  /// The sources that a manifest names, by the last ingest of it.
  public func sources(ofManifest manifest: String) throws(StoreError) -> [StoredSource] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        "\(Self.sourceColumns) WHERE manifest = ? AND position IS NOT NULL ORDER BY position, key",
        .text(manifest), read: Self.source)
    }
  }
}
