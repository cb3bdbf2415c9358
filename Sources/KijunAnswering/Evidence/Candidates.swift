import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Finds the passages that could answer a question, and the claims in them.
struct Candidates {
  let base: KnowledgeBase
  let relations: Relations
  let weights: TermWeights
  let units: UnitTable

  static let passageLimit = 64
  static let termLimit = 24

  func units(for question: Question) throws -> [Unit] {
    var ids: [Int64] = []
    var seen: Set<Int64> = []
    func add(_ id: Int64) { if seen.insert(id).inserted { ids.append(id) } }
    for claim in try claimsByValue(question) { add(claim.passageID) }
    let match = match(for: question)
    if match != .nothing {
      for candidate in try base.candidates(match: match, limit: Self.passageLimit, in: question.documents) {
        add(candidate.passage)
      }
    }
    return try units.units(ofPassages: ids)
  }

  /// Claims that have the very numbers or colours of the question.
  func claimsByValue(_ question: Question) throws -> [StoredClaim] {
    var claims: [StoredClaim] = []
    for quantity in question.quantities {
      if quantity.shape == .color {
        let text = ColorText.normalized(question.analysis.slice(quantity.range))
        claims += try base.claims(withColor: text, limit: 40)
      } else if let number = quantity.numbers.first {
        claims += try base.claims(withNumber: number, limit: 60)
      }
    }
    return claims
  }

  /// The rarest words first: the common ones rank what those find, but would find half the knowledge base.
  private func match(for question: Question) -> Match {
    var terms: [(term: String, weight: Double)] = []
    func add(_ number: Int, _ factor: Double) {
      if relations.isMark(number) { terms.append((IndexTerms.concept(relations.id(number)), 1)) }
      guard relations.frequency(number) > 0 else { return }
      terms.append((IndexTerms.concept(relations.id(number)), relations.weight(number) * factor))
    }
    for slot in question.slots where slot.weight > 0.02 {
      for number in slot.numbers + slot.parts.flatMap({ $0 }) {
        add(number, 1)
        for broader in relations.broader(number) where broader.distance <= 1 { add(broader.index, 0.6) }
      }
    }
    for number in question.lacking { add(number, 1) }
    if let tier = question.boundTier { terms.append((IndexTerms.concept("tier-" + tier), 0.4)) }
    for residue in question.residues where residue.isKnown {
      terms.append((IndexTerms.concept("word-" + residue.text), 0.5))
      terms += residue.terms.prefix(12).map { ($0, weights.weight(ofTerm: $0)) }
    }
    var seen: Set<String> = []
    let best = terms.sorted { ($0.weight, $1.term) > ($1.weight, $0.term) }
      .filter { seen.insert($0.term).inserted }.prefix(Self.termLimit)
    return .any(best.map(\.term))
  }
}
