import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A question that names a thing and nothing that is asked of it (`Headline`, `Headline vs Body`) wants all that the
/// thing's row says.
struct WholeRow {
  private let question: Question
  private let ranking: Ranking

  init(_ question: Question, _ ranking: Ranking) {
    self.question = question
    self.ranking = ranking
  }

  /// The row of that name.
  func best() -> Ranked? {
    guard isNameAlone else { return nil }
    let rows = ranking.fitting.filter {
      $0.unit.claim == nil && $0.unit.passage.kind == .tableRow && $0.fit.coverage >= 0.95
        && $0.fit.weakest >= 0.95
    }
    let named = rows.filter { names($0.unit) }
    // Of `Body` and `Body text` the one that is asked for in its own words.
    let words = Set(question.slots.map { Folding.fold($0.text) })
    return named.first { words.contains(Folding.fold($0.unit.passage.cells.first ?? "")) } ?? named.first
  }

  private var isNameAlone: Bool {
    question.asks.isSubset(of: ["value", "compare", "difference"]) && question.namesThing
      && question.properties.isEmpty && question.bounds.isEmpty && question.conditions.isEmpty
      && question.units.isEmpty && question.quantities.isEmpty && question.namedTiers.isEmpty
      && question.excludedTiers.isEmpty && question.years.isEmpty
  }

  /// Whether the row is called so, by all words of the question: `Footnote SwiftUI` names a column as well.
  private func names(_ row: Unit) -> Bool {
    ranking.fitting.contains { ranked in
      ranked.unit.isFact && ranked.unit.passage.id == row.passage.id
        && question.slots.allSatisfy { $0.nearness.best(ranked.unit.subject) >= 0.95 }
    }
  }
}
