import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A question for two properties of one thing (`size and leading`) gets both in one answer.
struct MergedRow {
  let question: Question
  let tools: Tools

  func answer(_ ranked: Ranked, _ making: AnswerMaking) throws -> Answer {
    guard let claim = ranked.unit.claim else { return try making.answer(ranked) }
    let properties = PropertyFit(question: question, relations: tools.relations, lexicon: tools.lexicon)
    let slots = properties.measured
    let row = try tools.base.claims(ofPassages: [ranked.unit.passage.id])
    if slots.isEmpty, !question.units.isEmpty, question.content.count <= 1,
      !question.asks.contains("quantity")
    {
      return try making.answer(ranked, allOf: claim, in: row)
    }
    guard slots.count > 1 else {
      return try making.answer(ranked, value: slots.first?.side?.value(of: claim.value))
    }
    var chosen: [StoredClaim] = []
    for slot in slots {
      let best = row.filter {
        $0.value.kind.isValue && $0.tier == claim.tier && properties.fits(slot, $0, ranked.unit)
          && $0.subjectNumbers == claim.subjectNumbers && !isNamed($0)
      }.max { nearness(slot, $0) < nearness(slot, $1) }
      if let best, !chosen.contains(where: { $0.id == best.id }) { chosen.append(best) }
    }
    // `which size is .caption`: what the question says itself is no answer.
    if chosen.count == 1, isNamed(claim),
      let unit = try tools.units.units(ofPassages: [claim.passageID]).first(where: {
        $0.claim?.id == chosen[0].id
      })
    {
      return try making.answer(Ranked(unit: unit, fit: ranked.fit))
    }
    guard chosen.count > 1 else { return try making.answer(ranked) }
    chosen.sort { $0.id < $1.id }
    return try making.answer(
      ranked, value: Self.merged(chosen), property: chosen.map(\.property).joined(separator: " / "))
  }

  private func isNamed(_ claim: StoredClaim) -> Bool {
    claim.value.kind == .code && question.text.lowercased().contains(claim.value.text.lowercased())
  }

  private func nearness(_ slot: Question.Slot, _ claim: StoredClaim) -> Double {
    slot.nearness.best(tools.relations.numbers(claim.propertyNumbers))
  }

  static func merged(_ claims: [StoredClaim]) -> Value {
    let units = Set(claims.compactMap(\.value.unit))
    let numeric = claims.allSatisfy { !$0.value.numbers.isEmpty } && units.count <= 1
    let text = claims.map { Statement.of($0.value) }.joined(separator: " / ")
    guard numeric, let first = claims.first else { return Value(kind: .text, text: text) }
    return Value(
      kind: .number, text: text, numbers: claims.flatMap(\.value.numbers), unit: units.first,
      comparator: first.value.comparator, role: first.value.role)
  }
}

extension AnswerMaking {
  /// `footnote in px` names no property: all its numbers of that unit are meant.
  func answer(_ ranked: Ranked, allOf claim: StoredClaim, in row: [StoredClaim]) throws -> Answer {
    let alike = row.filter {
      $0.subject == claim.subject && $0.conditions == claim.conditions && $0.tier == claim.tier
        && $0.value.unit == claim.value.unit
        && $0.value.kind == claim.value.kind && !$0.value.numbers.isEmpty
    }
    guard alike.count > 1 else { return try answer(ranked) }
    return try answer(
      ranked, value: MergedRow.merged(alike), property: alike.map(\.property).joined(separator: " / "))
  }
}
