import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Finds the passages that could answer a question, and the claims in them.
struct Candidates {
  let base: KnowledgeBase
  let relations: Relations
  let sources: SourceTable

  static let passageLimit = 80

  func units(for question: Question) throws -> [Unit] {
    var ids: [Int64] = []
    var seen: Set<Int64> = []
    func add(_ id: Int64) { if seen.insert(id).inserted { ids.append(id) } }
    for claim in try claimsByValue(question) { add(claim.passageID) }
    let match = match(for: question)
    if match != .nothing {
      for candidate in try base.candidates(match: match, limit: Self.passageLimit) { add(candidate.passage) }
    }
    var units: [Unit] = []
    for passage in try base.passages(ids: ids) where passage.isCurrent {
      guard let source = try sources.source(ofDocument: passage.documentID) else { continue }
      for claim in try base.claims(ofPassages: [passage.id]) {
        units.append(Unit(passage: passage, claim: claim, source: source))
      }
      if passage.statesSomething { units.append(Unit(passage: passage, claim: nil, source: source)) }
    }
    return units
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

  private func match(for question: Question) -> Match {
    var terms: [String] = []
    for slot in question.slots where slot.weight > 0.05 {
      for concept in slot.concepts + slot.parts.flatMap({ $0 }) {
        terms.append(IndexTerms.concept(concept.id))
        for broader in relations.broader(concept.id) where broader.value == 1 {
          terms.append(IndexTerms.concept(broader.key))
        }
      }
    }
    if let tier = question.boundTier { terms.append(IndexTerms.concept("tier-" + tier)) }
    for residue in question.residues where residue.isKnown { terms += residue.terms.prefix(12) }
    return .any(Array(terms.prefix(80)))
  }
}
