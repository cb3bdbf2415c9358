import KijunGuidelines
import KijunStore

/// Current facts of the same thing that say something else than the answer.
struct Conflicts {
  let tools: Tools

  func with(_ top: Ranked, _ ranking: Ranking, _ question: Question) throws -> [Ranked] {
    guard let claim = top.unit.claim, !claim.value.numbers.isEmpty else { return [] }
    var seen: Set<Int64> = [top.unit.passage.id]
    return ranking.fitting.filter { other in
      guard let rival = other.unit.claim, !rival.value.numbers.isEmpty, !other.unit.isHistorical,
        rival.value.unit == claim.value.unit, rival.value.kind == claim.value.kind,
        rival.value.numbers != claim.value.numbers, rival.value.role == claim.value.role,
        other.fit.coverage >= top.fit.coverage - 0.02, Judgement.accepts(other, question),
        Set(rival.subjectConcepts) == Set(claim.subjectConcepts),
        Set(rival.propertyConcepts) == Set(claim.propertyConcepts), rival.conditions == claim.conditions
      else { return false }
      return seen.insert(other.unit.passage.id).inserted
    }.prefix(5).map { $0 }
  }
}
