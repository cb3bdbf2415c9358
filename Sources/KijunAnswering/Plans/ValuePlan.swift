import KijunGuidelines
import KijunStore
import KijunVocabulary

/// The usual question: one thing, one property, one right answer or an honest no.
struct ValuePlan {
  let tools: Tools

  func reply(_ question: Question) throws -> Reply {
    let units = try tools.candidates.units(for: question)
    return try reply(question, units)
  }

  func reply(_ question: Question, _ units: [Unit]) throws -> Reply {
    let making = AnswerMaking(tools: tools)
    var ranking = Ranking(units, for: question, tools)
    if Judgement.asksForNumber(question) { ranking.liftLoneNumbers() }
    var reply = Reply(
      question: question.text, language: question.language, status: .unknown, reason: .notCovered)
    if tools.options.explain { reply.explanation = Explanation.lines(ranking) }
    let pool = eligible(ranking, question)
    let needsNumber = Judgement.asksForNumber(question)
    let cells = RowCell(question: question, tools: tools)
    let sureness = Sureness(pool, ranking, question)
    let lacked = LackedThings(question, tools.lexicon, tools.relations)
    var accepted = pool.filter { sureness.isEnough($0) && !($0.unit.isFact && lacked.contradicts($0.unit)) }
    // What is said of the very thing goes before what is said of things of its kind.
    let highest = accepted.map(\.fit.score).max() ?? 0
    if needsNumber,
      accepted.contains(where: {
        $0.unit.claim != nil && $0.fit.key >= 0.95 && $0.fit.score >= highest - 0.1
      })
    {
      accepted.removeAll { $0.fit.key < 0.8 }
    }
    if accepted.isEmpty, needsNumber || Judgement.asksForColorValue(question), let lone = lone(ranking) {
      accepted = [lone]
    }
    if needsNumber, let cell = cellInWords(ranking, question),
      cell.fit.coverage > (accepted.map(\.fit.coverage).max() ?? 0) + 0.05
    {
      accepted = [cell]
    }
    let row = WholeRow(question, ranking).best()
    // Two things held against each other are told apart by what is said of them, not by what is left open.
    if question.isSide, question.properties.isEmpty,
      accepted.contains(where: { $0.unit.value?.kind.isValue != false })
    {
      accepted.removeAll { $0.unit.value?.kind.isValue == false }
    }
    // Where a number is asked for, one that is stated comes before one in words.
    guard
      let first = row ?? accepted.first(where: { !needsNumber || Self.isNumeric($0.unit.value) })
        ?? accepted.first
    else {
      reply.nearest = try nearest(ranking, question, making)
      return reply
    }
    let chosen = Self.current(first, accepted, question)
    let top = row ?? cells.best(chosen, in: ranking)
    // Who compares wants to see both, even where the question doesn't say which two, and even where one of
    // them is that nothing is fixed.
    let wide = question.comparesThings
    if let value = top.unit.value, !value.kind.isValue,
      !wide || !accepted.contains(where: { $0.unit.value?.kind.isValue != false })
    {
      return try delegated(reply, question, top, ranking, making)
    }
    if let left = Self.left(in: top, ranking, question) {
      return try delegated(reply, question, left, ranking, making)
    }
    reply.status = .answered
    reply.reason = nil
    let others = wide ? pool.filter { $0.fit.coverage >= 0.34 } : accepted
    let limit = wide ? max(12, tools.options.limit) : tools.options.limit
    var once = SaidOnce(tools)
    for ranked in [top]
      + others.filter({ $0.unit !== chosen.unit && $0.unit.passage.id != row?.unit.passage.id })
    where ranked.fit.score >= top.fit.score - (wide ? 0.45 : 0.2)
      && (wide || ranked.unit.value?.kind.isValue != false)
    {
      guard reply.answers.count < limit else { break }
      let cell = ranked.unit === row?.unit ? ranked : cells.best(ranked, in: ranking)
      guard wide || cell.unit.value?.kind.isValue != false, try once.isNew(cell.unit) else { continue }
      reply.answers.append(try MergedRow(question: question, tools: tools).answer(cell, making))
    }
    reply.conflicts = try Conflicts(tools: tools).with(top, ranking, question).map { try making.answer($0) }
    reply.notes = try Notes(tools: tools).beside(top, ranking, question)
    return reply
  }

  /// A sentence of which all facts are that something is left to the system says so of all that it names.
  private static func left(in top: Ranked, _ ranking: Ranking, _ question: Question) -> Ranked? {
    guard top.unit.claim == nil, !question.comparesThings, !question.asks.contains("whether"),
      Judgement.asksForValue(question)
    else { return nil }
    let facts = (ranking.fitting + ranking.excluded.map(\.ranked)).filter {
      $0.unit.isFact && $0.unit.passage.id == top.unit.passage.id
    }
    return facts.allSatisfy { $0.unit.value?.kind.isValue == false } ? facts.first : nil
  }

  /// What holds today goes before an old edition that says it in words a little nearer to the question.
  private static func current(_ first: Ranked, _ accepted: [Ranked], _ question: Question) -> Ranked {
    guard first.unit.isHistorical, question.years.isEmpty, isNumeric(first.unit.value) else { return first }
    return accepted.first {
      !$0.unit.isHistorical && isNumeric($0.unit.value) && $0.fit.key >= first.fit.key - 0.05
        && $0.fit.weakest >= first.fit.weakest - 0.1 && $0.fit.score >= first.fit.score - 0.12
    } ?? first
  }

  /// One unit a passage, and no prose where a number is asked for.
  private func eligible(_ ranking: Ranking, _ question: Question) -> [Ranked] {
    let needsNumber = Judgement.asksForNumber(question)
    let needsValue = Judgement.asksForValue(question)
    let needsCode = question.saysCode && !question.asks.contains("whether")
    let code = tools.relations.number("code-name")
    // One that says the very word may be meant where none has a name.
    let isNamed =
      needsCode && ranking.fitting.contains { $0.unit.own.contains(code) && $0.fit.coverage >= 0.5 }
    let stated = Set(
      ranking.fitting.filter { $0.unit.isFact && Self.isNumeric($0.unit.value) }.map(\.unit.passage.id))
    var seen: Set<Int64> = []
    // The text of a row would show the light colour where the dark one was asked for.
    let hidden = Set(
      ranking.excluded.filter { Self.isNumeric($0.ranked.unit.value) }.map(\.ranked.unit.passage.id)
    )
    .subtracting(ranking.fitting.filter { $0.unit.claim != nil }.map(\.unit.passage.id))
    return ranking.fitting.filter { ranked in
      if !question.conditions.isEmpty, ranked.unit.claim == nil, ranked.unit.passage.kind == .tableRow,
        hidden.contains(ranked.unit.passage.id)
      {
        return false
      }
      // Who asks for a name of code is not helped by a sentence without any.
      if needsCode, !ranked.unit.own.contains(code), ranked.unit.passage.kind != .code,
        ranked.unit.value?.kind.isValue != false, ranked.unit.value?.kind != .code,
        isNamed
          || !question.properties.contains(where: {
            $0.asksForCode && $0.nearness.best(ranked.unit.own) >= 0.85
          })
      {
        return false
      }
      // The other cells of a row say nothing of a version.
      if question.measures.contains("version"), ranked.unit.claim == nil,
        ranked.unit.passage.kind == .tableRow
      {
        return false
      }
      if Judgement.asksForColorValue(question) {
        let isColor = ranked.unit.value.map { $0.kind == .color || !$0.kind.isValue } ?? false
        guard isColor || namesColor(ranked, question) else { return false }
      } else if needsNumber {
        // A sentence answers where it is no number that answers.
        let isInWords = !stated.contains(ranked.unit.passage.id) && saysInWords(ranked, question)
        if !Self.isNumeric(ranked.unit.value), !isInWords { return false }
      } else if needsValue, ranked.unit.claim == nil,
        ranking.fitting.contains(where: {
          $0.unit.passage.id == ranked.unit.passage.id && $0.unit.claim != nil
            && (!question.asksForCodeName || $0.unit.value?.kind == .code)
        })
      {
        return false
      }
      return seen.insert(ranked.unit.passage.id).inserted
    }
  }

  /// A sentence that says nearly all of the question answers it in words, where nothing else comes near.
  private func lone(_ ranking: Ranking) -> Ranked? {
    guard let top = ranking.fitting.first, top.unit.claim == nil, top.unit.passage.kind != .tableRow,
      top.fit.coverage >= 0.88, top.fit.weakest >= 0.75, top.fit.key >= 0.75
    else { return nil }
    let next =
      (ranking.fitting + ranking.excluded.map(\.ranked)).lazy
      .filter { $0.unit.passage.id != top.unit.passage.id }.map(\.fit.score).max() ?? 0
    return next <= top.fit.score - 0.3 ? top : nil
  }

  /// The cell of a table that says in words what is asked for: `safe area and the standard margin`.
  private func cellInWords(_ ranking: Ranking, _ question: Question) -> Ranked? {
    guard question.asks.isDisjoint(with: ["quantity", "count"]), question.units.isEmpty else { return nil }
    let words = ranking.fitting + ranking.excluded.filter { $0.reason == Ranking.otherProperty }.map(\.ranked)
    return words.first {
      $0.unit.isFact && $0.unit.passage.kind == .tableRow && $0.unit.value?.kind == .text
        && $0.fit.coverage >= 0.93 && $0.fit.weakest >= 0.75 && $0.fit.key >= 0.75
    }
  }

  private static func isNumeric(_ value: Value?) -> Bool {
    value.map { $0.kind != .text && $0.kind != .code } ?? false
  }

  /// A count may stand in words (`a single typeface`), a number of an example in its code; both only where
  /// nearly all of the question is there.
  private func saysInWords(_ ranked: Ranked, _ question: Question) -> Bool {
    guard ranked.unit.claim == nil else { return false }
    if question.asks.contains("count"), question.units.isEmpty {
      let text = ranked.unit.passage.text
      let counts =
        text.contains(where: \.isNumber) || ranked.unit.own.contains(tools.relations.number("single"))
      return counts && ranked.fit.coverage >= 0.75
    }
    guard ranked.unit.passage.kind == .code, ranked.unit.passage.text.contains(where: \.isNumber),
      ranked.fit.coverage >= 0.6
    else { return false }
    return question.residues.contains { $0.isKnown && ranked.unit.literals.match($0) == 1 }
      || ranked.fit.key >= 0.6
        && question.properties.contains { $0.nearness.best(ranked.unit.own) >= 0.85 }
  }

  /// A line of code calls a colour by its name.
  private func namesColor(_ ranked: Ranked, _ question: Question) -> Bool {
    ranked.unit.passage.kind == .code && ranked.fit.coverage >= 0.6 && ranked.fit.key >= 0.6
      && question.slots.contains {
        $0.measures.contains("color") && $0.nearness.best(ranked.unit.own) >= 0.85
      }
  }

  private func delegated(
    _ reply: Reply, _ question: Question, _ top: Ranked, _ ranking: Ranking, _ making: AnswerMaking
  ) throws -> Reply {
    var reply = reply
    reply.status = .delegated
    reply.reason = top.unit.value?.kind == .notPublished ? .notPublished : .leftToSystem
    reply.notes = [try making.note(top, Notes.text(of: top))]
    reply.nearest = try nearest(ranking, question, making, except: top.unit.passage.id)
    return reply
  }

  private static func isFact(_ unit: Unit, of passage: Int64) -> Bool {
    unit.passage.id == passage && unit.claim != nil && unit.value?.kind.isValue == true
  }

  private func nearest(
    _ ranking: Ranking, _ question: Question, _ making: AnswerMaking, except: Int64? = nil
  ) throws -> [Answer] {
    let all = (ranking.fitting + ranking.excluded.map(\.ranked)).sorted(by: Ranking.order)
    let needsNumber = Judgement.asksForNumber(question)
    var seen: Set<Int64> = []
    var once = SaidOnce(tools)
    var found: [Answer] = []
    for ranked in all
    where ranked.unit.passage.id != except && ranked.fit.coverage >= 0.3
      && ranked.unit.value?.kind.isValue != false && seen.insert(ranked.unit.passage.id).inserted
    {
      // A fact says more than the row that it stands in; where a number is asked for, more than its sentence.
      let isWhole = ranked.unit.claim == nil && (needsNumber || ranked.unit.passage.kind == .tableRow)
      let fact = isWhole ? all.first { Self.isFact($0.unit, of: ranked.unit.passage.id) } : nil
      guard try once.isNew((fact ?? ranked).unit) else { continue }
      found.append(try making.answer(fact ?? ranked))
      if found.count == 3 { break }
    }
    return found
  }
}
