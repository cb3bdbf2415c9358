import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A question for all of something: the rows of the table, the items of the list, or the members that a sentence
/// enumerates.
struct ListPlan {
  let tools: Tools
  static let limit = 40
  private static let mostGroups = 12

  func reply(_ question: Question) throws -> Reply? {
    let asksForValues = question.slots.contains { $0.concepts.contains { $0.id == "value" } }
    var question = question
    // `all`, `list`, `values`: who asks for all of them, and no word that a member has.
    let rest = question.slots.filter { slot in
      !slot.concepts.contains { $0.detail["asks"] == "list" || $0.id == "all" }
        && !slot.concepts.allSatisfy { ["value", "number"].contains($0.id) }
    }
    if !rest.isEmpty || !question.residues.isEmpty { question.slots = rest }
    let units = try tools.candidates.units(for: question)
    let ranking = Ranking(units, for: question, tools)
    let making = AnswerMaking(tools: tools)
    var reply = Reply(question: question.text, language: question.language, status: .answered)
    if tools.options.explain { reply.explanation = Explanation.lines(ranking) }
    if let announced = try announced(ranking, question, making) {
      reply.answers = announced
      return reply
    }
    let best = ranking.byPassage.first { $0.unit.passage.kind != .tableRow }?.fit.coverage ?? 0
    let group = try bestGroup(ranking, question)
    if let (ranked, members, score) = enumeration(ranking, question), score >= (group?.score ?? 0) - 0.05 {
      reply.answers = [
        try making.answer(
          ranked, value: Value(kind: .text, text: members.texts.joined(separator: ", ")), property: "")
      ]
      return reply
    }
    if let (group, score) = group, score >= best - 0.15 || !question.asks.contains("how") {
      let isAskedForKeys = !asksForValues && group.isAskedForKeys(question)
      for row in group.rows(of: question) {
        reply.answers += try answers(row, question, making, key: isAskedForKeys)
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
  private func announced(
    _ ranking: Ranking, _ question: Question, _ making: AnswerMaking
  ) throws -> [Answer]? {
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
    if group != nil, !question.properties.isEmpty {
      return try items.prefix(Self.limit).flatMap { try answers($0, question, making, key: false) }
    }
    let fit = Fit(coverage: 1, weakest: 1, score: 1, reasons: [])
    return try items.prefix(Self.limit).map {
      try making.answer(
        Ranked(unit: Unit(passage: $0, claim: nil, source: source, relations: tools.relations), fit: fit))
    }
  }

  /// The sentence that enumerates what is asked for, best of the first few.
  private func enumeration(
    _ ranking: Ranking, _ question: Question
  ) -> (ranked: Ranked, members: Members, score: Double)? {
    var best: (ranked: Ranked, members: Members, score: Double)?
    for ranked in ranking.byPassage.prefix(8) where ranked.fit.coverage >= 0.45 {
      let passage = ranked.unit.passage
      guard passage.kind == .sentence || passage.kind == .listItem,
        let members = Members(passage.text, tools.lexicon)
      else { continue }
      // Members of the very kind that is asked for are no others.
      let isOfKind = members.kind == .weight && question.measures.contains("weight")
      let score = ranked.fit.coverage + (isOfKind ? 0.3 : 0) + (members.isCounted ? 0.1 : 0)
      guard isOfKind || ranked.fit.coverage >= 0.6 else { continue }
      if score > (best?.score ?? 0) { best = (ranked, members, score) }
    }
    guard let best else { return nil }
    let whole = ranking.fitting.first {
      $0.unit.passage.id == best.ranked.unit.passage.id && $0.unit.claim == nil
    }
    return (whole ?? best.ranked, best.members, best.score)
  }

  private func bestGroup(_ ranking: Ranking, _ question: Question) throws -> (
    group: ListedGroup, score: Double
  )? {
    var scores: [ListedGroup.Place: [Double]] = [:]
    var order: [ListedGroup.Place] = []
    for ranked in ranking.byPassage {
      let passage = ranked.unit.passage
      guard let group = passage.group, passage.kind == .tableRow || passage.kind == .listItem else {
        continue
      }
      let place = ListedGroup.Place(document: passage.documentID, group: group)
      if scores[place] == nil { order.append(place) }
      scores[place, default: []].append(ranked.fit.coverage)
    }
    var best: (group: ListedGroup, score: Double)?
    for place in order.prefix(Self.mostGroups) {
      guard let group = try ListedGroup(place, tools), let found = scores[place] else { continue }
      let isTable = group.rows[0].kind == .tableRow
      let average = found.sorted(by: >).prefix(3).reduce(0, +) / Double(min(3, found.count))
      let score = max(group.score(question), isTable && found.count > 1 ? average : 0)
      if score >= 0.4, score > (best?.score ?? 0) { best = (group, score) }
    }
    return best
  }

  private func answers(
    _ row: StoredPassage, _ question: Question, _ making: AnswerMaking, key: Bool
  ) throws -> [Answer] {
    guard let source = try tools.sources.source(ofDocument: row.documentID) else { return [] }
    let filters = Filters(question: question, relations: tools.relations, tier: tools.options.tier)
    let properties = PropertyFit(question: question, relations: tools.relations, lexicon: tools.lexicon)
    let fit = Fit(coverage: 1, weakest: 1, score: 1, reasons: [])
    let whole = Ranked(
      unit: Unit(passage: row, claim: nil, source: source, relations: tools.relations), fit: fit)
    if key, let name = row.cells.first, filters.exclusion(whole.unit) == nil {
      var answer = try making.answer(whole, value: Value(kind: .text, text: name))
      answer.subject = name
      return [answer]
    }
    let own = try tools.base.claims(ofPassages: [row.id]).filter { claim in
      let unit = Unit(passage: row, claim: claim, source: source, relations: tools.relations)
      return filters.exclusion(unit) == nil && claim.value.kind.isValue
    }
    var claims = own.filter {
      properties.fits(Unit(passage: row, claim: $0, source: source, relations: tools.relations))
    }
    // What an item of a list says is what stands above the list.
    if claims.isEmpty, row.kind == .listItem, own.count == 1 { claims = own }
    if let first = claims.first {
      let unit = Unit(passage: row, claim: first, source: source, relations: tools.relations)
      let ranked = Ranked(unit: unit, fit: fit)
      guard claims.count > 1 else { return [try making.answer(ranked)] }
      return [
        try making.answer(
          ranked, value: MergedRow.merged(claims), property: claims.map(\.property).joined(separator: " / "))
      ]
    }
    return filters.exclusion(whole.unit) == nil ? [try making.answer(whole)] : []
  }
}
