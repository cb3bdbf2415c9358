import KijunGuidelines
import KijunVocabulary

/// `17 pt 以下の文字は 4.5:1`, `text of 18 pt and up needs 3:1`: the size says which text is meant, and the ratio behind
/// it is the fact.
enum ConditionalBound {
  static func isOne(
    _ index: Int, _ comparison: Comparison, _ clauses: [Range<Int>], in analysis: Analysis
  ) -> Bool {
    let quantities = analysis.quantities
    guard index + 1 < quantities.count, quantities[index + 1].shape == .ratio,
      quantities[index].shape == .number, quantities[index].unit != nil, comparison.comparator != .equal,
      clauses[index] == clauses[index + 1]
    else { return false }
    return quantities[index + 1].range.lowerBound - comparison.range.upperBound <= 60
  }
}
