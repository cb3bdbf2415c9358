import KijunGuidelines
import KijunSQLite

extension DocumentWriter {
  /// Where a passage stands; it changes when something is inserted above, and the passage stays the same.
  struct Position: Equatable {
    var section: Int64
    var annotation: Int64
    var context: Int64
    var blockOffset: Int
    var group: Int?
    var ordinal: Int
    var start: Int
    var line: Int
    var linesMore: Int
    var digest: Int
    var locator: String?
    var concepts: [UInt8]
    var visible: String?
    var cells: String?

    static let columns = """
      section_id, annotation_id, context_id, block_offset, grp, ordinal, range_start, line_start, line_more, digest,
      locator, concepts, visible, cells
      """

    var values: [SQLValue] {
      [
        .integer(section), .integer(annotation), .integer(context), .integer(blockOffset), .integer(group),
        .integer(ordinal),
        .integer(start), .integer(line), .integer(linesMore), .integer(digest), .text(locator),
        .blob(concepts), .text(visible), .text(cells),
      ]
    }
  }

  /// By what a passage is the same as before: what it says, under which headings, and the words it is found by.
  struct Identity: Hashable {
    var kind: Int
    var path: Int
    var quote: ExactText
    var digest: Int
  }

  struct KnownPassage {
    var id: Int64
    var identity: Identity
    var position: Position
  }

  func writePassages(_ part: Extraction.Part, _ paths: SectionPaths) throws(SQLiteError) {
    let known = try previous == nil ? [] : knownPassages(paths.old)
    oldPassages = OldPassages(known, paths)
    var shifts = LineShifts()
    var waiting = Waiting(known, key: \.identity)
    var linesBefore: [Int] = []
    let update = try connection.prepare(
      "UPDATE passages SET (\(Position.columns)) = (?,?,?,?,?,?,?,?,?,?,?,?,?,?) WHERE id = ?")
    let insert = try connection.prepare(
      """
      INSERT INTO passages (\(Position.columns), document_id, first_revision, kind, quote)
      VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
      """)
    let index = try connection.prepare(IndexText.insert)
    passages.reserveCapacity(values.passages.count)

    for (place, annotation) in part.annotations.enumerated() {
      let ordinal = part.first + place
      let passage = passage(ordinal)
      let words = IndexText(part.words[place])
      let quote = slice(passage.range)
      let position = try position(
        of: passage, annotation, ordinal: ordinal, quote: quote, digest: words.digest)
      let kind = passage.kind.number
      // While the whole index is made anew, other words for the same passage are no other passage.
      let row = waiting.take(
        Identity(
          kind: kind, path: paths.new[section(passage.section)], quote: ExactText(quote),
          digest: ingest.isReindexing ? 0 : words.digest))
      if let row {
        if row.position != position { try update.run(position.values + [.integer(row.id)]) }
        if row.position.annotation != position.annotation { try keepAnnotation(of: row) }
        shifts.add(
          position.line...position.line + position.linesMore, shift: position.line - row.position.line)
        linesBefore.append(row.position.line)
        passages.append(row.id)
        counts.passagesKept += 1
      } else {
        let revision = try currentRevision()
        try insert.run(
          position.values + [.integer(document), .integer(revision), .integer(kind), .text(quote)])
        let id = connection.lastInsertRowID
        passages.append(id)
        added = (added?.first ?? id, id)
        counts.passagesAdded += 1
      }
      if row == nil || ingest.isReindexing {
        ingest.chunks.insert(PassageLengths.chunk(of: passages[ordinal]))
        try index.run([.integer(passages[ordinal]), .text(words.text)])
        ingest.conceptCounts.add(own: position.concepts, context: contexts.bytes)
      }
    }
    for row in waiting.left {
      try end(row.id, in: "passages")
      ingest.chunks.insert(PassageLengths.chunk(of: row.id))
      if !ingest.isReindexing {
        ingest.conceptCounts.remove(
          own: row.position.concepts, context: try contexts.bytes(of: row.position.context))
      }
      counts.passagesRemoved += 1
    }
    counts.passagesMoved += Rising.outside(linesBefore, <=)
    try write(shifts)
  }

  /// By the first and last of its passages a revision finds all of them.
  func noteFirstAndLast() throws(SQLiteError) {
    guard let added else { return }
    try connection.run(
      "UPDATE revisions SET first_passage = ?, last_passage = ? WHERE id = ?", .integer(added.first),
      .integer(added.last), .integer(try currentRevision()))
  }

  /// How many passages stand before one in its block.
  private func offset(inBlock block: Int, _ ordinal: Int) -> Int {
    guard block >= 0 else { return 0 }
    while firstOfBlock.count <= block { firstOfBlock.append(-1) }
    if firstOfBlock[block] < 0 { firstOfBlock[block] = Int32(ordinal) }
    return ordinal - Int(firstOfBlock[block])
  }

  private func position(
    of passage: Passage, _ annotation: Extraction.Annotation, ordinal: Int, quote: String, digest: Int
  ) throws(SQLiteError) -> Position {
    let bytes = Array(quote.utf8)
    let start = passage.range.lowerBound
    return Position(
      section: sections[section(passage.section)],
      annotation: try annotations.id(
        for: AnnotationRows.Content(
          tier: annotation.tier, verifiedOn: annotation.verifiedOn, citation: annotation.citation,
          conditions: annotation.conditions)),
      context: try contexts.id(for: annotation.context), blockOffset: offset(inBlock: passage.block, ordinal),
      group: passage.group, ordinal: ordinal, start: start,
      line: passage.lines.lowerBound, linesMore: passage.lines.upperBound - passage.lines.lowerBound,
      digest: digest, locator: passage.locator, concepts: try concepts.join(annotation.concepts),
      visible: Excerpt.encode(passage.text, quote: bytes, start: start),
      cells: Excerpt.encode(cells: passage.cells, quote: bytes, start: start))
  }

  private func knownPassages(_ paths: [Int64: Int]) throws(SQLiteError) -> [KnownPassage] {
    try connection.all(
      """
      SELECT \(Position.columns), p.id, kind, quote \(Revision.passages)
      WHERE r.document_id = ? AND last_revision IS NULL ORDER BY ordinal
      """, .integer(document)
    ) { row in
      let position = Position(
        section: row.int64(0), annotation: row.int64(1), context: row.int64(2), blockOffset: row.int(3),
        group: row.intOrNil(4), ordinal: row.int(5), start: row.int(6), line: row.int(7),
        linesMore: row.int(8), digest: row.int(9), locator: row.textOrNil(10), concepts: row.blob(11),
        visible: row.textOrNil(12), cells: row.textOrNil(13))
      let identity = Identity(
        kind: row.int(15), path: paths[position.section] ?? -1, quote: ExactText(row.text(16)),
        digest: ingest.isReindexing ? 0 : position.digest)
      return KnownPassage(id: row.int64(14), identity: identity, position: position)
    }
  }
}
