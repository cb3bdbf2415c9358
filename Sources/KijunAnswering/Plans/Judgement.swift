import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Whether a fact is of the very thing that is asked about, so that its value may answer.
enum Judgement {
  static func accepts(_ ranked: Ranked, _ question: Question) -> Bool {
    let fit = ranked.fit
    // The colour of error text is not that of a link, though both are colours of text.
    if ranked.unit.value?.kind == .color, fit.namesOther, fit.key < 0.8 { return false }
    // In a table the subject is the row's key; the other cells only speak of it.
    if fit.isForAll { return true }
    let isSaidAside = fit.coverage >= 0.75 && fit.key >= 0.65
    guard ranked.unit.passage.kind != .tableRow || fit.subject >= 0.5 || isSaidAside else { return false }
    // The least size of any control is not the size of a switch.
    if !question.wantsBound, fit.key < 0.8, isBound(ranked.unit.value) { return false }
    // A property alone must be the very one: the size of a control is no font size.
    guard question.namesThing || fit.weakest >= 0.79 else { return false }
    // One word of several may be missing where all else is there and other documents speak of the thing.
    let isNamed =
      fit.weakest >= 0.45 || !fit.lacksThing && fit.coverage >= 0.72 && fit.key >= 0.9
      || fit.isOfEdition && fit.weakest >= 0.2 && fit.coverage >= 0.6 && fit.key >= 0.9
    return fit.coverage >= 0.5 && isNamed && fit.key >= leastKey(ranked)
  }

  /// What held in the very edition that is asked for may be called by other words today.
  private static func leastKey(_ ranked: Ranked) -> Double {
    guard ranked.unit.isHistorical else { return 0.55 }
    return ranked.fit.isOfEdition && ranked.fit.coverage >= 0.7 ? 0.5 : 0.8
  }

  private static func isBound(_ value: Value?) -> Bool {
    guard let value, value.kind.isValue else { return false }
    return value.role == .minimum || value.role == .maximum || value.role == .default
  }

  /// Whether only a value will do, rather than a sentence about the thing.
  static func asksForValue(_ question: Question) -> Bool {
    if question.asks.contains("whether"), question.quantities.isEmpty { return false }
    if !question.asks.isDisjoint(with: ["quantity", "count", "color"]) { return true }
    if question.asksForThing { return false }
    if PropertyFit.isHard(question.measures) { return true }
    if question.measures.contains("color") || question.measures.contains("code") { return true }
    return !question.units.isEmpty || !question.bounds.isEmpty
  }

  /// Whether the value asked for is a number, so that prose can't answer.
  static func asksForNumber(_ question: Question) -> Bool {
    // Two things are also compared in words: `the same size, but heavier`.
    if question.comparesThings || question.isSide && question.comparedInWords { return false }
    // `which version does the contrast formula come from`
    if question.measures.contains("version") { return false }
    if !question.asks.isDisjoint(with: ["whether", "why", "how"]),
      question.asks.isDisjoint(with: ["quantity", "count"])
    {
      return false
    }
    if !question.asks.isDisjoint(with: ["quantity", "count"]) { return true }
    if question.asksForThing || question.asksForCodeName { return false }
    if !question.units.isEmpty || question.asksForBound { return true }
    return PropertyFit.isHard(question.measures)
      && question.measures.isDisjoint(with: ["code", "color"])
  }

  /// Whether it asks for `#RRGGBB`.
  static func asksForColorValue(_ question: Question) -> Bool {
    question.asks.contains("color") && question.asks.isDisjoint(with: ["whether", "how", "why"])
      && !question.measures.contains("code")
  }
}
