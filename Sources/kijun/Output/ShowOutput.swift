import KijunAnswering
import KijunGuidelines
import KijunStore

/// One claim or passage, a line for each thing that is known of it.
struct ShowOutput {
  let listing: Listing
  let say: Language
  let style = Style()
  private var output: Output { listing.output }

  init(_ listing: Listing) {
    self.listing = listing
    say = Language(listing.invocation)
  }

  func write(_ claim: StoredClaim) throws {
    let place = try listing.places.place(of: claim)
    let earlier = Self.earlier(try listing.base.history(ofClaim: claim.key))
    let stamps = try listing.base.stamps(ofClaim: claim.key)
    let over = try listing.base.overrides(by: claim.key)
    let under = try listing.base.overrides(over: claim.key)
    let same = claim.lastRevision == nil ? try SameFact(listing.base).others(of: claim) : []
    if listing.isJSON {
      var fields = try ClaimJSON(listing).fields(of: claim)
      fields += [
        ("current", .bool(claim.lastRevision == nil)), ("passage", .string("p_\(claim.passageID)")),
        ("earlier", .array(earlier.map(\.value.json))),
        (
          "also_in",
          .array(try same.map { try also($0.key, listing.places.place(of: $0)) })
        ),
        ("stamps", .array(stamps.map(StampText.json))),
        ("overrides", .array(over.map(\.json))), ("overridden_by", .array(under.map(\.json))),
      ]
      return try output.line(JSON.object(fields).pretty)
    }
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

  /// The values that it had before: another place or other words are no other value.
  private static func earlier(_ history: [StoredClaim]) -> [StoredClaim] {
    zip(history, history.dropFirst()).filter { $0.value != $1.value }.map { $1 }
  }

  func write(_ passage: StoredPassage) throws {
    let place = try listing.places.place(of: passage)
    let claims = try listing.base.claims(ofPassages: [passage.id])
    let source = try listing.places.source(ofDocument: passage.documentID)
    let same = passage.isCurrent ? try SameFact(listing.base).others(of: passage) : []
    if listing.isJSON {
      let json = PassageJSON(listing.tierLabels).json(
        of: passage, historical: source?.historical ?? false, edition: source?.edition, place: place)
      guard case .object(let fields) = json else { return }
      let all =
        fields + [
          ("current", .bool(passage.isCurrent)),
          ("claims", .array(try claims.map(ClaimJSON(listing).json(of:)))),
          ("also_in", .array(try same.map { try also("p_\($0.id)", listing.places.place(of: $0)) })),
        ]
      return try output.line(JSON.object(all).pretty)
    }
    try row(say(.text), passage.text)
    try row(say(.kind), passage.kind.rawValue)
    for condition in passage.annotation.conditions.all { try row(condition.name, condition.text) }
    let annotation = passage.annotation
    try row(
      say(.standing), try standing(annotation.tier, annotation.verifiedOn, passage.documentID))
    try row(say(.quote), "「\(passage.quote)」")
    try row(say(.place), PlaceText(say).line(place))
    try row(say(.concepts), passage.concepts.joined(separator: " "))
    if !passage.isCurrent {
      try row(say(.note), say(.goneFromDocument))
    }
    for other in same {
      try row(say(.alsoIn), "\(PlaceText(say).line(try listing.places.place(of: other)))  p_\(other.id)")
    }
    for claim in claims { try row(say(.claim), try ClaimText(listing).line(claim)) }
  }

  /// Another place that says the same.
  private func also(_ id: String, _ place: Answer.Place) -> JSON {
    .object([("id", .string(id)), ("source", place.json)])
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
