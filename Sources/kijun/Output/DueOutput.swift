import KijunAnswering
import KijunGuidelines
import KijunStore

/// What needs checking, with the place to check it at.
struct DueOutput {
  let listing: Listing
  private let say: Language

  init(_ listing: Listing) {
    self.listing = listing
    say = Language(listing.invocation)
  }

  func write(_ due: [DueItem]) throws {
    if due.isEmpty, !listing.isJSON, !listing.invocation.has("quiet") {
      return try listing.output.line(say(.nothingDue))
    }
    try listing.each(due, json: json, text: text)
  }

  private func address(_ item: DueItem) throws -> String? {
    try listing.places.source(ofDocument: item.document)?.url
  }

  private func json(_ item: DueItem) throws -> JSON {
    let statement: String?
    let fields: [(String, JSON)]
    switch item.what {
    case .claim(let claim):
      statement = claim.statement
      fields = try listing.claimJSON.fields(of: claim)
    case .prose(let section, let passage):
      statement = nil
      fields = [
        ("id", .string(section.id)), ("section", .strings(section.headings)),
        ("tier", .string(passage.annotation.tier)), ("verified_on", .string(item.verifiedOn?.description)),
        ("source", try listing.places.place(of: passage).json),
      ]
    }
    return .object(
      [
        ("reason", .string(item.reason.rawValue)), ("age_days", .number(item.ageDays)),
        ("used", .number(item.used)), ("cited", .number(item.cited)), ("statement", .string(statement)),
        ("url", .string(try address(item))),
      ] + fields)
  }

  private func text(_ item: DueItem) throws -> String {
    let what: String
    let citation: String?
    let isProse: Bool
    switch item.what {
    case .claim(let claim):
      what = try ClaimText(listing).line(claim)
      citation = claim.citation
      isProse = false
    case .prose(let section, let passage):
      what =
        "\(section.id)  \(listing.tierLabels.label(passage.annotation.tier))  \(section.documentName)"
        + ":\(passage.lines.lowerBound)"
      citation = passage.annotation.citation
      isProse = true
    }
    let reason =
      switch item.reason {
      case .lapsed: say(isProse ? .textChanged : .lapsed)
      case .never: say(.neverVerified)
      case .old:
        say(.verified(item.verifiedOn.map { "\($0)" } ?? "")) + say(.daysAgo(item.ageDays ?? 0))
      }
    let counts = [
      item.used > 0 ? say(.used(item.used)) : "", item.cited > 0 ? say(.cited(item.cited)) : "",
    ]
    return ([what, reason] + counts + [citation ?? "", try address(item) ?? ""])
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
