import KijunGuidelines

/// The contrast ratios that the knowledge base asks for: floors alone, no measured figures.
struct ContrastRules {
  struct Rule {
    var ratio: Double
    /// A fact that asks for it, of the tier that comes first.
    var fact: Fact
    var count: Int
  }

  private var found: [Double: [Fact]] = [:]
  private static let limit = 6

  mutating func add(_ fact: Fact) {
    guard fact.value.kind == .ratio, fact.traits.contains(.contrast), !fact.isHistorical,
      fact.value.comparator == .atLeast || fact.value.role == .minimum, let ratio = fact.value.numbers.first,
      fact.value.numbers.dropFirst().allSatisfy({ $0 == 1 }), ratio > 1, ratio <= 21
    else { return }
    guard found[ratio] != nil || found.count < 1_000 else { return }
    if found[ratio, default: []].count < 50 { found[ratio, default: []].append(fact) }
  }

  /// The ratios that are asked for most often, from the lowest on.
  func rules(_ rank: (String) -> Int) -> [Rule] {
    let most = found.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.prefix(Self.limit)
    return most.compactMap { ratio, facts in
      facts.enumerated().min { (rank($0.element.tier), $0.offset) < (rank($1.element.tier), $1.offset) }
        .map { Rule(ratio: ratio, fact: $0.element, count: facts.count) }
    }.sorted { $0.ratio < $1.ratio }
  }
}
