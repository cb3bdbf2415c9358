import KijunGuidelines
import KijunSQLite

extension DocumentWriter {
  /// What a claim says. Where that differs, the old row ends and a new one begins.
  private struct Said: Equatable {
    var kind: String
    var text: String
    var numbers: String?
    var unit: String?
    var comparator: String
    var role: String?
    var modality: String?
  }

  /// Where a claim stands and how the vocabulary reads it.
  private struct Standing: Equatable {
    var passage: Int64
    var annotation: Int64
    var subject: String
    var property: String
    var subjectConcepts: [UInt8]
    var propertyConcepts: [UInt8]
    var quote: String?
    var place: Place

    static let columns = """
      passage_id, annotation_id, subject, property, subject_concepts, property_concepts, quote,
      \(Place.columns)
      """

    var values: [SQLValue] {
      [
        .integer(passage), .integer(annotation), .text(subject), .text(property), .blob(subjectConcepts),
        .blob(propertyConcepts), .text(quote),
      ] + place.values
    }
  }

  private struct KnownClaim {
    var id: Int64
    var said: Said
    var standing: Standing
  }

  func writeClaims() throws(SQLiteError) {
    var known = try knownClaims()
    let update = try connection.prepare(
      "UPDATE claims SET (\(Standing.columns)) = (?,?,?,?,?,?,?,?,?,?,?) WHERE id = ?")
    var taken: Set<String> = []
    for claim in extraction.claims where passages.indices.contains(claim.passage) {
      let key = try freeKey(claim.id, taken: taken, known: known)
      taken.insert(key)
      let said = Said(
        kind: claim.value.kind.rawValue, text: claim.value.text,
        numbers: claim.value.numbers.isEmpty ? nil : JSONText.numbers(claim.value.numbers),
        unit: claim.value.unit, comparator: claim.value.comparator.rawValue,
        role: claim.value.role?.rawValue, modality: claim.modality?.rawValue)
      let standing = try standing(of: claim)
      guard let row = known.removeValue(forKey: key) else {
        try insert(key, said, standing, claim.value.numbers)
        counts.claimsAdded += 1
        continue
      }
      if row.said == said && saysSame(row.standing.annotation, claim) {
        if row.standing != standing { try update.run(standing.values + [.integer(row.id)]) }
        counts.claimsKept += 1
      } else {
        try end(row.id, in: "claims")
        try insert(key, said, standing, claim.value.numbers)
        counts.claimsChanged += 1
      }
    }
    for row in known.values {
      try end(row.id, in: "claims")
      counts.claimsRemoved += 1
    }
  }

  /// The key that the extraction gave, with a number behind it where that is taken: by a claim of the same
  /// words in this document, or by one of another document.
  private func freeKey(
    _ key: String, taken: Set<String>, known: [String: KnownClaim]
  ) throws(SQLiteError) -> String {
    var number = 1
    while true {
      let candidate = number == 1 ? key : "\(key)-\(number)"
      number += 1
      if taken.contains(candidate) { continue }
      if known[candidate] != nil { return candidate }
      let owner = try connection.first(
        "SELECT id FROM claims WHERE key = ? AND ifnull(last_revision, 0) = 0", .text(candidate)
      ) { $0.int64(0) }
      if owner == nil { return candidate }
    }
  }

  private static let insertion = """
    INSERT INTO claims (key, first_revision, kind, text, numbers, unit, comparator, role,
      modality, \(Standing.columns)) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
    """

  private func insert(
    _ key: String, _ said: Said, _ standing: Standing, _ numbers: [Double]
  ) throws(SQLiteError) {
    let values: [SQLValue] = [
      .text(key), .integer(try currentRevision()), .text(said.kind), .text(said.text),
      .text(said.numbers), .text(said.unit), .text(said.comparator), .text(said.role), .text(said.modality),
    ]
    try connection.prepare(Self.insertion).run(values + standing.values)
    let id = connection.lastInsertRowID
    for number in Set(numbers) where number.isFinite {
      try connection.run(
        "INSERT INTO claim_numbers (number, claim_id) VALUES (?, ?)", .real(number), .integer(id))
    }
  }

  private func standing(of claim: Claim) throws(SQLiteError) -> Standing {
    let passage = extraction.document.passages[claim.passage]
    let isWithin =
      claim.range.lowerBound >= passage.range.lowerBound && claim.range.upperBound <= passage.range.upperBound
    return Standing(
      passage: passages[claim.passage],
      annotation: try annotations.id(
        for: AnnotationRows.Content(
          tier: claim.tier, verifiedOn: claim.verifiedOn, citation: claim.citation,
          conditions: claim.conditions)),
      subject: claim.subject, property: claim.property,
      subjectConcepts: try concepts.join(claim.subjectConcepts),
      propertyConcepts: try concepts.join(claim.propertyConcepts), quote: isWithin ? nil : slice(claim.range),
      place: Place(claim.range, claim.lines, in: passage.range, passage.lines))
  }

  private func saysSame(_ id: Int64, _ claim: Claim) -> Bool {
    guard let old = annotations.row(id) else { return false }
    return old.tier == claim.tier && old.verifiedOn == claim.verifiedOn?.description
      && old.citation == claim.citation
      && (old.conditions.map(Conditions.init(json:)) ?? Conditions()).saysSame(as: claim.conditions)
  }

  private func knownClaims() throws(SQLiteError) -> [String: KnownClaim] {
    let rows = try connection.all(
      """
      SELECT \(Standing.columns), c.id, key, kind, text, numbers, unit, comparator, role, modality
      \(Revision.remarks("claims")) WHERE r.document_id = ? AND last_revision IS NULL
      """, .integer(document)
    ) { row in
      let standing = Standing(
        passage: row.int64(0), annotation: row.int64(1), subject: row.text(2), property: row.text(3),
        subjectConcepts: row.blob(4), propertyConcepts: row.blob(5), quote: row.textOrNil(6),
        place: Place(row, 7))
      let said = Said(
        kind: row.text(13), text: row.text(14), numbers: row.textOrNil(15), unit: row.textOrNil(16),
        comparator: row.text(17), role: row.textOrNil(18), modality: row.textOrNil(19))
      return (row.text(12), KnownClaim(id: row.int64(11), said: said, standing: standing))
    }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }
}
