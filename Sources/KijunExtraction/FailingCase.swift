import KijunGuidelines
import KijunVocabulary

/// What was tried and found wanting: of `the 24 px target passes, while the 16 px target fails` the 16 px are a case, and no
/// size that anything should have.
enum FailingCase {
  /// How far behind its size a thing may be said to fail, in bytes.
  private static let reach = 48

  private static let verbs: Set<String> = ["fail", "failed", "failing"]
  /// Words that begin what is said of something else, and those behind which nothing was tried yet.
  private static let openers: Set<String> = [
    "and", "because", "but", "if", "or", "so", "that", "when", "where", "which", "while", "may", "might",
    "can",
    "could", "would", "never", "not",
  ]

  /// Only of a size as such: `contrast below 3:1 fails` is a rule.
  static func isOne(
    _ quantity: Quantity, _ comparison: Comparison, _ analysis: Analysis, _ clause: Range<Int>
  ) -> Bool {
    guard comparison.comparator == .equal, comparison.role == nil else { return false }
    let low = quantity.range.upperBound
    for token in analysis.tokens(in: low..<max(low, min(clause.upperBound, low + reach))) where token.isWord {
      if verbs.contains(token.text) { return true }
      if openers.contains(token.text) { return false }
    }
    return false
  }
}
