import KijunGuidelines
import KijunStore

/// The values of a knowledge base that code can hold, each with a name of its own. What an old edition says, and what one
/// must not do, is left out.
struct DesignTokens {
  /// By their names.
  private(set) var all: [DesignToken] = []

  init(_ reader: FactReader) throws {
    var concepts = ConceptTable(reader.base)
    let names = Dictionary(reader.tiers.map { ($0.id, [$0.label] + $0.publishers + $0.labels.values) }) {
      first, _ in first
    }
    var found: [DesignToken] = []
    try reader.eachFact { fact in
      let claim = fact.claim
      guard !fact.edition.isHistorical, claim.modality != .mustNot, try Self.isMeasure(fact, &concepts),
        try !Self.isDenied(fact, reader.base)
      else { return }
      // Under a column called Regular may stand Semibold: what the value says goes before what the column is called.
      let said = try concepts.weight(claim.value.text)
      let named =
        try said ?? claim.propertyConcepts.lazy.compactMap { try concepts[$0]?.detail["number"] }.first
      let name = try DesignName(fact, tierNames: names[claim.tier] ?? [], &concepts)
      for part in DesignValue.parts(of: claim.value, weight: named.flatMap(Double.init)) {
        found.append(
          DesignToken(
            medium: Medium(of: fact, tier: reader.media[claim.tier]), tier: claim.tier, subject: name.subject,
            property: part.name.isEmpty ? name.property : "\(name.property)-\(part.name)",
            part: part.name, variant: DesignVariant(claim.conditions), value: part.value, fact: fact))
      }
    }
    all = DistinctNames.of(found)
  }

  /// `Never squeeze a row by setting it in 13 pt`: a sentence that says no may well mean its number.
  private static func isDenied(_ fact: Fact, _ base: KnowledgeBase) throws -> Bool {
    let value = fact.claim.value
    guard value.comparator == .equal, value.role == nil,
      let passage = try base.passage(id: fact.claim.passageID)
    else { return false }
    guard [.sentence, .listItem].contains(passage.kind) else { return false }
    return try base.conceptIDs(passage.concepts).contains("denies")
  }

  /// A bare number may be a year, a version or an ordinal; its property tells.
  private static func isMeasure(_ fact: Fact, _ concepts: inout ConceptTable) throws -> Bool {
    guard fact.claim.value.kind == .number, fact.claim.value.unit == nil else { return true }
    let measures: Set<String> = [
      "length", "size", "ratio", "percentage", "duration", "weight", "angle", "count",
    ]
    for id in fact.claim.propertyConcepts {
      if let data = try concepts[id], data.measures.contains(where: measures.contains) { return true }
    }
    return false
  }
}
