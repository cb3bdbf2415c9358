import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Makes an answer out of a unit: statement, source, age.
struct AnswerMaking {
  let tools: Tools

  func answer(_ ranked: Ranked, value: Value? = nil, property: String? = nil) throws -> Answer {
    try answer(ranked.unit, score: ranked.fit.score, value: value, property: property)
  }

  func answer(_ unit: Unit, score: Double, value: Value? = nil, property: String? = nil) throws -> Answer {
    let value = value ?? unit.value ?? inWords(unit)
    let source = unit.source.source
    let age = unit.verifiedOn.flatMap { date in
      tools.options.today.map { max(0, $0.dayNumber - date.dayNumber) }
    }
    return Answer(
      id: unit.id, statement: Statement.of(value), subject: unit.claim?.subject ?? "",
      property: property ?? unit.claim?.property ?? "", value: value, conditions: unit.conditions,
      tier: unit.tier, tierLabel: tools.tiers.label(unit.tier, language: "ja"), historical: unit.isHistorical,
      edition: unit.pastEdition ?? source.edition, verifiedOn: unit.verifiedOn, ageDays: age,
      stale: isStale(unit, age), source: try place(of: unit),
      score: max(0, min(1, score)))
  }

  /// A day that says of another value that it was checked says nothing of this one.
  private func isStale(_ unit: Unit, _ age: Int?) -> Bool {
    unit.claim?.isLapsed == true || age.map { $0 > tools.options.staleAfterDays } ?? false
  }

  /// A sentence stands for itself; a line of code also for the numbers in it.
  private func inWords(_ unit: Unit) -> Value {
    guard unit.passage.kind == .code else { return Value(kind: .text, text: unit.passage.text) }
    return CodeValue(tools: tools).value(of: unit)
  }

  func place(of unit: Unit) throws -> Answer.Place {
    let document = try tools.sources.document(unit.passage.documentID)
    return Answer.Place(
      id: unit.source.source.id, document: document?.name ?? "",
      title: unit.source.source.title ?? document?.title,
      section: try tools.base.sectionPath(unit.passage.sectionID),
      lines: unit.claim?.lines ?? unit.passage.lines, locator: unit.passage.locator,
      quote: Quote.shortened(unit.claim?.quote ?? unit.passage.quote),
      citation: unit.claim?.citation ?? unit.passage.annotation.citation,
      encoding: document?.encoding ?? "utf-8")
  }

  func note(_ ranked: Ranked, _ words: NoteText) throws -> Note {
    Note(words, source: try place(of: ranked.unit))
  }
}

/// A quote is an exact slice of the file, 400 characters at most.
enum Quote {
  static func shortened(_ quote: String) -> String {
    quote.unicodeScalars.count <= 400
      ? quote : String(String.UnicodeScalarView(quote.unicodeScalars.prefix(400)))
  }
}
