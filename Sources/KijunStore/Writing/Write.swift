public import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  /// Writes what was made of a document. Passages and claims that are as they were keep their rows and ids;
  /// what is gone is kept as history. A document that says what it said before is not written at all.
  ///
  /// - Parameters:
  ///   - text: the document's text in UTF-8, of which the ranges of the extraction are slices.
  ///   - source: the key of a source that was declared.
  ///   - name: the path that the user sees.
  ///   - index: the words by which the passage of that index is found: its own and those around it, each of these with
  ///     `IndexMark.around` behind it.
  @discardableResult
  public func write(
    _ extraction: Extraction, text: [UInt8], source: String, document name: String, state: DocumentState,
    encoding: String, index: (Int) -> String
  ) throws -> WriteCounts {
    var part: Extraction.Part? = Extraction.Part(first: 0)
    part?.annotations = extraction.annotations
    part?.words = extraction.document.passages.indices.map(index)
    part?.claims = extraction.claims
    part?.rejects = extraction.rejects
    part?.citations = extraction.citations
    return try write(
      extraction.document, text: text, source: source, name: name, state: state, encoding: encoding
    ) {
      defer { part = nil }
      return part
    }
  }

  /// The same of a document that is read part by part: `parts` gives the next one, which is written before another is
  /// asked for.
  @discardableResult
  public func write(
    _ document: Document, text: [UInt8], source: String, name: String, state: DocumentState,
    encoding: String, parts: () -> Extraction.Part?
  ) throws -> WriteCounts {
    let values = document
    return try ingest {
      guard let ingest, let sourceID = try self.source(key: source)?.id else {
        throw StoreError.unknownSource(key: source)
      }
      let document = try record(
        name, of: sourceID, title: values.title, language: values.language,
        encoding: encoding)
      let previous = try latestRevision(of: document)
      let writer = DocumentWriter(
        connection: connection, concepts: conceptNumbers, ingest: ingest, document: document,
        values: values, text: text,
        previous: previous, isSameText: previous?.state?.hash == state.hash,
        keptKeys: keptKeys(source, name), stamps: try StampStates(connection)
      ) { () throws(SQLiteError) in
        try self.addRevision(of: document, after: previous, state, ingest)
      }
      try writer.write(parts)
      if previous?.state?.hash != state.hash || previous?.state?.extractor != state.extractor {
        _ = try writer.currentRevision()
      } else if !writer.hasNewRevision {
        try note(state, on: previous)
      }
      ingest.documents += 1
      ingest.rewritten.insert(document)
      ingest.counts += writer.counts
      return writer.counts
    }
  }

  /// Notes that a file was touched but holds what it held, so that it need not be read again next time.
  public func note(_ state: DocumentState, source key: String, name: String) throws {
    try ingest {
      guard let document = try document(source: key, name: name) else { return }
      try note(state, on: try latestRevision(of: document.id))
    }
  }

  /// Marks a document as gone, with all that was in it; its history stays.
  @discardableResult
  public func end(document: Int64) throws -> WriteCounts {
    try ingest {
      var counts = WriteCounts()
      guard let ingest, let previous = try latestRevision(of: document), previous.state != nil else {
        return counts
      }
      _ = try addRevision(of: document, after: previous, nil, ingest)
      let gone = try connection.all(
        """
        SELECT p.id, p.concepts, c.concepts \(Revision.passages) CROSS JOIN contexts c ON c.id = p.context_id
        WHERE r.document_id = ? AND p.last_revision IS NULL
        """, .integer(document)
      ) { (id: $0.int64(0), own: $0.blob(1), context: $0.blob(2)) }
      for passage in gone {
        ingest.chunks.insert(PassageLengths.chunk(of: passage.id))
        if !ingest.isReindexing {
          ingest.conceptCounts.remove(own: passage.own, context: passage.context)
        }
      }
      for table in ["citations", "rejects", "claims", "passages", "sections"] {
        let isOfDocument =
          table == "passages" || table == "sections"
          ? "document_id = ?2" : "id IN (SELECT c.id \(Revision.remarks(table)) WHERE r.document_id = ?2)"
        try connection.run(
          "UPDATE \(table) SET last_revision = ?1 WHERE \(isOfDocument) AND last_revision IS NULL",
          .integer(previous.id), .integer(document))
        if table == "claims" { counts.claimsRemoved = connection.changes }
        if table == "passages" { counts.passagesRemoved = connection.changes }
      }
      ingest.documents += 1
      ingest.counts += counts
      return counts
    }
  }

  private func note(_ state: DocumentState, on revision: Revision?) throws(SQLiteError) {
    guard let revision, let known = revision.state, known.hash == state.hash, known != state else { return }
    try connection.run(
      "UPDATE revisions SET size = ?, modified_ns = ? WHERE id = ?", .integer(state.size),
      .integer(state.modifiedNanoseconds), .integer(revision.id))
  }

  private func record(
    _ name: String, of source: Int64, title: String?, language: String?, encoding: String
  ) throws(SQLiteError) -> Int64 {
    let known = try connection.first(
      "SELECT id FROM documents WHERE source_id = ? AND name = ?", .integer(source), .text(name)
    ) { $0.int64(0) }
    guard let known else {
      try connection.run(
        "INSERT INTO documents (source_id, name, title, language, encoding) VALUES (?, ?, ?, ?, ?)",
        .integer(source), .text(name), .text(title), .text(language), .text(encoding))
      return connection.lastInsertRowID
    }
    try connection.run(
      """
      UPDATE documents SET title = ?1, language = ?2, encoding = ?3
      WHERE id = ?4 AND (title IS NOT ?1 OR language IS NOT ?2 OR encoding <> ?3)
      """, .text(title), .text(language), .text(encoding), .integer(known))
    return known
  }
}
