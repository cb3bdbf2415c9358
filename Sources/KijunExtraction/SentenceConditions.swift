import KijunGuidelines
import KijunVocabulary

/// The conditions that a sentence sets for one of its quantities.
enum SentenceConditions {
  /// Those of its own clause; those before the first quantity hold for all that name none of their own.
  static func of(
    _ quantity: Quantity, index: Int, in analysis: Analysis, clauses: [Range<Int>]
  ) -> [Conditions.Condition] {
    var conditions = Conditions()
    let firstQuantity = analysis.quantities.first?.range.lowerBound ?? 0
    for condition in ConditionScope.named(analysis, in: 0..<firstQuantity) { conditions.set(condition) }
    let start = index > 0 ? max(clauses[index].lowerBound, analysis.quantities[index - 1].range.upperBound) : 0
    let end = index + 1 < clauses.count
      ? min(clauses[index].upperBound, analysis.quantities[index + 1].range.lowerBound) : clauses[index].upperBound
    if start < end {
      for condition in ConditionScope.named(analysis, in: start..<end) { conditions.set(condition) }
    }
    return conditions.all
  }
}
