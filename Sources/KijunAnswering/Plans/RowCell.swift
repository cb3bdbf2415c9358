import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Where a whole row matches, the cell in it that answers: its tier and property are the answer's.
struct RowCell {
  let question: Question
  let tools: Tools

  /// The claim of the row that speaks of the question best, or the row itself; of a sentence the fact in it,
  /// where that says as much of the question.
  func best(_ whole: Ranked, in ranking: Ranking) -> Ranked {
    guard whole.unit.claim == nil else { return whole }
    let facts = ranking.fitting.filter { $0.unit.passage.id == whole.unit.passage.id && $0.unit.claim != nil }
    guard let best = facts.max(by: { score($0) < score($1) }) else { return whole }
    if whole.unit.passage.kind != .tableRow {
      let inWords = !question.asks.isDisjoint(with: ["whether", "why", "how"])
      guard !inWords || best.unit.value?.kind.isValue == false, best.fit.coverage >= whole.fit.coverage - 0.15 else { return whole }
    }
    var fit = best.fit
    fit.score = max(fit.score, whole.fit.score)
    return Ranked(unit: best.unit, fit: fit)
  }

  private func score(_ cell: Ranked) -> Double {
    guard let claim = cell.unit.claim, claim.value.kind == .text || claim.value.kind == .code else { return cell.fit.score }
    let analysis = Analysis(claim.value.text, vocabulary: tools.lexicon)
    let said = tools.relations.numbers(analysis.conceptIDsWithParts(tools.lexicon))
    var sum = 0.0
    for slot in question.slots { sum += slot.weight * slot.nearness.best(said) }
    return cell.fit.score + 0.3 * sum
  }
}
