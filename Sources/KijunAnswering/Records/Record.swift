public import KijunGuidelines
public import KijunStore

/// One claim or passage with all that is known of it, found by the id that users see.
public struct Record {
  let base: KnowledgeBase
  let places: Places
  let tiers: TierLabels

  public init(_ base: KnowledgeBase, _ places: Places, _ tiers: TierLabels) {
    self.base = base
    self.places = places
    self.tiers = tiers
  }

  /// `c_…` or `p_…`; nil where there is none. A claim that its document no longer states is found too.
  public func json(id: String) throws -> JSON? {
    if id.hasPrefix("p_") {
      return try Int64(id.dropFirst(2)).flatMap { try base.passage(id: $0) }.map(json(of:))
    }
    return try base.history(ofClaim: id).first.map(json)
  }

  public func json(of claim: StoredClaim) throws -> JSON {
    let same = claim.lastRevision == nil ? try SameFact(base).others(of: claim) : []
    return .object(
      try ClaimJSON(places, tiers).fields(of: claim) + [
        ("current", .bool(claim.lastRevision == nil)), ("passage", .string("p_\(claim.passageID)")),
        ("earlier", .array(try earlier(ofClaim: claim.key).map(\.value.json))),
        ("also_in", .array(try same.map { try also($0.key, places.place(of: $0)) })),
        ("stamps", .array(try base.stamps(ofClaim: claim.key).map(\.json))),
        ("overrides", .array(try base.overrides(by: claim.key).map(\.json))),
        ("overridden_by", .array(try base.overrides(over: claim.key).map(\.json))),
      ])
  }

  public func json(of read: StoredPassage) throws -> JSON {
    let passage = try base.withProseStamps(read)
    let source = try places.source(ofDocument: passage.documentID)
    let claims = try base.claims(ofPassages: [passage.id])
    let same = passage.isCurrent ? try SameFact(base).others(of: passage) : []
    return .object(
      PassageJSON(tiers).fields(
        of: passage, historical: source?.historical ?? false, edition: source?.edition,
        place: try places.place(of: passage))
        + [
          ("current", .bool(passage.isCurrent)),
          ("stamps", .array(try base.proseStamps(of: passage).map(\.stamp.json))),
          ("claims", .array(try claims.map(ClaimJSON(places, tiers).json(of:)))),
          ("also_in", .array(try same.map { try also("p_\($0.id)", places.place(of: $0)) })),
        ])
  }

  /// The values that it had before: another place or other words are no other value.
  public func earlier(ofClaim key: String) throws -> [StoredClaim] {
    let history = try base.history(ofClaim: key)
    return zip(history, history.dropFirst()).filter { $0.value != $1.value }.map { $1 }
  }

  /// Another place that says the same.
  private func also(_ id: String, _ place: Answer.Place) -> JSON {
    .object([("id", .string(id)), ("source", place.json)])
  }
}

extension Override {
  public var json: JSON {
    .object([("claim", .string(claim)), ("over", .string(overridden)), ("reason", .string(reason))])
  }
}

extension Stamp {
  public var json: JSON {
    .object([
      ("on", .string("\(on)")), ("by", .string(by)), ("value", .string(value)),
      ("note", .string(note.isEmpty ? nil : note)),
    ])
  }
}
