import KijunAnswering
import KijunGuidelines
import KijunStore

/// What needs checking, with the place to check it at.
struct DueOutput {
  let listing: Listing

  init(_ listing: Listing) { self.listing = listing }

  func write(_ due: [DueClaim]) throws {
    let say = Language(listing.invocation)
    if due.isEmpty, !listing.isJSON, !listing.invocation.has("quiet") {
      return try listing.output.line(say(.nothingDue))
    }
    try listing.each(due) { item in
      .object(
        [
          ("reason", .string(item.reason.rawValue)), ("age_days", .number(item.ageDays)),
          ("used", .number(item.used)), ("cited", .number(item.cited)),
          ("statement", .string(item.claim.statement)),
          ("url", .string(try listing.places.source(ofDocument: item.claim.documentID)?.url)),
        ] + (try listing.claimJSON.fields(of: item.claim)))
    } text: { item in
      let claim = item.claim
      let reason =
        switch item.reason {
        case .lapsed: say(.lapsed)
        case .never: say(.neverVerified)
        case .old:
          say(.verified("\(claim.verifiedOn.map { "\($0)" } ?? "")")) + say(.daysAgo(item.ageDays ?? 0))
        }
      let counts = [
        item.used > 0 ? say(.used(item.used)) : "", item.cited > 0 ? say(.cited(item.cited)) : "",
      ]
      let address = try listing.places.source(ofDocument: claim.documentID)?.url
      return ([try ClaimText(listing).line(claim), reason] + counts + [claim.citation ?? "", address ?? ""])
        .filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }
}
