import KijunGuidelines
import KijunSQLite

extension DocumentWriter {
  private typealias Said = KnownClaim.Said
  private typealias Standing = KnownClaim.Standing

  func writeClaims(_ part: Extraction.Part) throws(SQLiteError) {
    let known = try previous == nil ? [] : knownClaims()
    let claims = part.claims.filter { passages.indices.contains($0.passage) }
    var said: [Said] = []
    var standings: [Standing] = []
    for claim in claims {
      said.append(Said(claim))
      standings.append(try standing(of: claim))
    }
    let old = try recognised(known, claims, said, standings)
    let update = try connection.prepare(
      "UPDATE claims SET (\(Standing.columns)) = (?,?,?,?,?,?,?,?,?,?,?) WHERE id = ?")
    // Keys of claims that go on are taken, whatever a new claim would be called.
    let taken = Set(old.compactMap { $0.map { known[$0].key } })
    var kept: [KeptClaim] = []
    for (index, claim) in claims.enumerated() {
      guard let row = old[index].map({ known[$0] }) else {
        let key = try freeKey(claim.id, taken: taken)
        _ = try insert(key, claim.id, said[index], standings[index], claim.value.numbers)
        counts.claimsAdded += 1
        continue
      }
      let isSame = row.said == said[index] && saysSame(row.standing.annotation, claim)
      var id = row.id
      if isSame, row.standing.isVersion(of: standings[index]), row.extracted == claim.id {
        if row.standing != standings[index] { try update.run(standings[index].values + [.integer(row.id)]) }
      } else {
        try end(row.id, in: "claims")
        let lapsedOn = try lapsedOn(row, claim, value: said[index].value)
        id = try insert(
          row.key, claim.id, said[index], standings[index], claim.value.numbers, lapsedOn: lapsedOn)
      }
      if isSame { counts.claimsKept += 1 } else { counts.claimsChanged += 1 }
      kept.append(
        KeptClaim(
          id: id, key: row.key, old: row.standing.passage, oldPlace: row.standing.place,
          passage: claim.passage,
          place: standings[index].place))
    }
    let gone = Set(known.indices).subtracting(old.compactMap { $0 })
    for index in gone.sorted() {
      try end(known[index].id, in: "claims")
      counts.claimsRemoved += 1
    }
    try writeMoves(kept)
  }

  /// The old claim that each claim is.
  private func recognised(
    _ known: [KnownClaim], _ claims: [Claim], _ said: [Said], _ standings: [Standing]
  ) throws(SQLiteError) -> [Int?] {
    var waiting = Waiting(Array(known.indices)) { known[$0].extracted }
    let old = claims.map { waiting.take($0.id) }
    guard old.contains(nil), !waiting.left.isEmpty else { return old }
    let neighbours = Neighbours(old: oldPassages.order, new: passages)
    let knownTraits = try known.map { row throws(SQLiteError) in
      let sides = neighbours.ofOld(row.standing.passage)
      return ClaimTraits(
        subject: row.standing.subject, property: row.standing.property, value: row.said.value,
        conditions: annotations.row(row.standing.annotation)?.conditions.map {
          Self.name(Conditions(json: $0))
        } ?? "",
        section: oldPassages.known[row.standing.passage]?.section ?? "",
        isInRow: oldPassages.known[row.standing.passage]?.isRow ?? false,
        concepts: try concepts.names(row.standing.subjectConcepts, row.standing.propertyConcepts),
        before: sides.before, after: sides.after)
    }
    let newTraits = claims.indices.map { index in
      let claim = claims[index]
      let sides = neighbours.ofNew(claim.passage)
      return ClaimTraits(
        subject: claim.subject, property: claim.property, value: said[index].value,
        conditions: Self.name(claim.conditions),
        section: plainPath(passage(claim.passage).section),
        isInRow: passage(claim.passage).kind == .tableRow,
        concepts: (claim.subjectConcepts + claim.propertyConcepts).sorted(),
        before: sides.before, after: sides.after)
    }
    return ClaimMatching(known: knownTraits, new: newTraits, old: old).old
  }

  private static func name(_ conditions: Conditions) -> String {
    conditions.all.map { "\($0.name)=\($0.text)" }.joined(separator: "\u{1F}")
  }

  /// The key that the extraction gave or that a claim had before, with a number behind it where that is taken: by a
  /// claim of the same words in this document, or by one of another document.
  private func freeKey(_ extracted: String, taken: Set<String>) throws(SQLiteError) -> String {
    let key = keptKeys[extracted] ?? extracted
    var number = 1
    while true {
      let candidate = number == 1 ? key : "\(key)-\(number)"
      number += 1
      if taken.contains(candidate) { continue }
      let owner = try connection.first(
        "SELECT id FROM claims WHERE key = ? AND ifnull(last_revision, 0) = 0", .text(candidate)
      ) { $0.int64(0) }
      if owner == nil || number > 100_000 { return candidate }
    }
  }

  private static let insertion = """
    INSERT INTO claims (key, extracted, stamped_on, lapsed_on, first_revision, \(KnownClaim.Said.columns),
      \(KnownClaim.Standing.columns)) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
    """

  private func insert(
    _ key: String, _ extracted: String, _ said: Said, _ standing: Standing, _ numbers: [Double],
    lapsedOn: String? = nil
  ) throws(SQLiteError) -> Int64 {
    let stamp = try stamps.state(of: key, value: said.value).with(lapsedOn: lapsedOn)
    let values: [SQLValue] = [
      .text(key), .text(KnownClaim.natural(key) == extracted ? nil : extracted), .text(stamp.stampedOn),
      .text(stamp.lapsedOn), .integer(try currentRevision()),
    ]
    try connection.prepare(Self.insertion).run(values + said.values + standing.values)
    let id = connection.lastInsertRowID
    for number in Set(numbers) where number.isFinite {
      try connection.run(
        "INSERT INTO claim_numbers (number, claim_id) VALUES (?, ?)", .real(number), .integer(id))
    }
    return id
  }

  private func standing(of claim: Claim) throws(SQLiteError) -> Standing {
    let passage = passage(claim.passage)
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
}
