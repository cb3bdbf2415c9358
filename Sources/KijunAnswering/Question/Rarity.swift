#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much a word tells, by the share of the passages that have it.
struct Rarity {
  private let total: Double

  init(passages: Int) { total = Double(max(1, passages)) }

  /// From 1 for a word that no passage has down to 0.15 for one that every passage has.
  func weight(_ frequency: Int) -> Double {
    max(0.15, 1 - log(Double(frequency + 1)) / log(total + 1))
  }
}
