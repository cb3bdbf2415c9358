import KijunStore

/// Lets each fact through once, however many places state it: the others are linked by `show`.
struct SaidOnce {
  private let same: SameFact
  private var shown: [Unit] = []

  init(_ tools: Tools) { same = SameFact(tools.base, tools.lexicon, tools.sources) }

  mutating func isNew(_ unit: Unit) throws -> Bool {
    for other in shown where try isOne(other, unit) { return false }
    shown.append(unit)
    return true
  }

  private func isOne(_ a: Unit, _ b: Unit) throws -> Bool {
    switch (a.claim, b.claim) {
    case (let a?, let b?): try same.isOne(a, b)
    case (nil, nil): try same.isOne(a.passage, b.passage)
    default: false
    }
  }
}
