import KijunVocabulary

/// How near two concepts are: the same, one more general than the other, or unrelated.
final class Relations {
  private let lexicon: StoredLexicon
  private var ancestors: [String: [String: Int]] = [:]

  init(_ lexicon: StoredLexicon) {
    self.lexicon = lexicon
  }

  /// The more general concepts of one, with their distance.
  func broader(_ id: String) -> [String: Int] {
    if let known = ancestors[id] { return known }
    var found: [String: Int] = [:]
    var level = [id]
    for distance in 1...3 where !level.isEmpty {
      var next: [String] = []
      for id in level {
        for parent in lexicon.concept(id)?.broader ?? [] where found[parent] == nil && parent != id {
          found[parent] = distance
          next.append(parent)
        }
      }
      level = next
    }
    if ancestors.count > 20_000 { ancestors.removeAll() }
    ancestors[id] = found
    return found
  }

  /// How well a fact about `said` answers a question about `asked`: what holds for the general holds for the
  /// special; the other way round it is an example at best.
  func nearness(asked: String, said: String) -> Double {
    if asked == said { return 1 }
    if let distance = broader(asked)[said] { return [0.75, 0.5, 0.3][distance - 1] }
    if let distance = broader(said)[asked] { return [0.6, 0.4, 0.25][distance - 1] }
    return 0
  }

  func nearness(asked: [Concept], said: some Sequence<String>) -> Double {
    var best = 0.0
    for id in said {
      for concept in asked {
        best = max(best, nearness(asked: concept.id, said: id))
        if best == 1 { return 1 }
      }
    }
    return best
  }

  func concept(_ id: String) -> Concept? { lexicon.concept(id) }
}
