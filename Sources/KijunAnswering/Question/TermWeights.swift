#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import KijunStore
import KijunVocabulary

/// How much a word tells, by how many passages have it.
final class TermWeights {
  private let base: KnowledgeBase
  private var frequencies: [String: Int] = [:]
  private lazy var total = Double(max(1, (try? base.passageCount()) ?? 1))

  private let relations: Relations

  init(_ base: KnowledgeBase, _ relations: Relations) {
    self.base = base
    self.relations = relations
  }

  func weight(ofConcept id: String) -> Double { weight(relations.frequency(relations.number(id))) }

  func weight(ofNumber number: Int) -> Double { weight(relations.frequency(number)) }

  func weight(ofTerm term: String) -> Double { weight(frequency(ofTerm: term)) }

  func frequency(ofTerm term: String) -> Int {
    if let known = frequencies[term] { return known }
    if frequencies.count > 50_000 { frequencies.removeAll() }
    let plain = term.split(separator: ".").map { (try? base.documentFrequency(String($0))) ?? 0 }.min() ?? 0
    frequencies[term] = plain
    return plain
  }

  /// From 1 for a word that no passage has down to 0.15 for one that every passage has.
  func weight(_ frequency: Int) -> Double {
    let share = log(Double(frequency + 1)) / log(total + 1)
    return max(0.15, 1 - share)
  }
}
