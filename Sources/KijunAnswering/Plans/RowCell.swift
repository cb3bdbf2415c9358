import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Where a whole row matches, the cell in it that answers: its tier and property are the answer's.
struct RowCell {
  let question: Question
  let tools: Tools

  /// The claim of the row that speaks of the question best, or the row itself.
  func best(_ row: Ranked, in ranking: Ranking) -> Ranked {
    guard row.unit.claim == nil, row.unit.passage.kind == .tableRow else { return row }
    let cells = ranking.fitting.filter { $0.unit.passage.id == row.unit.passage.id && $0.unit.claim != nil }
    guard let best = cells.max(by: { score($0) < score($1) }) else { return row }
    var fit = best.fit
    fit.score = max(fit.score, row.fit.score)
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
