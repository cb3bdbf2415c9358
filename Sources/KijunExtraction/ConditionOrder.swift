import KijunGuidelines
import KijunVocabulary

/// The order in which values of a list stand, as the line above says it: `（ライト／ダークの順）`, `Light / Dark`.
struct ConditionOrder {
  private let conditions: [Conditions.Condition]

  /// nil where a text lists no conditions of one kind, with a slash between each two.
  init?(announcedBy analysis: Analysis) {
    guard analysis.quantities.allSatisfy({ !$0.isValue }), analysis.text.utf8.count <= 200 else { return nil }
    var run: [Mention] = []
    for mention in analysis.mentions where mention.has(.condition) {
      let name = mention.first(.condition)?.detail["condition"]
      if let last = run.last, last.first(.condition)?.detail["condition"] == name,
        Self.isSlash(analysis.slice(analysis.range(last).upperBound..<analysis.range(mention).lowerBound))
      {
        run.append(mention)
      } else if run.count < 2 {
        run = [mention]
      }
    }
    guard run.count > 1 else { return nil }
    conditions = run.flatMap { ConditionScope.named(analysis, in: analysis.range($0)) }
    guard conditions.count == run.count, Set(conditions.map(\.concepts)).count == run.count else {
      return nil
    }
  }

  /// One condition for each quantity of an item, or nil where they are no list in that order.
  func conditions(of quantities: [Quantity], in analysis: Analysis) -> [Conditions.Condition]? {
    guard quantities.count == conditions.count,
      quantities.allSatisfy({ $0.isValue && $0.shape == quantities[0].shape })
    else { return nil }
    for (left, right) in zip(quantities, quantities.dropFirst()) {
      guard left.range.upperBound <= right.range.lowerBound,
        Self.isSlash(analysis.slice(left.range.upperBound..<right.range.lowerBound))
      else { return nil }
    }
    return conditions
  }

  private static func isSlash(_ gap: String) -> Bool {
    let mark = gap.filter { $0 != " " }
    return mark == "/" || mark == "／" || mark == "→" || mark == "|"
  }
}
