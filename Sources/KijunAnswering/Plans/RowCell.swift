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
    let facts = ranking.fitting.filter { $0.unit.passage.id == whole.unit.passage.id && $0.unit.claim != nil }
    guard whole.unit.claim == nil else {
      guard whole.unit.passage.kind == .tableRow, Self.isNumeric(whole) else { return whole }
      if let named = facts.max(by: { columnNamed($0.unit) < columnNamed($1.unit) }), Self.isNumeric(named),
        named.unit.subject == whole.unit.subject, columnNamed(named.unit) > columnNamed(whole.unit) + 0.2
      {
        return named
      }
      return firstColumn(facts, near: whole) ?? whole
    }
    guard let highest = facts.max(by: { score($0) < score($1) }) else { return whole }
    let best = firstColumn(facts, near: highest) ?? highest
    if whole.unit.passage.kind != .tableRow {
      // `何ポイントでしたか` asks for the number, however politely.
      let inWords =
        !question.asks.isDisjoint(with: ["whether", "why", "how"]) && !Judgement.asksForNumber(question)
      guard !inWords || best.unit.value?.kind.isValue == false, best.fit.coverage >= whole.fit.coverage - 0.15
      else { return whole }
    }
    var fit = best.fit
    fit.score = max(fit.score, whole.fit.score)
    return Ranked(unit: best.unit, fit: fit)
  }

  /// The first column says what the row is for: where a number but no property is asked for, it answers. Columns of
  /// two tiers say the same of two publishers, of whom the best is meant.
  private func firstColumn(_ facts: [Ranked], near best: Ranked) -> Ranked? {
    guard Judgement.asksForNumber(question), question.properties.isEmpty else { return nil }
    let top = score(best)
    return facts.filter { Self.isNumeric($0) && $0.unit.tier == best.unit.tier && score($0) >= top - 0.03 }
      .min { ($0.unit.claim?.id ?? 0) < ($1.unit.claim?.id ?? 0) }
  }

  /// `is 60 pt tall enough`: the fact in points decides.
  private func isMeasuredAlike(_ value: Value?) -> Bool {
    guard let unit = value?.unit else { return false }
    return question.analysis.quantities.contains { $0.unit == unit }
  }

  /// How much of a question names the very column of a cell: `what does WCAG ask for`.
  private func columnNamed(_ unit: Unit) -> Double {
    guard unit.passage.kind == .tableRow else { return 0 }
    return question.content.reduce(0) { $0 + ($1.nearness.best(unit.property) >= 0.95 ? $1.weight : 0) }
  }

  private static func isNumeric(_ cell: Ranked) -> Bool { cell.unit.value?.numbers.isEmpty == false }

  private func score(_ cell: Ranked) -> Double {
    guard let claim = cell.unit.claim, claim.value.kind == .text || claim.value.kind == .code else {
      // Of two facts in one sentence the one answers that names the thing itself.
      return cell.fit.score + 0.2 * cell.fit.key + 0.3 * columnNamed(cell.unit)
        + (isMeasuredAlike(cell.unit.value) ? 0.3 : 0)
    }
    let analysis = Analysis(claim.value.text, vocabulary: tools.lexicon)
    let said = tools.relations.numbers(analysis.conceptIDsWithParts(tools.lexicon))
    var sum = 0.0
    for slot in question.slots { sum += slot.weight * slot.nearness.best(said) }
    return cell.fit.score + 0.2 * cell.fit.key + 0.3 * sum
  }
}
