public import KijunGuidelines
public import KijunStore

/// A claim with the fields of an answer.
public struct ClaimJSON {
  let places: Places
  let tiers: TierLabels

  public init(_ places: Places, _ tiers: TierLabels) {
    self.places = places
    self.tiers = tiers
  }

  public func json(of claim: StoredClaim) throws -> JSON { .object(try fields(of: claim)) }

  public func fields(of claim: StoredClaim) throws -> [(String, JSON)] {
    let source = try places.source(ofDocument: claim.documentID)
    let edition = claim.edition(in: source)
    return [
      ("id", .string(claim.key)), ("subject", .string(claim.subject)), ("property", .string(claim.property)),
      ("value", claim.value.json), ("conditions", claim.conditions.json),
      ("modality", .string(claim.modality?.rawValue)), ("tier", .string(claim.tier)),
      ("tier_label", .string(tiers[claim.tier])), ("historical", .bool(edition.isHistorical)),
      ("edition", .string(edition.name)), ("verified_on", .string(claim.verifiedOn?.description)),
      ("source", try places.place(of: claim).json),
    ]
  }
}
