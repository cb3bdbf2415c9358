import KijunGuidelines

/// A value held against one rule.
public struct Verdict: Sendable {
  public enum Outcome: String, Sendable { case met, below, above, differs }

  public var rule: Answer
  public var outcome: Outcome
  /// Whether the rule is one to keep, and no default or proposal.
  public var isBinding: Bool
  /// Whether it names one value without a bound. Of several such, as of the text styles, one is enough.
  public var isExact: Bool {
    (rule.value.comparator == .equal || rule.value.comparator == .about) && rule.value.role == nil
  }
  /// Whether it is one of those that the whole verdict rests on.
  public var decides = false

  /// nil where the two can't be compared.
  init?(_ value: MeasuredValue, against rule: Answer, modality: Claim.Modality?) {
    guard let outcome = Self.outcome(value.numbers, rule) else { return nil }
    self.rule = rule
    self.outcome = outcome
    isBinding = modality != .may && Self.binds(rule.value)
  }

  /// `44×44 pt` by default is no bound; `68 pt` without any word is what it has to be.
  private static func binds(_ rule: Value) -> Bool {
    rule.comparator != .equal && rule.comparator != .about
      || rule.role != .default && rule.role != .recommended
  }

  /// Side by side: 48×40 is not 44×44 at least.
  private static func outcome(_ numbers: [Double], _ rule: Answer) -> Outcome? {
    if rule.value.kind == .range, rule.value.numbers.count == 2 {
      let (low, high) = (rule.value.numbers[0], rule.value.numbers[1])
      return numbers.contains { $0 < low } ? .below : numbers.contains { $0 > high } ? .above : .met
    }
    let limits = rule.value.numbers
    guard let first = limits.first else { return nil }
    let pairs: [(Double, Double)]
    switch (numbers.count, limits.count) {
    case (let a, let b) where a == b: pairs = Array(zip(numbers, limits))
    case (_, 1): pairs = numbers.map { ($0, first) }
    case (1, _): pairs = limits.map { (numbers[0], $0) }
    default: return nil
    }
    let outcomes = pairs.map { outcome($0, rule.value) }
    return outcomes.first { $0 == .below } ?? outcomes.first { $0 != .met } ?? .met
  }

  private static func outcome(_ pair: (number: Double, limit: Double), _ rule: Value) -> Outcome {
    let (number, limit) = pair
    switch (rule.comparator, rule.role) {
    case (.atLeast, _), (.equal, .minimum), (.about, .minimum): return number >= limit ? .met : .below
    case (.over, _): return number > limit ? .met : .below
    case (.atMost, _), (.equal, .maximum), (.about, .maximum): return number <= limit ? .met : .above
    case (.under, _): return number < limit ? .met : .above
    default: return number == limit ? .met : number < limit ? .below : .above
    }
  }
}
