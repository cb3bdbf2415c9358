import KijunAnswering
import KijunGuidelines

/// An answer in a few hundred bytes: what is needed to use it, to say whose word it is, and to look it up.
struct AnswerBrief {
  let answer: Answer
  /// In bytes; 0 for none.
  var quote = 0
  /// Whether it is one of several behind the first, and says less of itself.
  var isFurther = false
  /// In halves: 2 for texts of the usual length, 1 for shorter ones.
  var halves = 2

  private func cut(_ text: String, _ limit: Int) -> String { Brief.text(text, limit * halves / 2) }

  private func line(_ text: String, _ limit: Int) -> String { Brief.line(text, limit * halves / 2) }

  var json: JSON {
    var fields: [(String, JSON)] = [
      ("id", .string(answer.id)), ("statement", .string(cut(answer.statement, 200))),
    ]
    if !answer.subject.isEmpty { fields.append(("subject", .string(cut(answer.subject, 80)))) }
    if !answer.property.isEmpty { fields.append(("property", .string(cut(answer.property, 60)))) }
    let conditions = answer.conditions.all.prefix(3 * halves / 2)
    if !conditions.isEmpty {
      fields.append(("conditions", .object(conditions.map { ($0.name, .string(cut($0.text, 40))) })))
    }
    fields.append(("tier", .string(cut(answer.tier, 60))))
    if !isFurther { fields.append(("tier_label", .string(cut(answer.tierLabel, 40)))) }
    if answer.historical { fields.append(("historical", .bool(true))) }
    if let edition = answer.edition { fields.append(("edition", .string(cut(edition, 40)))) }
    fields.append(("verified_on", .string(answer.verifiedOn?.description)))
    if !isFurther, let age = answer.ageDays { fields.append(("age_days", .number(age))) }
    if answer.stale { fields.append(("stale", .bool(true))) }
    fields.append(("source", SourceBrief(place: answer.source, quote: answer.isItsQuote ? 0 : quote).json))
    return .object(fields)
  }

  /// Its value, what it is of, and whose word it is, on one line with its id.
  var short: String {
    let topic = [line(answer.subject, 40), line(answer.property, 30)].filter { !$0.isEmpty }
    let standing = [line(answer.tierLabel, 40)] + (answer.historical ? ["historical"] : [])
    return ([line(answer.statement, 80)] + topic + standing + [answer.id]).joined(separator: " · ")
  }

  var text: String {
    let topic = [line(answer.subject, 80), line(answer.property, 60)].filter { !$0.isEmpty }
    return ([line(answer.statement, 200)] + topic + [StandingText.of(answer), answer.id]).joined(
      separator: " · ")
  }
}

extension Answer {
  /// A sentence that stands for itself needs no second time.
  fileprivate var isItsQuote: Bool { statement == source.quote }
}
