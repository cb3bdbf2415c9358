import KijunAnswering
import KijunGuidelines
import KijunStore

/// One claim or passage, a line for each thing that is known of it.
struct ShowOutput {
  let listing: Listing
  let say: Language
  let style = Style()
  private var output: Output { listing.output }
  private var record: Record { Record(listing.base, listing.places, listing.tierLabels.labels) }

  init(_ listing: Listing) {
    self.listing = listing
    say = Language(listing.invocation)
  }

  func write(_ claim: StoredClaim) throws {
    if listing.isJSON { return try output.line(record.json(of: claim).pretty) }
    let place = try listing.places.place(of: claim)
    let earlier = try record.earlier(ofClaim: claim.key)
    let stamps = try listing.base.stamps(ofClaim: claim.key)
    let over = try listing.base.overrides(by: claim.key)
    let under = try listing.base.overrides(over: claim.key)
    let same = claim.lastRevision == nil ? try SameFact(listing.base).others(of: claim) : []
    try row(say(.value), claim.statement)
    try row(
      say(.about), [claim.subject, claim.property].filter { !$0.isEmpty }.joined(separator: " · "))
    for condition in claim.conditions.all { try row(condition.name, condition.text) }
    if let modality = claim.modality { try row(say(.modality), modality.rawValue) }
    try row(say(.standing), try standing(claim.tier, claim.verifiedOn, claim.documentID))
    for stamp in stamps { try row(say(.checked), StampText(say).line(stamp, of: claim)) }
    try row(say(.quote), "「\(claim.quote)」")
    try row(say(.place), PlaceText(say).line(place))
    try row(say(.concepts), (claim.subjectConcepts + claim.propertyConcepts).joined(separator: " "))
    for exception in over {
      try row(say(.overrides), "\(exception.overridden): \(exception.reason)")
    }
    for exception in under {
      try row(say(.overridden), "\(say(.by(exception.claim))): \(exception.reason)")
    }
    for other in same {
      try row(say(.alsoIn), "\(PlaceText(say).line(try listing.places.place(of: other)))  \(other.key)")
    }
    try row("id", "\(claim.key), p_\(claim.passageID)")
    if claim.lastRevision != nil {
      try row(say(.note), say(.goneFromDocument))
    }
    for old in earlier { try row(say(.before), old.statement) }
  }

  func write(_ passage: StoredPassage) throws {
    if listing.isJSON { return try output.line(record.json(of: passage).pretty) }
    let place = try listing.places.place(of: passage)
    let claims = try listing.base.claims(ofPassages: [passage.id])
    let same = passage.isCurrent ? try SameFact(listing.base).others(of: passage) : []
    try row(say(.text), passage.text)
    try row(say(.kind), passage.kind.rawValue)
    for condition in passage.annotation.conditions.all { try row(condition.name, condition.text) }
    let annotation = try listing.base.withProseStamps(passage).annotation
    try row(
      say(.standing), try standing(annotation.tier, annotation.verifiedOn, passage.documentID))
    for (stamp, holds) in try listing.base.proseStamps(of: passage) {
      let parts = [
        say(.stampedBy("\(stamp.on)", stamp.by)), holds ? "" : "(\(say(.textChanged)))", stamp.note,
      ]
      try row(say(.checked), parts.filter { !$0.isEmpty }.joined(separator: "  "))
    }
    try row(say(.quote), "「\(passage.quote)」")
    try row(say(.place), PlaceText(say).line(place))
    try row(say(.concepts), listing.base.conceptIDs(passage.concepts).joined(separator: " "))
    if !passage.isCurrent {
      try row(say(.note), say(.goneFromDocument))
    }
    for other in same {
      try row(say(.alsoIn), "\(PlaceText(say).line(try listing.places.place(of: other)))  p_\(other.id)")
    }
    for claim in claims { try row(say(.claim), try ClaimText(listing).line(claim)) }
  }

  private func standing(_ tier: String, _ day: CalendarDate?, _ document: Int64) throws -> String {
    let source = try listing.places.source(ofDocument: document)
    return Standing(
      label: listing.tierLabels.label(tier), historical: source?.historical ?? false,
      edition: source?.edition, verifiedOn: day
    ).text(say, style)
  }

  /// The text is made printable here, apart from what the styles of this program put into it.
  private func row(_ name: String, _ text: String) throws {
    guard !text.isEmpty else { return }
    let value = name == say(.standing) ? text : Printable.line(text)
    try output.line(style.faint(Columns.pad(Printable.line(name), to: 12)) + value)
  }
}
