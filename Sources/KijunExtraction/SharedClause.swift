import KijunVocabulary

/// Where a clause that two quantities share is divided: `44 pt as the usual size and 28 pt as the smallest` before the
/// second number, `16 pt from the edge if it has a photo and 12 pt if not` behind *and*.
enum SharedClause {
  /// Where the part of the second quantity begins, between the end of the first and the start of the second.
  static func start(between gap: Range<Int>, _ analysis: Analysis) -> Int {
    let tokens = analysis.tokens(in: gap)
    guard let first = tokens.first, let last = tokens.last, first.isWord, openings.contains(first.text),
      joints.contains(last.text), tokens.count > 2
    else { return gap.lowerBound }
    return last.range.upperBound
  }

  /// Words that say more of the number before them.
  private static let openings: Set<String> = [
    "from", "in", "on", "at", "by", "as", "for", "if", "when", "while", "with", "under", "above", "below",
    "inside",
    "beside", "between", "around",
  ]
  private static let joints: Set<String> = ["and", "or", "but"]
}
