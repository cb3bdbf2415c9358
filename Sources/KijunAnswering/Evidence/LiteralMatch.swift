import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Whether a passage has a word that the vocabulary doesn't know.
struct LiteralMatch {
  private let terms: Set<String>
  /// Words of the headings above.
  private let above: Set<String>
  /// Names of the code that the passage is part of.
  private let around: Set<String>

  init(_ unit: Unit) {
    var terms = Set(IndexTerms.literal(Tokenizer.tokens(of: unit.passage.text)))
    for text in [unit.source.source.title, unit.source.source.publisher].compactMap({ $0 }) {
      terms.formUnion(IndexTerms.literal(Tokenizer.tokens(of: text)))
    }
    // The row doesn't say what stands above its column.
    if let column = unit.claim?.conditions["column"]?.text {
      terms.formUnion(IndexTerms.literal(Tokenizer.tokens(of: column)))
    }
    // `scaledFont` is asked for without the dot that stands before it in code.
    for term in terms where term.utf8.first == UInt8(ascii: ".") { terms.insert(String(term.dropFirst())) }
    self.terms = terms
    above = Set(unit.headings.flatMap { IndexTerms.literal(Tokenizer.tokens(of: $0)) })
    around = Set(unit.namesAround.filter { $0.hasPrefix("word-") }.map { String($0.dropFirst(5)) })
  }

  func match(_ residue: Question.Residue) -> Double {
    guard !residue.terms.isEmpty else { return 0 }
    if around.contains(residue.text) { return 1 }
    if residue.isWhole { return residue.terms.allSatisfy(terms.contains) ? 1 : 0 }
    let here = share(residue, terms.contains)
    return here == 1 ? 1 : max(here, 0.8 * share(residue, above.contains))
  }

  /// How much of a word is there. In Chinese, Japanese and Korean the terms are pairs of neighbours, and a
  /// character is there when one of its pairs is.
  private func share(_ residue: Question.Residue, _ isThere: (String) -> Bool) -> Double {
    let pairs = residue.pairs
    guard pairs.count > 1 else {
      return Double(residue.terms.count(where: isThere)) / Double(residue.terms.count)
    }
    var covered = [Bool](repeating: false, count: pairs.count + 1)
    for (index, pair) in pairs.enumerated() where isThere(pair) {
      covered[index] = true
      covered[index + 1] = true
    }
    return Double(covered.count(where: \.self)) / Double(covered.count)
  }
}
