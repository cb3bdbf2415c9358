import KijunGuidelines
import KijunStore

/// What the value of a fact is called in code, before two of one name are told apart.
struct DesignName {
  var subject: String
  var property: String

  /// - Parameter tierNames: what its tier is called, which says nothing of what a value is.
  init(_ fact: Fact, tierNames: [String], _ concepts: inout ConceptTable) throws {
    let claim = fact.claim
    var subject = NameWords(of: claim.subject)
    if subject.isEmpty || subject.isProse {
      let things = try concepts.ids(claim.subjectConcepts, ofKind: "subject")
      let said = NameWords(concepts: things.isEmpty ? claim.subjectConcepts : things)
      if !said.isEmpty { subject = said }
    }
    if subject.isEmpty {
      subject = NameWords([claim.subject.isEmpty ? "value" : "c" + DesignToken.shortID(claim.key)])
    }
    var property = try Self.property(claim, tierNames, &concepts)
    if property.isEmpty || subject.contains(property) { property = NameWords([Self.usual(claim.value.kind)]) }
    switch claim.value.role {
    case .minimum where !property.words[0].contains("min"): property.words.insert("min", at: 0)
    case .maximum where !property.words[0].contains("max"): property.words.insert("max", at: 0)
    default: break
    }
    for words in try Self.conditions(claim, &concepts)
    where !(subject + property).contains(words) { property = property + words }
    self.subject = subject.slug(limit: 32)
    self.property = property.slug(limit: 32)
  }

  /// What is measured, in the words of the document where they are few.
  private static func property(
    _ claim: StoredClaim, _ tierNames: [String], _ concepts: inout ConceptTable
  ) throws -> NameWords {
    // Under a column called Dark stands a colour.
    if try isCondition(claim, &concepts) { return NameWords([]) }
    let written = NameWords(of: without(tierNames, claim.property))
    let named = claim.propertyConcepts.filter { !claim.subjectConcepts.contains($0) }
    let measured = try concepts.ids(named, ofKind: "property")
    // `Starting point for a custom part` says nothing of what is measured.
    if !written.isEmpty, !written.isProse, !measured.isEmpty || written.words.count < 3,
      written.words != ["value"]
    {
      return written
    }
    // `強調` under weights is the emphasized one.
    if !measured.isEmpty { return NameWords(concepts: written.isEmpty && named.count < 4 ? named : measured) }
    return NameWords(concepts: try concepts.ids(claim.subjectConcepts, ofKind: "property"))
  }

  /// Those that tell one value from another, each in a word or two.
  private static func conditions(
    _ claim: StoredClaim, _ concepts: inout ConceptTable
  ) throws -> [NameWords] {
    let variant = DesignVariant(claim.conditions)
    var found: [NameWords] = []
    for condition in claim.conditions.all where condition.name != "platform" && !variant.covers(condition) {
      // What is usual needs no saying.
      var isUsual = false
      for id in condition.concepts where try concepts[id]?.detail["usual"] != nil { isUsual = true }
      if isUsual { continue }
      let written = NameWords(of: condition.text)
      let isShort = !written.isEmpty && written.words.count < 3
      let words =
        isShort || condition.concepts.isEmpty ? written : NameWords(concepts: [condition.concepts[0]])
      if !words.isEmpty { found.append(words) }
    }
    return found
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
