import KijunGuidelines
import KijunStore

/// The contrast that the knowledge base asks for: floors alone, no measured figures.
struct ContrastRules {
  struct Rule {
    var answer: Answer
    var ratio: Double
    var isForText: Bool
    /// Whether it is of the first tier that has such rules.
    var decides: Bool
  }

  private(set) var all: [Rule] = []
  /// So many of one tier are more than anybody has; the rest is the same said again.
  private static let limit = 12

  init(_ tools: Tools) throws {
    var found: [(unit: Unit, ratio: Double)] = []
    var seen: Set<String> = []
    try tools.base.forEachClaim(ClaimFilter(tier: tools.options.tier, kind: Value.Kind.ratio.rawValue)) {
      claim in
      guard let ratio = Self.floor(claim),
        seen.insert("\(claim.tier)\u{1F}\(ratio)\u{1F}\(claim.subject)").inserted,
        let unit = try tools.units.units(ofPassages: [claim.passageID]).first(where: {
          $0.claim?.id == claim.id
        }),
        !unit.isHistorical
      else { return }
      found.append((unit, ratio))
    }
    let ranked = found.enumerated().sorted {
      (tools.tiers.rank($0.element.unit.tier), $0.offset) < (
        tools.tiers.rank($1.element.unit.tier), $1.offset
      )
    }.map(\.element)
    let first = ranked.first?.unit.tier
    let text = tools.relations.number("text")
    var count: [String: Int] = [:]
    for (unit, ratio) in ranked where count[unit.tier, default: 0] < Self.limit {
      count[unit.tier, default: 0] += 1
      all.append(
        Rule(
          answer: try AnswerMaking(tools: tools).answer(unit, score: 1), ratio: ratio,
          isForText: Self.isOf(text, unit, tools), decides: unit.tier == first))
    }
  }

  private static func floor(_ claim: StoredClaim) -> Double? {
    guard
      claim.value.comparator == .atLeast || claim.value.comparator == .over || claim.value.role == .minimum,
      claim.modality != .mustNot, let ratio = claim.value.numbers.first,
      claim.value.numbers.dropFirst().allSatisfy({ $0 == 1 }), ratio > 1, ratio <= 21
    else { return nil }
    return ratio
  }

  private static func isOf(_ concept: Int, _ unit: Unit, _ tools: Tools) -> Bool {
    unit.subject.contains { $0 == concept || tools.relations.broader($0).contains { $0.index == concept } }
  }
}
