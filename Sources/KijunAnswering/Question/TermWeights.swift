import KijunStore
import KijunVocabulary

/// How much a word tells, by how many passages have it.
final class TermWeights {
  private let base: KnowledgeBase
  private var frequencies: [String: Int] = [:]
  private let rarity: Rarity

  private let relations: Relations

  init(_ base: KnowledgeBase, _ relations: Relations, _ rarity: Rarity) {
    self.base = base
    self.rarity = rarity
    self.relations = relations
  }

  func weight(ofConcept id: String) -> Double { relations.weight(relations.number(id)) }

  func weight(ofNumber number: Int) -> Double { relations.weight(number) }

  func weight(ofTerm term: String) -> Double { rarity.weight(frequency(ofTerm: term)) }

  func frequency(ofTerm term: String) -> Int {
    if let known = frequencies[term] { return known }
    if frequencies.count > 50_000 { frequencies.removeAll() }
    let plain = term.split(separator: ".").map { (try? base.documentFrequency(String($0))) ?? 0 }.min() ?? 0
    frequencies[term] = plain
    return plain
  }
}
