import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A question for the day on which something was last verified.
struct DatePlan {
  let tools: Tools

  func reply(_ question: Question) throws -> Reply {
    var question = question
    question.slots.removeAll { slot in slot.concepts.contains { $0.measures == ["date"] || $0.id.contains("date") || $0.id.contains("verif") } }
    let making = AnswerMaking(tools: tools)
    var reply = Reply(question: question.text, language: question.language, status: .unknown, reason: .notCovered)
    let units = try tools.candidates.units(for: question)
    var ranking = Ranking(units, for: question, tools).byPassage
    if question.slots.isEmpty, question.residues.isEmpty { ranking = try stamped(question) }
    guard let top = ranking.first, question.slots.isEmpty || top.fit.coverage >= 0.4, let date = top.unit.verifiedOn
    else {
      reply.nearest = try ranking.prefix(3).map { try making.answer($0) }
      return reply
    }
    reply.status = .answered
    reply.reason = nil
    reply.answers = [try making.answer(top, value: Value(kind: .text, text: date.description), property: "verified on")]
    return reply
  }

  /// Any passage of each document that has a date.
  private func stamped(_ question: Question) throws -> [Ranked] {
    let filters = Filters(question: question, relations: tools.relations, tier: tools.options.tier)
    var found: [Ranked] = []
    for document in try tools.base.documents().prefix(200) {
      guard let source = try tools.sources.source(ofDocument: document.id) else { continue }
      for passage in try tools.base.passages(ofDocument: document.id) where passage.annotation.verifiedOn != nil {
        let unit = Unit(passage: passage, claim: nil, source: source, relations: tools.relations)
        guard filters.exclusion(unit) == nil else { continue }
        found.append(Ranked(unit: unit, fit: Fit(coverage: 1, weakest: 1, score: 1, reasons: [])))
        break
      }
    }
    return found
  }
}
