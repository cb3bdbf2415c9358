import KijunVocabulary

extension QuestionReader {
  /// `Is a 40 pt button big enough to tap?` asks of the hit region of whatever is tapped, and `is it tall enough as a
  /// touch target` of no height: what decides is the least size of that region.
  func readReach(_ question: inout Question) {
    guard question.asks.contains("check"), question.checked != nil else { return }
    let acts = question.slots.filter { slot in
      slot.concepts.contains { $0.detail["reaches"] != nil && !Self.isRegion($0) }
    }
    let named = Set(acts.flatMap { $0.concepts.compactMap { $0.detail["reaches"] } })
    let regions = lexicon.concept(named.first ?? "").map { [$0] } ?? []
    let isNamed = question.slots.contains { slot in slot.concepts.contains { Self.isRegion($0) } }
    guard isNamed || !regions.isEmpty else { return }
    question.asksOfRegion = true
    let tokens = acts.first?.tokens ?? 0..<0
    question.slots.removeAll { slot in
      // How large it is, is what was said of it; and which control it is, matters less than that it is tapped.
      if slot.concepts.contains(where: Self.isRegion) { return false }
      return acts.contains { $0.tokens == slot.tokens } || slot.kind == .property
        || slot.kind == .content && slot.concepts.allSatisfy { $0.kind == .term }
          && !slot.concepts.contains { $0.detail["asks"] != nil }
    }
    for index in question.slots.indices where !question.slots[index].concepts.contains(where: Self.isRegion) {
      let slot = question.slots[index]
      if slot.kind == .content, !slot.concepts.contains(where: { $0.detail["asks"] != nil }) {
        question.slots[index].weight = min(slot.weight, 0.15)
      }
    }
    if !isNamed {
      question.slots.append(slot(.content, question.analysis.slice(tokens, or: ""), regions, 1, tokens, []))
    }
    if question.bounds.isEmpty, let minimum = lexicon.concept("minimum") {
      question.slots.append(slot(.bound, "", [minimum], 0.4, tokens, []))
    }
  }

  private static func isRegion(_ concept: Concept) -> Bool { concept.detail["reaches"] == concept.id }
}

extension Analysis {
  fileprivate func slice(_ tokens: Range<Int>, or other: String) -> String {
    guard let first = self.tokens[tokens].first, let last = self.tokens[tokens].last else { return other }
    return slice(first.range.lowerBound..<last.range.upperBound)
  }
}
