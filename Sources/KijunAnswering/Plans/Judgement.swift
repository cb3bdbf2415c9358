import KijunVocabulary

/// When a match is good enough to be an answer. Below it the honest reply is that there is none.
enum Judgement {
  static func accepts(_ ranked: Ranked, _ question: Question) -> Bool {
    let fit = ranked.fit
    if ranked.unit.claim != nil, asksForValue(question) {
      return fit.coverage >= 0.55 && fit.weakest >= 0.45
    }
    return fit.coverage >= 0.5 && fit.weakest >= 0.2
  }

  /// Whether only a value will do, rather than a sentence about the thing.
  static func asksForValue(_ question: Question) -> Bool {
    if question.asks.contains("whether"), question.quantities.isEmpty { return false }
    if !question.asks.isDisjoint(with: ["quantity", "count", "color"]) { return true }
    if !question.measures.isDisjoint(with: PropertyFit.hard) { return true }
    if question.measures.contains("color") || question.measures.contains("code") { return true }
    return !question.units.isEmpty || !question.bounds.isEmpty
  }

  /// Whether the value asked for is a number, so that prose can't answer.
  static func asksForNumber(_ question: Question) -> Bool {
    if question.asks.contains("whether") || question.asks.contains("why") || question.asks.contains("how") { return false }
    if !question.asks.isDisjoint(with: ["quantity", "count"]) { return true }
    return !question.measures.isDisjoint(with: PropertyFit.hard) && question.measures.isDisjoint(with: ["text", "code"])
      || !question.units.isEmpty
  }
}
