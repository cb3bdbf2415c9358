/// How near each concept is to the ones that a word of the question can mean, worked out once a question.
final class Nearness {
  private let asked: [Int]
  private let relations: Relations
  /// By number, -1 for what is not worked out yet. Nothing else runs while it is looked into or written, so the check
  /// for accesses that overlap, which cost more than the look, is left out.
  @exclusivity(unchecked) private var known: [Float] = []

  /// A name in code stands for one thing, and for none that it is a kind of.
  private let isName: Bool

  init(_ asked: [Int], _ relations: Relations, isName: Bool = false) {
    self.asked = asked
    self.isName = isName
    self.relations = relations
  }

  func of(_ said: Int) -> Double {
    if unsafe said < known.count, unsafe known[said] >= 0 { return Double(unsafe known[said]) }
    return workOut(said)
  }

  func best(_ said: [Int]) -> Double {
    var best = 0.0
    for one in said {
      best = max(best, of(one))
      if best == 1 { break }
    }
    return best
  }

  private func workOut(_ said: Int) -> Double {
    var best = 0.0
    for concept in asked { best = max(best, relations.nearness(asked: concept, said: said)) }
    let rounded = Float(isName && best < 0.85 ? 0 : best)
    if unsafe said >= known.count {
      unsafe known += Array(repeating: -1, count: max(512, said + 1 - known.count))
    }
    unsafe known[said] = rounded
    return Double(rounded)
  }
}
