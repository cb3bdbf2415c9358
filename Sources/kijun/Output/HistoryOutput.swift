import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore

/// All that was ever said under one id. What a document said and when, of what edition it is, and when somebody checked
/// it are three things, each with its own name.
struct HistoryOutput {
  let listing: Listing
  let say: Language

  init(_ listing: Listing) {
    self.listing = listing
    say = Language(listing.invocation)
  }

  func write(_ key: String) throws {
    let spans = try listing.base.spans(ofClaim: key)
    if listing.isJSON {
      return try listing.output.line(
        JSON.object([("id", .string(key)), ("versions", .array(try spans.map(json)))]).pretty)
    }
    for span in spans {
      let claim = span.claim
      let until = span.until.map { "\(Moment.day(of: $0).map { "\($0)" } ?? $0)" } ?? say(.now)
      let from = Moment.day(of: span.from).map { "\($0)" } ?? span.from
      let edition = claim.edition(in: try source(claim))
      let topic = [claim.subject, claim.property].filter { !$0.isEmpty }.joined(separator: " · ")
      try listing.output.line(
        Printable.line("\(say(.said(from, until)))  \(claim.statement)  \(topic)  ")
          + Standing(
            label: listing.tierLabels.label(claim.tier), historical: edition.isHistorical,
            edition: edition.name, verifiedOn: claim.verifiedOn
          ).text(say, Style()))
      try listing.output.line(Printable.line("    「\(claim.quote)」"))
    }
  }

  private func source(_ claim: StoredClaim) throws -> Source? {
    try listing.places.source(ofDocument: claim.documentID)
  }

  private func json(_ span: ClaimSpan) throws -> JSON {
    let claim = span.claim
    return .object([
      ("said_from", .string(span.from)), ("said_until", .string(span.until)),
      ("revision", .number(Int(span.run))),
      ("edition", .string(claim.edition(in: try source(claim)).name)),
      ("verified_on", .string(claim.verifiedOn?.description)),
      ("statement", .string(claim.statement)), ("subject", .string(claim.subject)),
      ("property", .string(claim.property)), ("value", claim.value.json),
      ("conditions", claim.conditions.json),
      ("modality", .string(claim.modality?.rawValue)), ("tier", .string(claim.tier)),
      ("source", try listing.places.place(of: claim).json),
    ])
  }
}
