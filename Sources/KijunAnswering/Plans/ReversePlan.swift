import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A question that brings a value along: what is `17/22`, where does 24 pt apply, what uses `#B1B1B7`.
struct ReversePlan {
  let tools: Tools

  /// The claims that have the question's values, or nil where the value isn't what is looked for.
  func reply(_ question: Question) throws -> Reply? {
    let units = try tools.candidates.units(for: question)
    var matching: [Unit] = []
    for unit in units {
      guard let claim = unit.claim, claim.value.kind.isValue else { continue }
      if question.quantities.contains(where: { matches($0, claim, units, question) }) {
        matching.append(unit)
      }
    }
    guard !matching.isEmpty else { return nil }
    let making = AnswerMaking(tools: tools)
    // Who asks for the name of a value is answered by the row that has both.
    let frameworks = question.frameworks
    let asksForName = question.slots.contains(where: \.asksForCode) || question.asksForCode
    var question = question
    if asksForName {
      question = question.withoutNameWords
    } else {
      question.slots.removeAll(where: \.asksForCode)
    }
    var ranking = Ranking(matching, for: question, tools)
    if ranking.fitting.isEmpty, asksForName {
      // `the token for a gap of 40 pt`: the column is called `value`, and the number itself says what it measures.
      let plain = matching.filter { unit in
        !unit.property.contains { tools.lexicon.concept(tools.relations.id($0))?.measures.isEmpty == false }
      }
      question.slots.removeAll { $0.kind == .property }
      ranking = Ranking(plain, for: question, tools)
    }
    if ranking.fitting.isEmpty, question.asks.contains("where") || question.asks.contains("value") {
      // `what dimension is 24 pt`: the property is what is looked for.
      question.slots.removeAll { $0.kind == .property }
      ranking = Ranking(matching, for: question, tools)
    }
    var seen: Set<Int64> = []
    var pool = ranking.fitting.filter { seen.insert($0.unit.passage.id).inserted }
    // Where the question names nothing but the value, what holds today goes first.
    let namesThing =
      question.slots.contains(where: \.namesThing) || question.residues.contains(where: \.isKnown)
    if !namesThing { pool = pool.filter { !$0.unit.isHistorical } + pool.filter(\.unit.isHistorical) }
    // In a long question the number is an example more often than what it asks about.
    // A colour is no example: it is looked for.
    let isColor = question.quantities.allSatisfy { $0.shape == .color } && !question.asks.contains("whether")
    let enough = isColor ? 0 : question.content.count >= 3 ? 0.5 : 0.3
    guard let top = pool.first,
      !namesThing || question.isSide || question.comparesThings
        || top.fit.coverage >= enough
    else { return nil }
    var reply = Reply(question: question.text, language: question.language, status: .answered)
    var once = SaidOnce(tools)
    for ranked in pool
    where !namesThing || question.isSide || question.comparesThings
      || ranked.fit.coverage >= top.fit.coverage - 0.35
    {
      guard reply.answers.count < max(tools.options.limit, 8) else { break }
      guard try once.isNew(ranked.unit) else { continue }
      let named =
        asksForName ? try NameCell(tools: tools).answer(whole(ranked), frameworks: frameworks, making) : nil
      reply.answers.append(try named ?? answer(ranked, question, making))
    }
    reply.notes = try Notes(tools: tools).beside(top, ranking, question)
    return reply
  }

  private func whole(_ ranked: Ranked) -> Ranked {
    let unit = ranked.unit
    return Ranked(
      unit: Unit(passage: unit.passage, claim: nil, source: unit.source, relations: tools.relations),
      fit: ranked.fit)
  }

  private func matches(_ quantity: Quantity, _ claim: StoredClaim, _ units: [Unit], _ question: Question)
    -> Bool
  {
    if quantity.shape == .color {
      return claim.value.kind == .color
        && claim.value.text == ColorText.normalized(question.analysis.slice(quantity.range))
    }
    if let unit = quantity.unit, unit != "count", let own = claim.value.unit, own != unit { return false }
    if quantity.shape == .pair {
      // The two numbers may be two claims of one row.
      let row = units.compactMap { $0.passage.id == claim.passageID ? $0.claim : nil }.flatMap(
        \.value.numbers)
      return claim.value.numbers.contains(quantity.numbers[0]) && quantity.numbers.allSatisfy(row.contains)
    }
    if claim.value.numbers == quantity.numbers { return true }
    // `44 pt` asks for 44×44 too.
    return quantity.shape == .number && claim.value.kind == .size
      && Set(claim.value.numbers) == Set(quantity.numbers)
  }

  /// Who asks what a value is wants to know whose: `#73AEFF · 操作 tint (dark)`.
  private static func role(of claim: StoredClaim, _ statement: String) -> String {
    guard !claim.subject.isEmpty else { return statement }
    // What the thing is called after already says so.
    let conditions = claim.conditions.all.filter { $0.name != "platform" && !claim.subject.contains($0.text) }
      .map(\.text)
    return "\(statement) · \(claim.subject)"
      + (conditions.isEmpty ? "" : " (\(conditions.joined(separator: ", ")))")
  }

  private func answer(_ ranked: Ranked, _ question: Question, _ making: AnswerMaking) throws -> Answer {
    guard let pair = question.quantities.first(where: { $0.shape == .pair }) else {
      var answer = try making.answer(ranked)
      if let claim = ranked.unit.claim { answer.statement = Self.role(of: claim, answer.statement) }
      return answer
    }
    let row = try tools.base.claims(ofPassages: [ranked.unit.passage.id])
    var chosen: [StoredClaim] = []
    for number in pair.numbers {
      if let claim = row.first(where: { $0.value.numbers == [number] && !chosen.map(\.id).contains($0.id) }) {
        chosen.append(claim)
      }
    }
    guard chosen.count == pair.numbers.count else { return try making.answer(ranked) }
    return try making.answer(
      ranked, value: MergedRow.merged(chosen), property: chosen.map(\.property).joined(separator: " / "))
  }
}
