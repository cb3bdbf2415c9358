public import KijunGuidelines
public import KijunStore

/// A passage for other programs.
public struct PassageJSON {
  let tiers: TierLabels

  public init(_ tiers: TierLabels) { self.tiers = tiers }

  public func json(of passage: StoredPassage, historical: Bool, edition: String?, place: Answer.Place) -> JSON
  {
    .object(fields(of: passage, historical: historical, edition: edition, place: place))
  }

  public func fields(
    of passage: StoredPassage, historical: Bool, edition: String?, place: Answer.Place
  ) -> [(String, JSON)] {
    [
      ("id", .string("p_\(passage.id)")), ("kind", .string(passage.kind.rawValue)),
      ("text", .string(passage.text)), ("conditions", passage.annotation.conditions.json),
      ("tier", .string(passage.annotation.tier)),
      ("tier_label", .string(tiers[passage.annotation.tier])), ("historical", .bool(historical)),
      ("edition", .string(edition)), ("verified_on", .string(passage.annotation.verifiedOn?.description)),
      ("source", place.json),
    ]
  }
}
