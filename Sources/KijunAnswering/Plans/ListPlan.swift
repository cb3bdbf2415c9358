import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A question for all of something: the rows of the table, or the items of the list, that it is about.
struct ListPlan {
  let tools: Tools
  static let limit = 40

  func reply(_ question: Question) throws -> Reply? {
    let units = try tools.candidates.units(for: question)
    let ranking = Ranking(units, for: question, tools)
    let making = AnswerMaking(tools: tools)
    var reply = Reply(question: question.text, language: question.language, status: .answered)
    if tools.options.explain { reply.explanation = Explanation.lines(ranking) }
    if let announced = try announced(ranking, making) {
      reply.answers = announced
      return reply
    }
    let best = ranking.byPassage.first { $0.unit.passage.kind != .tableRow }?.fit.coverage ?? 0
    if let (group, score) = bestGroup(ranking), score >= best - 0.15 || !question.asks.contains("how") {
      for row in try tools.base.passages(inGroup: group.group, ofDocument: group.document)
      where row.statesSomething {
        reply.answers += try answers(row, question, ranking, making)
        if reply.answers.count >= Self.limit { break }
      }
      return reply.answers.isEmpty ? nil : reply
    }
    let passages = ranking.byPassage.filter { $0.fit.coverage >= 0.45 }
    guard passages.count > 1 else { return nil }
    var once = SaidOnce(tools)
    reply.answers = try passages.filter { try once.isNew($0.unit) }.prefix(12).map { try making.answer($0) }
    return reply
  }

  /// `There are two ways:` answers with what follows it in its section.
  private func announced(_ ranking: Ranking, _ making: AnswerMaking) throws -> [Answer]? {
    guard let top = ranking.byPassage.first, top.unit.claim == nil, top.unit.passage.kind == .sentence,
      let last = top.unit.passage.text.last, ":：".contains(last), top.fit.coverage >= 0.6,
      let source = try tools.sources.source(ofDocument: top.unit.passage.documentID)
    else { return nil }
    let following = try tools.base.passages(ofDocument: top.unit.passage.documentID).filter {
      $0.ordinal > top.unit.passage.ordinal && $0.sectionID == top.unit.passage.sectionID
        && $0.statesSomething
    }
    // Where a list or table follows, that is it.
    let group = following.first?.group
    let items = group == nil ? Array(following.prefix(12)) : following.filter { $0.group == group }
    guard items.count > 1 else { return nil }
    let fit = Fit(coverage: 1, weakest: 1, score: 1, reasons: [])
    return try items.prefix(Self.limit).map {
      try making.answer(
        Ranked(unit: Unit(passage: $0, claim: nil, source: source, relations: tools.relations), fit: fit))
    }
  }

  private struct Group: Hashable {
    var document: Int64
    var group: Int
  }

  private func bestGroup(_ ranking: Ranking) -> (Group, Double)? {
    var scores: [Group: [Double]] = [:]
    for ranked in ranking.byPassage {
      guard let group = ranked.unit.passage.group, ranked.unit.passage.kind == .tableRow else { continue }
      scores[Group(document: ranked.unit.passage.documentID, group: group), default: []].append(
        ranked.fit.coverage)
    }
    let rated = scores.filter { $0.value.count >= 2 }
      .map {
        (group: $0.key, score: $0.value.sorted(by: >).prefix(3).reduce(0, +) / Double(min(3, $0.value.count)))
      }
    guard
      let best = rated.max(by: {
        ($0.score, $1.group.document, $1.group.group) < ($1.score, $0.group.document, $0.group.group)
      }),
      best.score >= 0.4
    else { return nil }
    return best
  }

  private func answers(
    _ row: StoredPassage, _ question: Question, _ ranking: Ranking, _ making: AnswerMaking
  ) throws -> [Answer] {
    guard let source = try tools.sources.source(ofDocument: row.documentID) else { return [] }
    let filters = Filters(question: question, relations: tools.relations, tier: tools.options.tier)
    let properties = PropertyFit(question: question, relations: tools.relations, lexicon: tools.lexicon)
    let fit = Fit(coverage: 1, weakest: 1, score: 1, reasons: [])
    let claims = try tools.base.claims(ofPassages: [row.id]).filter { claim in
      let unit = Unit(passage: row, claim: claim, source: source, relations: tools.relations)
      return filters.exclusion(unit) == nil && properties.fits(unit) && claim.value.kind.isValue
    }
    if let first = claims.first {
      let unit = Unit(passage: row, claim: first, source: source, relations: tools.relations)
      let ranked = Ranked(unit: unit, fit: fit)
      guard claims.count > 1 else { return [try making.answer(ranked)] }
      return [
        try making.answer(
          ranked, value: MergedRow.merged(claims), property: claims.map(\.property).joined(separator: " / "))
      ]
    }
    let unit = Unit(passage: row, claim: nil, source: source, relations: tools.relations)
    return filters.exclusion(unit) == nil ? [try making.answer(Ranked(unit: unit, fit: fit))] : []
  }
}
