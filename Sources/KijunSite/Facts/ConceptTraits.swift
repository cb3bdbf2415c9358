import KijunStore

/// The traits of concepts, each looked up once.
final class ConceptTraits {
  private let base: KnowledgeBase
  private var known: [String: Traits] = [:]

  init(_ base: KnowledgeBase) { self.base = base }

  func of(_ concepts: [String]) throws -> Traits {
    var traits: Traits = []
    for concept in concepts { traits.formUnion(try of(concept, depth: 0)) }
    return traits
  }

  /// The bound keeps concepts that are each other's general ones from going round in a circle.
  private func of(_ concept: String, depth: Int) throws -> Traits {
    if let traits = known[concept] { return traits }
    var traits = Traits.ofConcepts[concept] ?? []
    if depth < 8, let data = try base.conceptData(concept) {
      for general in data.broader { traits.formUnion(try of(general, depth: depth + 1)) }
    }
    if depth == 0 { known[concept] = traits }
    return traits
  }
}
