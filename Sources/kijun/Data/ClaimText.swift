import KijunAnswering
import KijunGuidelines
import KijunStore

/// A claim on one line.
struct ClaimText {
  let listing: Listing

  init(_ listing: Listing) { self.listing = listing }

  func line(_ claim: StoredClaim) throws -> String {
    let place = try listing.places.place(of: claim)
    let topic = [claim.subject, claim.property].filter { !$0.isEmpty }.joined(separator: " · ")
    return [
      claim.key, Self.statement(claim.value), topic, listing.tierLabels.label(claim.tier),
      "\(place.document):\(place.lines.lowerBound)",
    ].joined(separator: "  ")
  }

  /// Such as `≥ 68 pt`.
  static func statement(_ value: Value) -> String {
    guard !value.numbers.isEmpty else { return value.text }
    let sign: String? =
      switch value.comparator {
      case .atLeast: "≥"
      case .atMost: "≤"
      case .over: ">"
      case .under: "<"
      case .about: "~"
      case .equal, .range: nil
      }
    return (sign.map { $0 + " " } ?? "") + value.text
  }
}
