/// Which concepts have to do with any word of a question.
final class AskedConcepts {
  private let question: Question
  private var known: [Bool?] = []

  init(_ question: Question) { self.question = question }

  func contains(_ id: Int) -> Bool {
    if id >= known.count { known += Array(repeating: nil, count: max(512, id + 1 - known.count)) }
    if let isAsked = known[id] { return isAsked }
    let isAsked = question.slots.contains {
      $0.nearness.of(id) > 0 || $0.partNearness.contains { $0.of(id) > 0 }
    }
    known[id] = isAsked
    return isAsked
  }
}
