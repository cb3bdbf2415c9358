/// How near each concept is to the ones that a word of the question can mean, worked out once a question.
final class Nearness {
  private let asked: [Int]
  private let relations: Relations
  private var known: [Float] = []

  init(_ asked: [Int], _ relations: Relations) {
    self.asked = asked
    self.relations = relations
  }

  func of(_ said: Int) -> Double {
    if said >= known.count { known += Array(repeating: -1, count: max(512, said + 1 - known.count)) }
    if known[said] >= 0 { return Double(known[said]) }
    var best = 0.0
    for concept in asked { best = max(best, relations.nearness(asked: concept, said: said)) }
    known[said] = Float(best)
    return best
  }

  func best(_ said: [Int]) -> Double {
    var best = 0.0
    for one in said {
      best = max(best, of(one))
      if best == 1 { break }
    }
    return best
  }
}
