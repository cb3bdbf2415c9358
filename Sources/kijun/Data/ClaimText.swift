import KijunAnswering
import KijunStore

/// A claim on one line.
struct ClaimText {
  let listing: Listing

  init(_ listing: Listing) { self.listing = listing }

  func line(_ claim: StoredClaim) throws -> String {
    let place = try listing.places.place(of: claim)
    let topic = [claim.subject, claim.property].filter { !$0.isEmpty }.joined(separator: " · ")
    return [
      claim.key, claim.statement, topic, listing.tierLabels.label(claim.tier),
      "\(place.document):\(place.lines.lowerBound)",
    ].joined(separator: "  ")
  }
}
