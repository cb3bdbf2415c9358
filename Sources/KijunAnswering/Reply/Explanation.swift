import KijunVocabulary

/// How a question was understood, line by line.
enum Explanation {
  static func lines(_ question: Question) -> [String] {
    var lines = question.slots.map { slot in
      "“\(slot.text)” → \(slot.concepts.map(\.id).joined(separator: " or ")) (\(slot.kind), weight \(Int(slot.weight * 100)) %)"
    }
    lines += question.residues.map { "“\($0.text)” → \($0.isKnown ? "a word of the documents" : "known to no document")" }
    lines += question.quantities.map { "value \(question.analysis.slice($0.range))" }
    if !question.tiers.isEmpty { lines.append("tier \(question.tiers.joined(separator: ", "))") }
    if !question.asks.isEmpty { lines.append("asks for \(question.asks.sorted().joined(separator: ", "))") }
    return lines
  }
}
