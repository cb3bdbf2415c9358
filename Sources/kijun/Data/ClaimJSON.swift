import KijunAnswering
import KijunGuidelines
import KijunStore

/// A claim with the fields of an answer.
struct ClaimJSON {
  let listing: Listing

  init(_ listing: Listing) { self.listing = listing }

  func json(of claim: StoredClaim) throws -> JSON { .object(try fields(of: claim)) }

  func fields(of claim: StoredClaim) throws -> [(String, JSON)] {
    let source = try listing.places.source(ofDocument: claim.documentID)
    return [
      ("id", .string(claim.key)), ("subject", .string(claim.subject)), ("property", .string(claim.property)),
      ("value", claim.value.json), ("conditions", claim.conditions.json),
      ("modality", .string(claim.modality?.rawValue)), ("tier", .string(claim.tier)),
      ("tier_label", .string(listing.tierLabels.label(claim.tier))),
      ("historical", .bool(source?.historical ?? false)), ("edition", .string(source?.edition)),
      ("verified_on", .string(claim.verifiedOn?.description)),
      ("source", try listing.places.place(of: claim).json),
    ]
  }
}
