import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A question for the day on which something was last verified: a fact, or a whole document.
struct DatePlan {
  let tools: Tools

  func reply(_ question: Question) throws -> Reply {
    var question = question
    question.slots.removeAll { slot in
      slot.concepts.contains { $0.measures == ["date"] || $0.id.contains("date") || $0.id.contains("verif") }
    }
    // `when was this guideline checked`: of a document without its name, any is meant.
    let kinds = [tools.relations.number("document"), tools.relations.number("guideline")]
    let namesDocument = question.slots.contains { slot in kinds.contains { slot.nearness.of($0) >= 0.75 } }
    if namesDocument, question.slots.allSatisfy({ slot in kinds.contains { slot.nearness.of($0) >= 0.5 } }) {
      question.slots = []
    }
    let making = AnswerMaking(tools: tools)
    var reply = Reply(
      question: question.text, language: question.language, status: .unknown, reason: .notCovered)
    let ranking = Ranking(try tools.candidates.units(for: question), for: question, tools).byPassage
    let found =
      try document(named: question, among: ranking)
      ?? (question.quantities.isEmpty ? try ChapterDate(tools: tools).found(question, among: ranking) : nil)
      ?? ranking.first { Self.states($0, question.quantities) } ?? Self.dated(ranking)
      ?? (question.slots.isEmpty && question.residues.isEmpty ? try stamped(question).first : nil)
    guard let found, let date = found.unit.verifiedOn else {
      reply.nearest = try ranking.prefix(3).map { try making.answer($0) }
      return reply
    }
    reply.status = .answered
    reply.reason = nil
    reply.answers = [
      try making.answer(found, value: Value(kind: .text, text: date.description), property: "verified on")
    ]
    return reply
  }

  /// Of what speaks of the question about as well as the best does, one with the day that most of it has: a section
  /// is checked as a whole.
  private static func dated(_ ranking: [Ranked]) -> Ranked? {
    let found = ranking.filter { $0.fit.coverage >= 0.4 }
    guard let first = found.first else { return nil }
    let alike = found.prefix(24).filter { $0.fit.score >= first.fit.score - 0.1 }
    var votes: [CalendarDate: Double] = [:]
    for ranked in alike {
      if let date = ranked.unit.verifiedOn { votes[date, default: 0] += max(0, ranked.fit.score) }
    }
    let most = votes.max { ($0.value, $0.key.dayNumber) < ($1.value, $1.key.dayNumber) }?.key
    return alike.first { $0.unit.verifiedOn == most } ?? first
  }

  /// `since when is 44 pt known to be right`: the fact that has the number.
  private static func states(_ ranked: Ranked, _ quantities: [Quantity]) -> Bool {
    guard let value = ranked.unit.value, ranked.unit.verifiedOn != nil else { return false }
    return quantities.contains { !Set($0.numbers).isDisjoint(with: value.numbers) }
  }

  /// The document that the question names by its title or publisher, if it names one.
  private func document(named question: Question, among ranking: [Ranked]) throws -> Ranked? {
    var seen: Set<Int64> = []
    var best: (ranked: Ranked, score: Double)?
    for ranked in ranking where seen.insert(ranked.unit.passage.documentID).inserted {
      let source = ranked.unit.source.source
      let name = Analysis(
        [source.title, source.publisher].compactMap { $0 }.joined(separator: " · "), vocabulary: tools.lexicon
      )
      let concepts = tools.relations.numbers(name.conceptIDs())
      let words = Set(IndexTerms.literal(name.tokens))
      var score = 0.0
      for slot in question.slots where slot.nearness.best(concepts) == 1 { score += slot.weight }
      for residue in question.residues where residue.terms.allSatisfy(words.contains) {
        score += residue.weight
      }
      if score > (best?.score ?? 0.3) { best = (ranked, score) }
    }
    guard let best, let stamp = try stamp(of: best.ranked.unit) else { return best?.ranked }
    return Ranked(unit: stamp, fit: best.ranked.fit)
  }

  /// The passage of a document that says when it was verified, or any that has a date.
  private func stamp(of unit: Unit) throws -> Unit? {
    let dated = try tools.base.passages(ofDocument: unit.passage.documentID).prefix(400)
      .filter { $0.annotation.verifiedOn != nil }
    return (dated.first(where: Self.writesDate) ?? dated.first)
      .map { Unit(passage: $0, claim: nil, source: unit.source, relations: tools.relations) }
  }

  /// Whether it is where the day itself is written.
  private static func writesDate(_ passage: StoredPassage) -> Bool {
    passage.annotation.verifiedOn.map { passage.text.contains(String($0.year)) } ?? false
  }

  /// A passage with a date of each document.
  private func stamped(_ question: Question) throws -> [Ranked] {
    let filters = Filters(question: question, relations: tools.relations, tier: tools.options.tier)
    var found: [Ranked] = []
    for document in try tools.base.documents().prefix(200) {
      guard let source = try tools.sources.source(ofDocument: document.id) else { continue }
      let dated = try tools.base.passages(ofDocument: document.id).filter { $0.annotation.verifiedOn != nil }
      for passage in dated.filter(Self.writesDate) + dated {
        let unit = Unit(passage: passage, claim: nil, source: source, relations: tools.relations)
        guard filters.exclusion(unit) == nil else { continue }
        found.append(Ranked(unit: unit, fit: Fit(coverage: 1, weakest: 1, score: 1, reasons: [])))
        break
      }
    }
    return found
  }
}
