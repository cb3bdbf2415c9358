import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  private static let claimColumns = columns(from: "")
  /// The same of everything that was ever said, though a past day is looked at.
  private static let everyClaimColumns = columns(from: "main.")

  private static func columns(from schema: String) -> String {
    """
    SELECT c.id, c.key, p.document_id, c.passage_id, p.section_id, c.annotation_id, c.subject, c.property,
      c.subject_concepts, c.property_concepts, c.kind, c.text, c.numbers, c.unit, c.comparator, c.role,
      c.modality, \(Place.columns(of: "c")), p.locator, c.quote, p.quote, p.range_start, p.line_start,
      c.first_revision, c.last_revision, p.context_id, c.stamped_on, c.lapsed_on
    FROM \(schema)claims c CROSS JOIN \(schema)passages p ON p.id = c.passage_id
    """
  }

  /// The claim of that key as it is now.
  public func claim(key: String) throws(StoreError) -> StoredClaim? {
    try claims("WHERE c.key = ? AND ifnull(c.last_revision, 0) = 0", [.text(key)]).first
  }

  public func claim(id: Int64) throws(StoreError) -> StoredClaim? {
    try claims("WHERE c.id = ?", [.integer(id)]).first
  }

  /// Everything that was ever said under that key, the newest first.
  public func history(ofClaim key: String) throws(StoreError) -> [StoredClaim] {
    let there = try claims("WHERE c.key = ? ORDER BY c.first_revision DESC", [.text(key)])
    // A past day shows the tables without what had ended by then.
    return try past == nil ? there : there + endedClaims(where: "c.key = ?", [.text(key)])
  }

  /// The claims of these passages, in the order of the passages and then of the text.
  public func claims(ofPassages passages: [Int64]) throws(StoreError) -> [StoredClaim] {
    var result: [StoredClaim] = []
    for passage in passages {
      result += try claims(
        "WHERE c.passage_id = ? AND c.last_revision IS NULL ORDER BY c.byte_offset, c.id", [.integer(passage)]
      )
    }
    return result
  }

  /// The claims whose value has this number in it.
  public func claims(withNumber number: Double, limit: Int = 1000) throws(StoreError) -> [StoredClaim] {
    try claims(
      """
      WHERE c.id IN (SELECT claim_id FROM claim_numbers WHERE number = ?) AND c.last_revision IS NULL
      ORDER BY c.id LIMIT ?
      """, [.real(number), .integer(limit)])
  }

  /// The claims whose value is this colour, as `#RRGGBB`.
  public func claims(withColor color: String, limit: Int = 1000) throws(StoreError) -> [StoredClaim] {
    try claims(
      "WHERE c.kind = 'color' AND c.text = ? AND c.last_revision IS NULL ORDER BY c.id LIMIT ?",
      [.text(color), .integer(limit)])
  }

  /// Gives each claim that passes the filter to `body`, by source, document and line, without keeping any.
  public func forEachClaim(_ filter: ClaimFilter = ClaimFilter(), _ body: (StoredClaim) throws -> Void) throws
  {
    try attemptAny {
      let statement = try connection.prepare(
        """
        \(Self.claimColumns) JOIN documents d ON d.id = p.document_id JOIN sources s ON s.id = d.source_id
        JOIN annotations a ON a.id = c.annotation_id
        WHERE c.last_revision IS NULL AND (?1 IS NULL OR s.key = ?1) AND (?2 IS NULL OR d.name = ?2)
          AND (?3 IS NULL OR a.tier = ?3) AND (?4 IS NULL OR c.kind = ?4) AND (?5 IS NULL OR c.unit = ?5)
        ORDER BY s.position IS NULL, s.position, s.key, d.name, p.ordinal, c.byte_offset, c.id
        """)
      try statement.forEach([
        .text(filter.source), .text(filter.document), .text(filter.tier), .text(filter.kind),
        .text(filter.unit),
      ]) { row in
        let claim = try completed(Self.claim(row))
        if let concept = filter.concept, !claim.subjectConcepts.contains(concept),
          !claim.propertyConcepts.contains(concept)
        {
          return
        }
        try body(claim)
      }
    }
  }

  /// The claims that pass the filter, by source, document and line.
  public func claims(_ filter: ClaimFilter = ClaimFilter()) throws -> [StoredClaim] {
    var result: [StoredClaim] = []
    try forEachClaim(filter) { result.append($0) }
    return result
  }

  /// - Parameter isOfAllTime: whether what a past day doesn't show is read too.
  func claims(
    _ condition: String, _ values: [SQLValue], isOfAllTime: Bool = false
  ) throws(StoreError) -> [StoredClaim] {
    try attempt { () throws(SQLiteError) in
      let columns = isOfAllTime ? Self.everyClaimColumns : Self.claimColumns
      let read = try connection.prepare("\(columns) \(condition)").all(values, read: Self.claim)
      var result: [StoredClaim] = []
      result.reserveCapacity(read.count)
      for row in read { result.append(try completed(row)) }
      return result
    }
  }

  private typealias ClaimRow = (
    claim: StoredClaim, annotation: Int64, context: Int64, subject: [UInt8], property: [UInt8]
  )

  private func completed(_ row: ClaimRow) throws(SQLiteError) -> StoredClaim {
    var claim = row.claim
    claim.annotation = try annotation(row.annotation, context: row.context)
    claim.subjectNumbers = ConceptNumbers.split(row.subject)
    claim.propertyNumbers = ConceptNumbers.split(row.property)
    claim.subjectConcepts = try conceptNumbers.ids(claim.subjectNumbers)
    claim.propertyConcepts = try conceptNumbers.ids(claim.propertyNumbers)
    if past != nil {
      let line = claim.lines.lowerBound
      let then = try lineThen(line, ofPassage: claim.passageID, document: claim.documentID)
      claim.lines = claim.lines.moved(by: then - line)
    }
    return claim
  }

  private static func claim(_ row: Row) -> ClaimRow {
    let value = Value(
      kind: Value.Kind(rawValue: row.text(10)) ?? .text, text: row.text(11),
      numbers: row.textOrNil(12).map(JSON.numbers) ?? [], unit: row.textOrNil(13),
      comparator: Value.Comparator(rawValue: row.text(14)) ?? .equal,
      role: row.textOrNil(15).flatMap(Value.Role.init(rawValue:)))
    let place = Place(row, 17)
    let claim = StoredClaim(
      id: row.int64(0), key: row.text(1), documentID: row.int64(2), passageID: row.int64(3),
      sectionID: row.int64(4), subject: row.text(6), property: row.text(7),
      subjectConcepts: [], propertyConcepts: [], subjectNumbers: [], propertyNumbers: [],
      value: value, modality: row.textOrNil(16).flatMap(Claim.Modality.init(rawValue:)), annotation: .none,
      range: place.range(from: row.int(24)), lines: place.lines(from: row.int(25)),
      locator: row.textOrNil(21), quote: row.textOrNil(22) ?? place.slice(of: row.text(23)) ?? "",
      firstRevision: row.int64(26), lastRevision: row.int64OrNil(27),
      stampedOn: row.textOrNil(29).flatMap { CalendarDate(iso: $0) },
      lapsedOn: row.textOrNil(30).flatMap { CalendarDate(iso: $0) })
    return (claim, row.int64(5), row.int64(28), row.blob(8), row.blob(9))
  }
}
