import KijunGuidelines
import KijunVocabulary

/// The conditions that a sentence sets for one of its quantities.
enum SentenceConditions {
  /// Those before the first quantity hold for all that name none of their own.
  static func general(_ analysis: Analysis) -> Conditions {
    var conditions = Conditions()
    let firstQuantity = analysis.quantities.first?.range.lowerBound ?? 0
    for condition in ConditionScope.named(analysis, in: 0..<firstQuantity) { conditions.set(condition) }
    return conditions
  }

  /// The general ones and those of the quantity's own clause.
  static func of(
    _ index: Int, in analysis: Analysis, clauses: [Range<Int>], general: Conditions
  ) -> [Conditions.Condition] {
    var conditions = general
    let before = index > 0 ? analysis.quantities[index - 1].range.upperBound : 0
    let start =
      index > 0 ? opening(of: max(clauses[index].lowerBound, before), notBefore: before, analysis) : 0
    let end =
      index + 1 < clauses.count
      ? min(clauses[index].upperBound, analysis.quantities[index + 1].range.lowerBound)
      : clauses[index].upperBound
    if start < end {
      for condition in ConditionScope.named(analysis, in: start..<end) { conditions.set(condition) }
    }
    return conditions.all
  }

  /// `44 pt — in visionOS, 60 pt`: what stands between two marks and names nothing but a condition opens the clause
  /// that follows it.
  private static func opening(of clause: Int, notBefore low: Int, _ analysis: Analysis) -> Int {
    let marks = ",、，;；:：—–"
    let stretch = Substring(analysis.slice(low..<clause))
    var inner = stretch
    while let last = inner.last, last == " " || marks.contains(last) { inner = inner.dropLast() }
    guard let mark = inner.lastIndex(where: marks.contains) else { return clause }
    inner = inner[inner.index(after: mark)...]
    let start = low + stretch.utf8.distance(from: stretch.startIndex, to: inner.startIndex)
    let end = start + inner.utf8.count
    let mentions = analysis.mentions(in: start..<end)
    guard mentions.contains(where: { $0.has(.condition) }),
      mentions.allSatisfy({ $0.has(.condition) || $0.has(.filler) }),
      analysis.slice(start..<end).count <= 60
    else { return clause }
    // Every word of it must be known, or it may name a thing as well.
    let words = mentions.reduce(0) { $0 + analysis.range($1).count }
    return words * 5 >= inner.utf8.count { $0 != 0x20 } * 4 ? start : clause
  }
}
