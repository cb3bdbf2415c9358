import KijunGuidelines
import KijunStore
import KijunVocabulary

/// How a question was understood, line by line.
enum Explanation {
  static func lines(_ question: Question) -> [String] {
    var lines = question.slots.map { slot in
      "“\(slot.text)” → \(slot.concepts.map(\.id).joined(separator: " or ")) (\(slot.kind), weight \(Int(slot.weight * 100)) %)"
    }
    lines += question.residues.map {
      "“\($0.text)” → \($0.isKnown ? "a word of the documents" : "known to no document")"
    }
    lines += question.quantities.map { "value \(question.analysis.slice($0.range))" }
    if !question.tiers.isEmpty { lines.append("tier \(question.tiers.joined(separator: ", "))") }
    if !question.asks.isEmpty { lines.append("asks for \(question.asks.sorted().joined(separator: ", "))") }
    return lines
  }

  /// The candidates in their order, and what ruled the others out.
  static func lines(_ ranking: Ranking) -> [String] {
    ranking.fitting.prefix(12).map { "candidate \(describe($0))" }
      + ranking.excluded.prefix(8).map { "out: \($0.reason): \(describe($0.ranked))" }
  }

  private static func describe(_ ranked: Ranked) -> String {
    let unit = ranked.unit
    let name =
      unit.claim.map { "\($0.subject) · \($0.property) = \($0.value.text)" }
      ?? String(unit.passage.text.prefix(60))
    let fit = ranked.fit
    return
      "\(Int(fit.score * 100)) % (covers \(Int(fit.coverage * 100)) %, weakest \(Int(fit.weakest * 100)) %, key \(Int(fit.key * 100)) %) "
      + "line \(unit.passage.lines.lowerBound), \(unit.tier): \(name)"
      + (fit.reasons.isEmpty ? "" : " [\(fit.reasons.joined(separator: "; "))]")
  }
}
