import KijunGuidelines
import KijunStore

/// Facts that hold today, are about the same as the answer, and say something else.
struct Conflicts {
  let tools: Tools

  func with(_ top: Ranked, _ ranking: Ranking, _ question: Question) throws -> [Ranked] {
    guard let claim = top.unit.claim, let topic = FactTopic(claim, tools.lexicon) else { return [] }
    let hash = FactTopic.hash(claim)
    var seen: Set<Int64> = [top.unit.passage.id]
    var once = SaidOnce(tools)
    return try ranking.fitting.filter { other in
      guard let rival = other.unit.claim, !other.unit.isHistorical,
        // Under two headings a document may well say two things.
        rival.documentID != claim.documentID || rival.sectionID == claim.sectionID,
        !isOfOneTable(other.unit.passage, top.unit.passage),
        other.fit.coverage >= top.fit.coverage - 0.02,
        FactTopic.value(rival) != FactTopic.value(claim),
        // The hash is there for speed alone.
        FactTopic.hash(rival) == hash, FactTopic(rival, tools.lexicon) == topic,
        Judgement.accepts(other, question)
      else { return false }
      guard seen.insert(other.unit.passage.id).inserted else { return false }
      return try once.isNew(other.unit)
    }.prefix(5).map { $0 }
  }

  /// Rows of one table are of different things, even where the vocabulary knows one name for both.
  private func isOfOneTable(_ one: StoredPassage, _ other: StoredPassage) -> Bool {
    one.kind == .tableRow && other.kind == .tableRow && one.documentID == other.documentID
      && one.group != nil && one.group == other.group
  }
}
