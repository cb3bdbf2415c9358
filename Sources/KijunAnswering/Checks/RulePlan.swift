import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Finds the rules that a value is held against: what is said of the thing, and beside it of things in general.
struct RulePlan {
  let tools: Tools

  static let limit = 12
  /// How far from a rule, in passages, others of its section are looked for.
  private static let reach = 60
  private static let sections = 8

  func reply(_ thing: Question, _ value: MeasuredValue) throws -> CheckReply {
    var question = thing
    question.asks.subtract(["whether", "check", "value", "how", "list"])
    question.asks.insert(value.unit == "count" ? "count" : "quantity")
    if let unit = value.unit, unit != "count" { question.units = [unit] }
    let units = try tools.candidates.units(for: question)
    let ranking = Ranking(units, for: question, tools)
    let fitting = ranking.fitting.filter { ranked in
      isRule(ranked.unit, value) && Judgement.accepts(ranked, question)
    }
    let highest = fitting.map(\.fit.score).max() ?? 0
    var rules = fitting.filter { $0.fit.score >= highest - 0.2 }
    rules += try general(beside: rules, question, value)
    var once = SaidOnce(tools)
    var verdicts: [Verdict] = []
    for rule in rules where verdicts.count < Self.limit {
      guard try once.isNew(rule.unit) else { continue }
      let answer = try AnswerMaking(tools: tools).answer(rule)
      if let verdict = Verdict(value, against: answer, modality: rule.unit.claim?.modality) {
        verdicts.append(verdict)
      }
    }
    let overrides = try tools.base.overrides()
    let ids = Set(verdicts.map(\.rule.id))
    verdicts.removeAll { verdict in
      overrides.contains { $0.overridden == verdict.rule.id && ids.contains($0.claim) }
    }
    guard verdicts.isEmpty else {
      return CheckReply(thing.text, value, verdicts) { tools.tiers.rank($0) }
    }
    return CheckReply(
      thing.text, value, without: try ValuePlan(tools: tools).reply(question).withdrawn)
  }

  private func isRule(_ unit: Unit, _ value: MeasuredValue) -> Bool {
    guard let claim = unit.claim, !unit.isHistorical, claim.modality != .mustNot else { return false }
    return value.isComparable(with: claim.value)
  }

  /// Beside the rule for buttons the same section may say how large any control is. What holds for things in general
  /// holds for the one that was asked about, where it is of the same measure and the same word.
  private func general(beside rules: [Ranked], _ question: Question, _ value: MeasuredValue) throws
    -> [Ranked]
  {
    var found: [Ranked] = []
    var seen = Set(rules.map { $0.unit.id })
    var sections: Set<String> = []
    for rule in rules {
      guard let claim = rule.unit.claim, claim.value.kind == .size, sections.count < Self.sections,
        sections.insert("\(claim.sectionID) \(claim.tier)").inserted
      else { continue }
      let asked = question.content.flatMap(\.numbers) + rule.unit.subject
      let around = claim.passageID - Int64(Self.reach)...claim.passageID + Int64(Self.reach)
      for unit in try tools.units.units(ofPassages: Array(around.clamped(to: 1...Int64.max)))
      where unit.passage.sectionID == claim.sectionID && unit.passage.documentID == claim.documentID {
        guard let other = unit.claim, isRule(unit, value), other.value.kind == claim.value.kind,
          other.value.unit == claim.value.unit, other.tier == claim.tier, isGeneral(unit, asked),
          seen.insert(unit.id).inserted
        else { continue }
        var ranked = rule
        ranked.unit = unit
        found.append(ranked)
      }
    }
    return found
  }

  private func isGeneral(_ unit: Unit, _ asked: [Int]) -> Bool {
    let things = unit.subject.filter { tools.relations.kind($0) == .subject }
    // Before it stand words that only tell which one: the default control of a table.
    guard let thing = things.last else { return false }
    return asked.contains { $0 == thing || tools.relations.broader($0).contains { $0.index == thing } }
  }
}
