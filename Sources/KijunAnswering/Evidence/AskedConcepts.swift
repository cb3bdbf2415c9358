/// Which concepts have to do with any word of a question.
final class AskedConcepts {
  private let meanings: [Meaning]
  /// By number; nil for what is not worked out yet.
  private var known: [Bool?] = []

  init(_ question: Question) { meanings = question.slots.map(\.meaning) }

  func contains(_ id: Int) -> Bool {
    if id < known.count, let isAsked = known[id] { return isAsked }
    if id >= known.count { known += Array(repeating: nil, count: max(512, id + 1 - known.count)) }
    let isAsked = meanings.contains {
      $0.nearness.of(id) > 0 || $0.partNearness.contains { $0.of(id) > 0 }
    }
    known[id] = isAsked
    return isAsked
  }
}
