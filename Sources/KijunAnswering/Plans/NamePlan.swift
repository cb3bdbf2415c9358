import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A question for what something is called in code, or for what is called so, which no fact answers by itself: the
/// name is the key of a row.
struct NamePlan {
  let tools: Tools

  /// The reply of the usual plan, or the name where that has none or only the value of what is named.
  func reply(_ question: Question, otherwise usual: () throws -> Reply) throws -> Reply {
    guard question.quantities.isEmpty else { return try usual() }
    if let role = try role(of: question) { return role }
    let reply = try usual()
    let isValue = reply.answers.first.map { $0.value.kind != .code && $0.value.kind != .text } ?? false
    guard reply.status == .unknown || isValue && question.needsName, let named = try name(of: question) else {
      return isValue && question.needsName ? reply.withdrawn : reply
    }
    var found = answered(question, named)
    found.explanation = reply.explanation
    return found
  }

  /// `the token for the gap between cards`: the one row that says nearly all of the question.
  private func name(of question: Question) throws -> Answer? {
    guard question.asksForCode else { return nil }
    let rest = question.withoutNameWords
    guard rest.slots.contains(where: \.namesThing) else { return nil }
    let ranking = Ranking(try tools.candidates.units(for: question), for: rest, tools)
    let rows = ranking.fitting.filter {
      $0.unit.claim == nil && $0.unit.passage.kind == .tableRow && $0.fit.coverage >= 0.7
        && $0.fit.key >= 0.75
        && $0.fit.weakest >= 0.5
    }
    let making = AnswerMaking(tools: tools)
    var named: [(ranked: Ranked, answer: Answer)] = []
    for row in rows.prefix(6) {
      if let answer = try NameCell(tools: tools).answer(row, frameworks: question.frameworks, making) {
        named.append((row, answer))
      }
    }
    guard let first = named.first?.ranked.fit else { return nil }
    named.removeAll {
      $0.ranked.fit.coverage < first.coverage - 0.02 || $0.ranked.fit.score < first.score - 0.02
    }
    // The very words go before others that mean the same.
    named.sort { exact($0.ranked.unit, rest) > exact($1.ranked.unit, rest) }
    let isClear = named.count < 2 || exact(named[0].ranked.unit, rest) > exact(named[1].ranked.unit, rest)
    if isClear, let first = named.first { return first.answer }
    // Two rows that say as much are two things.
    return nil
  }

  /// How many words of a question a row has as they are meant first.
  private func exact(_ unit: Unit, _ question: Question) -> Int {
    question.slots.count { slot in slot.numbers.first.map(unit.own.contains) ?? false }
  }

  /// `which style is AcmeType.total`: the only row that has the name.
  private func role(of question: Question) throws -> Reply? {
    guard
      question.asks.isDisjoint(with: [
        "whether", "why", "how", "date", "quantity", "count", "list", "compare",
      ]),
      question.units.isEmpty, question.conditions.isEmpty, question.bounds.isEmpty,
      question.tierMentions.isEmpty,
      let name = question.residues.first(where: { $0.isKnown && $0.isWhole }),
      question.residues.allSatisfy({ $0.terms == name.terms || name.terms.contains($0.text) }),
      question.properties.allSatisfy({ $0.asksForName || $0.concepts.allSatisfy { $0.measures == ["text"] } }
      ),
      question.content.count <= 1
    else { return nil }
    let ranking = Ranking(try tools.candidates.units(for: question), for: question, tools)
    let rows = ranking.byPassage.filter {
      $0.unit.passage.kind == .tableRow && $0.unit.literals.match(name) == 1
    }
    guard rows.count == 1, let row = rows.first, let key = row.unit.passage.cells.first, !NameCell.isName(key)
    else {
      return nil
    }
    let whole = Ranked(
      unit: Unit(passage: row.unit.passage, claim: nil, source: row.unit.source, relations: tools.relations),
      fit: row.fit)
    let making = AnswerMaking(tools: tools)
    return answered(question, try making.answer(whole, value: Value(kind: .text, text: key)))
  }

  private func answered(_ question: Question, _ answer: Answer) -> Reply {
    var reply = Reply(question: question.text, language: question.language, status: .answered)
    reply.answers = [answer]
    return reply
  }
}
