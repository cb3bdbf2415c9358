import KijunAnswering
public import KijunGuidelines
import KijunStore

extension Fact {
  /// The keys of an answer, and the concepts.
  public var json: JSON {
    .object([
      ("id", .string(claim.key)), ("statement", .string(claim.statement)),
      ("subject", .string(claim.subject)), ("property", .string(claim.property)),
      ("subject_concepts", .strings(claim.subjectConcepts)),
      ("property_concepts", .strings(claim.propertyConcepts)), ("value", claim.value.json),
      ("conditions", claim.conditions.json),
      (
        "condition_concepts",
        .object(claim.conditions.all.map { ($0.name, .strings($0.concepts)) })
      ),
      ("modality", .string(claim.modality?.rawValue)), ("tier", .string(claim.tier)),
      ("tier_label", .string(tierLabel)), ("historical", .bool(edition.isHistorical)),
      ("edition", .string(edition.name)), ("verified_on", .string(claim.verifiedOn?.description)),
      ("source", place.json),
    ])
  }

  var place: Answer.Place {
    Answer.Place(
      id: source.id, document: document.name, title: source.title ?? document.title, section: section,
      lines: claim.lines, locator: claim.locator, quote: claim.quote, citation: claim.citation,
      encoding: document.encoding)
  }
}
