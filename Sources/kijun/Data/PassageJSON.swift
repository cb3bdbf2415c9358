import KijunAnswering
import KijunGuidelines
import KijunStore

/// A passage for other programs.
struct PassageJSON {
  let tiers: Tiers

  init(_ tiers: Tiers) { self.tiers = tiers }

  func json(of passage: StoredPassage, historical: Bool, edition: String?, place: Answer.Place) -> JSON {
    .object([
      ("id", .string("p_\(passage.id)")), ("kind", .string(passage.kind.rawValue)),
      ("text", .string(passage.text)), ("conditions", passage.annotation.conditions.json),
      ("tier", .string(passage.annotation.tier)),
      ("tier_label", .string(tiers.label(passage.annotation.tier))), ("historical", .bool(historical)),
      ("edition", .string(edition)), ("verified_on", .string(passage.annotation.verifiedOn?.description)),
      ("source", place.json),
    ])
  }
}
