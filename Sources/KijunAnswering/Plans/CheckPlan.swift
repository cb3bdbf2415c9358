import KijunGuidelines
import KijunVocabulary

/// A question whether a value will do: `is a 40 pt button tall enough`. The rule that decides answers it.
struct CheckPlan {
  let tools: Tools

  /// The rule with yes or no before it, or nil where the question holds no value against a rule.
  func reply(_ question: Question) throws -> Reply? {
    guard let checked = question.checked, !checked.numbers.isEmpty else { return nil }
    var rule = question
    rule.asks.subtract(["whether", "check", "value", "how"])
    let unit = checked.shape == .ratio ? ":1" : checked.unit.flatMap { $0 == "count" ? nil : $0 }
    rule.asks.insert(unit == nil ? "count" : "quantity")
    if let unit { rule.units = [unit] }
    let text = question.analysis.slice(checked.range)
    rule.residues.removeAll { $0.text == text }
    rule.quantities = []
    rule.slots.removeAll { $0.concepts.contains { $0.detail["asks"] != nil } }
    var reply = try ValuePlan(tools: tools).reply(rule)
    guard reply.status == .answered, let first = reply.answers.first, first.value.unit == unit,
      let holds = Self.holds(checked.numbers, against: first.value, isEnough: question.asks.contains("check"))
    else { return nil }
    reply.question = question.text
    reply.answers[0].statement = "\(holds ? "yes" : "no"): \(first.statement)"
    return reply
  }

  /// Where no rule decides, the values of other things decide nothing either.
  static func withoutOtherValues(_ reply: Reply, _ question: Question) -> Reply {
    guard reply.status == .answered, let checked = question.checked else { return reply }
    var reply = reply
    let others = reply.answers.filter { answer in
      answer.value.kind != .text && !answer.value.numbers.isEmpty
        && !checked.numbers.allSatisfy(answer.value.numbers.contains)
    }
    guard !others.isEmpty else { return reply }
    reply.answers.removeAll { answer in others.contains { $0.id == answer.id } }
    reply.conflicts = []
    guard reply.answers.isEmpty else { return reply }
    reply.nearest = Array(others.prefix(3))
    reply.notes = []
    reply.status = .unknown
    reply.reason = .notCovered
    return reply
  }

  /// Whether all numbers keep a rule: 48×40 is not 44×44 at least.
  static func holds(_ numbers: [Double], against rule: Value, isEnough: Bool) -> Bool? {
    let verdicts = numbers.compactMap { holds($0, against: rule, isEnough: isEnough) }
    return verdicts.count == numbers.count ? verdicts.allSatisfy(\.self) : nil
  }

  /// Whether a number keeps a rule; nil where the rule is none of numbers.
  static func holds(_ number: Double, against rule: Value, isEnough: Bool) -> Bool? {
    guard let least = rule.numbers.max() else { return nil }
    switch rule.comparator {
    case .atLeast: return number >= least
    case .over: return number > least
    case .atMost: return number <= least
    case .under: return number < least
    case .range: return rule.numbers.count == 2 ? rule.numbers[0]...rule.numbers[1] ~= number : nil
    case .equal, .about:
      switch rule.role {
      case .minimum: return number >= least
      case .maximum: return number <= least
      default: return isEnough ? number >= least : number == least
      }
    }
  }
}
