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

  init(_ base: KnowledgeBase) {
    self.base = base
  }

  func weight(ofConcept id: String) -> Double { weight(frequency(ofTerm: IndexTerms.concept(id))) }

  func weight(ofTerm term: String) -> Double { weight(frequency(ofTerm: term)) }

  func frequency(ofTerm term: String) -> Int {
    if let known = frequencies[term] { return known }
    if frequencies.count > 50_000 { frequencies.removeAll() }
    let plain = term.split(separator: ".").map { (try? base.documentFrequency(String($0))) ?? 0 }.min() ?? 0
    frequencies[term] = plain
    return plain
  }

  /// From 1 for a word that no passage has down to 0.15 for one that every passage has.
  private func weight(_ frequency: Int) -> Double {
    let share = log(Double(frequency + 1)) / log(total + 1)
    return max(0.15, 1 - share)
  }
}
