import KijunGuidelines
import KijunStore

/// What the value of a fact is called in code, before two of one name are told apart.
struct DesignName {
  var subject: String
  var property: String

  /// - Parameter tierNames: what its tier is called, which says nothing of what a value is.
  init(_ fact: Fact, tierNames: [String], _ concepts: inout ConceptTable) throws {
    let claim = fact.claim
    let variant = DesignVariant(claim.conditions)
    subject = Slug.of(claim.subject)
    // More is a sentence, and no name.
    if subject.isEmpty || Slug.words(of: subject).count > 8 && !claim.subjectConcepts.isEmpty {
      subject = Slug.of(concepts: claim.subjectConcepts)
    }
    if subject.isEmpty { subject = claim.subject.isEmpty ? "value" : claim.key.replacingUnderscore }
    // Under a column called Dark stands a colour.
    let isCondition = try Self.isCondition(claim, &concepts)
    var words = isCondition ? [] : [Slug.of(Self.without(tierNames, claim.property))]
    if words.allSatisfy(\.isEmpty), !isCondition {
      words = [Slug.of(concepts: claim.propertyConcepts.filter { !claim.subjectConcepts.contains($0) })]
    }
    if words.allSatisfy(\.isEmpty) { words = [Self.usual(claim.value.kind)] }
    switch claim.value.role {
    case .minimum where !words[0].contains("min"): words.insert("min", at: 0)
    case .maximum where !words[0].contains("max"): words.insert("max", at: 0)
    default: break
    }
    for condition in claim.conditions.all where condition.name != "platform" && !variant.covers(condition) {
      if let id = condition.concepts.first, try concepts[id]?.detail["usual"] != nil { continue }
      let slug = Slug.of(condition.text)
      words.append(slug.isEmpty ? Slug.of(concepts: condition.concepts) : slug)
    }
    property = Slug.joined(words.filter { !$0.isEmpty })
  }

  /// Whether the property only says under which condition the value holds: a column called Dark, or 深色 in increased
  /// contrast, has colours.
  private static func isCondition(_ claim: StoredClaim, _ concepts: inout ConceptTable) throws -> Bool {
    if claim.conditions.all.contains(where: { $0.text.lowercased() == claim.property.lowercased() }) {
      return true
    }
    let said = Set(claim.conditions.all.flatMap(\.concepts))
    guard claim.value.kind == .color, claim.propertyConcepts.contains(where: said.contains) else {
      return false
    }
    for id in claim.propertyConcepts where !said.contains(id) && !hues.contains(id) {
      // A light colour is no light weight.
      guard let data = try concepts[id], data.kind == "weight" || data.broader.contains("system-color") else {
        return false
      }
    }
    return true
  }

  /// What a colour is by itself, beside the colours of the system.
  private static let hues: Set<String> = ["color", "black", "white", "lime"]

  private static func without(_ tierNames: [String], _ property: String) -> String {
    tierNames.contains(property) ? "" : property.replacing(tierNames.first ?? "", with: "")
  }

  private static func usual(_ kind: Value.Kind) -> String {
    switch kind {
    case .color: "color"
    case .weight: "weight"
    case .ratio: "ratio"
    case .size: "size"
    default: "value"
    }
  }
}

extension String {
  /// `c_12ab` as a word of a name.
  var replacingUnderscore: String { String(map { $0 == "_" ? "-" : $0 }) }
}
