import KijunGuidelines
import KijunSQLite

extension DocumentWriter {
  /// Where a passage stands; it changes when something is inserted above, and the passage stays the same.
  struct Position: Equatable {
    var section: Int64
    var annotation: Int64
    var block: Int
    var group: Int?
    var ordinal: Int
    var range: Range<Int>
    var lines: ClosedRange<Int>
    var digest: Int
    var locator: String?
    var concepts: String
    var visible: String?
    var cells: String?

    var values: [SQLValue] {
      [
        .integer(section), .integer(annotation), .integer(block), .integer(group), .integer(ordinal),
        .integer(range.lowerBound), .integer(range.upperBound), .integer(lines.lowerBound),
        .integer(lines.upperBound), .integer(digest), .text(locator), .text(concepts), .text(visible),
        .text(cells),
      ]
    }

    static let columns = """
      section_id, annotation_id, block, grp, ordinal, range_start, range_end, line_start, line_end, digest,
      locator, concepts, visible, cells
      """
  }

  /// By what a passage is the same as before: what it says, under which headings, and the words it is found by.
  struct Identity: Hashable {
    var kind: String
    var path: Int
    var quote: String
    var digest: Int
  }

  struct KnownPassage {
    var id: Int64
    var identity: Identity
    var position: Position
  }

  func writePassages(_ paths: (new: [Int], old: [Int64: Int])) throws(SQLiteError) {
    let known = try knownPassages(paths.old)
    var waiting = Waiting(known, key: \.identity)
    let update = try connection.prepare(
      "UPDATE passages SET (\(Position.columns)) = (?,?,?,?,?,?,?,?,?,?,?,?,?,?) WHERE id = ?")
    let insert = try connection.prepare(
      """
      INSERT INTO passages (\(Position.columns), document_id, first_revision, kind, quote)
      VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
      """)
    let index = try connection.prepare(IndexText.insert)
    passages.reserveCapacity(extraction.document.passages.count)

    for (ordinal, passage) in extraction.document.passages.enumerated() {
      let words = IndexText(indexText(ordinal))
      let quote = slice(passage.range)
      let position = try position(of: passage, ordinal: ordinal, quote: quote, digest: words.digest)
      let kind = passage.kind.rawValue
      // While the whole index is made anew, other words for the same passage are no other passage.
      let row = waiting.take(
        Identity(
          kind: kind, path: paths.new[section(passage.section)], quote: quote,
          digest: ingest.isReindexing ? 0 : words.digest))
      if let row {
        if row.position != position { try update.run(position.values + [.integer(row.id)]) }
        passages.append(row.id)
        counts.passagesKept += 1
      } else {
        let revision = try currentRevision()
        try insert.run(
          position.values + [.integer(document), .integer(revision), .text(kind), .text(quote)])
        passages.append(connection.lastInsertRowID)
        counts.passagesAdded += 1
      }
      if row == nil || ingest.isReindexing {
        try index.run([.integer(passages[ordinal]), .text(words.own), .text(words.context)])
      }
    }
    for row in waiting.left {
      try end(row.id, in: "passages")
      counts.passagesRemoved += 1
    }
  }

  private func position(
    of passage: Passage, ordinal: Int, quote: String, digest: Int
  ) throws(SQLiteError) -> Position {
    let annotation = annotation(ordinal)
    let visible = passage.text.string
    return Position(
      section: sections[section(passage.section)],
      annotation: try annotations.id(
        for: AnnotationRows.Content(
          tier: annotation.tier, verifiedOn: annotation.verifiedOn, citation: annotation.citation,
          conditions: annotation.conditions, context: annotation.context)),
      block: passage.block, group: passage.group, ordinal: ordinal, range: passage.range,
      lines: passage.lines, digest: digest, locator: passage.locator,
      concepts: Concepts.join(annotation.concepts), visible: visible == quote ? nil : visible,
      cells: passage.cells.isEmpty ? nil : JSONText.strings(passage.cells.map(\.string)))
  }

  private func knownPassages(_ paths: [Int64: Int]) throws(SQLiteError) -> [KnownPassage] {
    try connection.all(
      """
      SELECT \(Position.columns), id, kind, quote FROM passages
      WHERE document_id = ? AND last_revision IS NULL ORDER BY ordinal
      """, .integer(document)
    ) { row in
      let position = Position(
        section: row.int64(0), annotation: row.int64(1), block: row.int(2), group: row.intOrNil(3),
        ordinal: row.int(4), range: Place.range(row, 5), lines: Place.lines(row, 7), digest: row.int(9),
        locator: row.textOrNil(10), concepts: row.text(11), visible: row.textOrNil(12),
        cells: row.textOrNil(13))
      let identity = Identity(
        kind: row.text(15), path: paths[position.section] ?? -1, quote: row.text(16),
        digest: ingest.isReindexing ? 0 : position.digest)
      return KnownPassage(id: row.int64(14), identity: identity, position: position)
    }
  }
}
