import KijunGuidelines
import KijunStore
import KijunVocabulary

/// How well a unit answers a question.
struct Fit {
  /// The share of the question that the unit speaks of, weighted.
  var coverage: Double
  /// Of the words that name the thing asked about, the least well matched one.
  var weakest: Double
  var score: Double
  var reasons: [String]
}

struct Fitting {
  let question: Question
  let relations: Relations
  let weights: TermWeights
  let tiers: TierTable

  func fit(_ unit: Unit) -> Fit {
    var total = 0.0
    var got = 0.0
    var weakest = 1.0
    var property: Double?
    var reasons: [String] = []
    var matched: Set<String> = []
    for slot in question.slots {
      let match = best(slot, unit, &matched)
      total += slot.weight
      got += slot.weight * match
      if slot.weight >= 0.3, slot.namesThing {
        if slot.kind == .property { property = max(property ?? 0, match) } else { weakest = min(weakest, match) }
      }
      if match < 0.5 { reasons.append("\(slot.text) \(Int(match * 100)) %") }
    }
    if let property { weakest = min(weakest, property) }
    let literal = LiteralMatch(unit)
    for residue in question.residues {
      let match = literal.match(residue)
      total += residue.weight
      got += residue.weight * match
      if residue.weight >= 0.5 { weakest = min(weakest, match) }
      if match < 0.5 { reasons.append("“\(residue.text)” missing") }
    }
    let coverage = total > 0 ? got / total : 0
    var score = coverage - extras(unit, matched)
    score -= tiers.handicap(unit.tier) + (unit.isHistorical ? 0.05 : 0)
    return Fit(coverage: coverage, weakest: weakest, score: score, reasons: reasons)
  }

  private func best(_ slot: Question.Slot, _ unit: Unit, _ matched: inout Set<String>) -> Double {
    let whole = match(slot, unit, &matched)
    guard whole < 0.9, !slot.parts.isEmpty else { return whole }
    var sum = 0.0
    for part in slot.parts {
      var slot = slot
      slot.concepts = part
      sum += match(slot, unit, &matched)
    }
    return max(whole, 0.9 * sum / Double(slot.parts.count))
  }

  private func match(_ slot: Question.Slot, _ unit: Unit, _ matched: inout Set<String>) -> Double {
    var best = 0.0
    func consider(_ ids: [String], _ factor: Double) {
      guard factor > best else { return }
      for id in ids {
        let nearness = relations.nearness(asked: slot.concepts, said: CollectionOfOne(id))
        if nearness > 0 { matched.insert(id) }
        best = max(best, nearness * factor)
      }
    }
    consider(unit.subject, 1)
    consider(unit.property, 1)
    // Of one thing, `size` and `font size` are the same.
    if slot.kind == .property, best >= 0.6, best < 0.92, unit.claim != nil { best = 0.92 }
    if unit.claim != nil { consider(unit.own, 0.8) }
    if case .condition(let name) = slot.kind { consider(unit.conditions[name]?.concepts ?? [], 1) }
    if slot.kind == .bound, let claim = unit.claim { best = max(best, Bounds.match(slot, claim.value)) }
    if slot.asksForCode, unit.own.contains("code-name") { best = max(best, 0.7) }
    consider(unit.around, 0.5)
    if case .condition("platform") = slot.kind, best < 0.7 {
      // The filter let it through: the document is for this platform.
      best = 0.7
    }
    return best
  }

  /// What the fact is about and the question doesn't ask: `row with subtitle` is not just a row.
  private func extras(_ unit: Unit, _ matched: Set<String>) -> Double {
    let ids = unit.claim == nil ? unit.own : unit.subject
    var extra = 0.0
    let unasked = unit.own.contains { id in
      guard let concept = relations.concept(id), concept.kind == .condition else { return false }
      return concept.detail["condition"] != "platform" && concept.detail["condition"] != "device"
        && !matched.contains(id)
    }
    let special = unit.claim == nil && unasked ? 0.06 : 0
    for id in ids where !matched.contains(id) {
      guard let kind = relations.concept(id)?.kind, kind != .condition else { continue }
      extra += weights.weight(ofConcept: id) * (kind == .subject ? 1 : 0.5)
    }
    guard unit.claim == nil else { return min(0.3, extra * 0.06) }
    let pointer = unit.own.contains("cites") ? 0.08 : 0
    let stub = unit.passage.text.utf8.count < 24 ? 0.1 : 0
    return min(0.15, extra * 0.012) + pointer + stub + special
  }
}

/// Whether a passage has a word that the vocabulary doesn't know.
struct LiteralMatch {
  private let terms: Set<String>

  init(_ unit: Unit) {
    var terms = Set(IndexTerms.literal(Tokenizer.tokens(of: unit.passage.text)))
    for text in [unit.source.source.title, unit.source.source.publisher].compactMap({ $0 }) {
      terms.formUnion(IndexTerms.literal(Tokenizer.tokens(of: text)))
    }
    self.terms = terms
  }

  func match(_ residue: Question.Residue) -> Double {
    guard !residue.terms.isEmpty else { return 0 }
    return Double(residue.terms.count(where: terms.contains)) / Double(residue.terms.count)
  }
}

/// Whether a value is of the bound that a question asks for.
enum Bounds {
  static func match(_ slot: Question.Slot, _ value: Value) -> Double {
    let asked = Set(slot.concepts.compactMap { $0.detail["role"] })
    if let role = value.role, asked.contains(role.rawValue) { return 1 }
    // A value without any bound is the usual one.
    if asked.contains("default"), value.role == nil, value.comparator == .equal { return 0.7 }
    if asked.contains("minimum"), value.comparator == .atLeast || value.comparator == .over { return 1 }
    if asked.contains("maximum"), value.comparator == .atMost || value.comparator == .under { return 1 }
    if value.kind == .range, asked.contains("minimum") || asked.contains("maximum") { return 0.6 }
    return 0
  }

  /// Whether a value is of the opposite bound, or of none where one is asked for.
  static func contradicts(_ question: Question, _ value: Value) -> Bool {
    let asked = Set(question.bounds.flatMap { $0.concepts.compactMap { $0.detail["role"] } })
    guard !asked.isEmpty, value.kind.isValue else { return false }
    if asked.contains("maximum"), !asked.contains("minimum") {
      return !(value.comparator == .atMost || value.comparator == .under || value.role == .maximum
        || value.kind == .range)
    }
    if asked.contains("minimum"), !asked.contains("maximum") {
      if value.role == .maximum || value.comparator == .atMost { return true }
      return value.role == .default
    }
    return false
  }
}

/// Tiers by id.
struct TierTable {
  let tiers: [Tier]

  init(_ tiers: [Tier]) { self.tiers = tiers }

  func label(_ id: String, language: String) -> String {
    guard let tier = tiers.first(where: { $0.id == id }) else { return id }
    return tier.label
  }

  /// What a lower rank costs: little between equals, more for values that aren't meant for native code.
  func handicap(_ id: String) -> Double {
    guard let rank = tiers.first(where: { $0.id == id })?.rank else { return 0.1 }
    return rank <= 1 ? 0 : rank == 2 ? 0.01 : 0.06
  }
}
