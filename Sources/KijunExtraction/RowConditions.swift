import KijunGuidelines
import KijunVocabulary

/// A cell that is nothing but a condition, such as `Dark` in a column *Appearance*: the other cells of its row hold
/// under it.
enum RowConditions {
  /// nil where a cell says anything else.
  static func of(_ analysis: Analysis) -> [Conditions.Condition]? {
    guard analysis.text.utf8.count <= 40, !analysis.tokens.isEmpty, analysis.quantities.isEmpty else {
      return nil
    }
    var covered = 0
    for mention in analysis.mentions {
      if let name = mention.first(.condition)?.detail["condition"] {
        guard kinds.contains(name) else { return nil }
      } else if !mention.has(.filler), !mention.has(.connector) {
        return nil
      }
      covered += mention.tokens.count
    }
    guard covered == analysis.tokens.count else { return nil }
    let named = ConditionScope.named(analysis, in: nil)
    return named.isEmpty ? nil : named
  }

  private static let kinds: Set<String> = [
    "appearance", "contrast", "platform", "device", "orientation", "text_size", "size_class", "state",
    "column",
    "motion",
  ]
}
