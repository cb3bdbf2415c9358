import KijunStore

/// The traits of concepts, each looked up once.
final class ConceptTraits {
  private let base: KnowledgeBase
  private var known: [String: Traits] = [:]
  private var broader: [String: [String]] = [:]

  init(_ base: KnowledgeBase) { self.base = base }

  func of(_ concepts: [String]) throws -> Traits {
    var traits: Traits = []
    for concept in concepts { traits.formUnion(try of(concept)) }
    return traits
  }

  /// Of the concept and all that are more general, each once: a user's own may be each other's general ones.
  private func of(_ concept: String) throws -> Traits {
    if let traits = known[concept] { return traits }
    var traits: Traits = []
    var seen: Set<String> = [concept]
    var waiting = [concept]
    while let next = waiting.popLast() {
      traits.formUnion(Traits.ofConcepts[next] ?? [])
      for general in try general(next) where seen.insert(general).inserted { waiting.append(general) }
    }
    known[concept] = traits
    return traits
  }

  private func general(_ concept: String) throws -> [String] {
    if let known = broader[concept] { return known }
    let found = try base.conceptData(concept)?.broader ?? []
    broader[concept] = found
    return found
  }
}
