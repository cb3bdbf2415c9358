/// How near each concept is to the ones that a word of the question can mean, worked out once a question.
final class Nearness {
  private let asked: [Int]
  private let relations: Relations
  /// By number, -1 for what is not worked out yet.
  private var known: [Float] = []

  init(_ asked: [Int], _ relations: Relations) {
    self.asked = asked
    self.relations = relations
  }

  func of(_ said: Int) -> Double { of(said, &known) }

  func best(_ said: [Int]) -> Double {
    said.isEmpty ? 0 : best(said, &known)
  }

  // The table is handed on, so that it is looked up once for all concepts of a fact: each look at a property of a
  // class is checked for another that overlaps.

  private func best(_ said: [Int], _ known: inout [Float]) -> Double {
    var best = 0.0
    for one in said {
      best = max(best, of(one, &known))
      if best == 1 { break }
    }
    return best
  }

  private func of(_ said: Int, _ known: inout [Float]) -> Double {
    if said >= known.count { known += Array(repeating: -1, count: max(512, said + 1 - known.count)) }
    if known[said] >= 0 { return Double(known[said]) }
    var best = 0.0
    for concept in asked { best = max(best, relations.nearness(asked: concept, said: said)) }
    known[said] = Float(best)
    return best
  }
}
