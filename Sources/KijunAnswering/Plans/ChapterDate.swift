import KijunGuidelines
import KijunStore
import KijunVocabulary

/// The day on which a part of a document was checked, where a question means the whole of it by its heading: `when
/// were the colours last checked`.
struct ChapterDate {
  let tools: Tools

  private static let mostDocuments = 6
  private static let mostSections = 400
  private static let mostPassages = 80
  /// How much of a question a heading has to say.
  private static let enough = 0.6

  /// A passage with that day, best one that states it; nil where no heading says what the question does, or as much of
  /// it as a fact.
  func found(_ question: Question, among ranking: [Ranked]) throws -> Ranked? {
    var best: (document: Int64, section: StoredSection, sections: [StoredSection], score: Double)?
    var seen: Set<Int64> = []
    for ranked in ranking.prefix(40) where seen.insert(ranked.unit.passage.documentID).inserted {
      guard seen.count <= Self.mostDocuments else { break }
      let document = ranked.unit.passage.documentID
      let sections = try tools.base.sections(ofDocument: document)
      let titles = sections.prefix(Self.mostSections).map { Title($0.title, tools) }
      let words = asked(question, titles)
      for (section, title) in zip(sections, titles) {
        let score = title.share(of: words.slots, words.residues)
        if score > (best?.score ?? Self.enough - 0.001) { best = (document, section, sections, score) }
      }
    }
    guard let best, best.score >= (ranking.first?.fit.coverage ?? 0) - 0.15,
      let source = try tools.sources.source(ofDocument: best.document),
      let passage = try dated(best.section, best.sections, best.document)
    else { return nil }
    return Ranked(
      unit: Unit(passage: passage, claim: nil, source: source, relations: tools.relations),
      fit: Fit(coverage: best.score, weakest: best.score, score: best.score, reasons: []))
  }

  /// The words of a question that a heading could have: none that says only that a part of the document is meant, and
  /// no verb or adjective that no heading has.
  private func asked(_ question: Question, _ titles: [Title]) -> (
    slots: [Question.Slot], residues: [Question.Residue]
  ) {
    let slots = question.slots.filter { slot in
      guard !slot.isPlace, !slot.concepts.contains(where: { Self.parts.contains($0.id) }) else {
        return false
      }
      guard slot.kind == .content, slot.concepts.allSatisfy({ $0.kind == .term }) else { return true }
      return titles.contains { slot.nearness.best($0.concepts) >= 0.6 }
    }
    return (slots, question.residues.filter(\.isKnown))
  }

  private static let parts: Set<String> = [
    "section", "partial", "part", "last", "number", "value", "rule", "guideline", "document", "table",
  ]

  /// The passage below a heading that states when all of it was checked, or the line elsewhere that does.
  private func dated(
    _ section: StoredSection, _ sections: [StoredSection], _ document: Int64
  ) throws -> StoredPassage? {
    var below: Set<Int64> = [section.id]
    for other in sections where other.parent.map(below.contains) == true { below.insert(other.id) }
    let own = try tools.base.passages(ofSections: below, ofDocument: document, limit: Self.mostPassages)
    guard let first = own.first(where: { $0.annotation.verifiedOn != nil && $0.statesSomething }),
      let date = first.annotation.verifiedOn
    else { return nil }
    if let stamp = own.first(where: { states(date, $0) }) { return stamp }
    let head = Set(sections.prefix(2).map(\.id))
    let opening = try tools.base.passages(ofSections: head, ofDocument: document, limit: Self.mostPassages)
    return opening.first { states(date, $0) } ?? first
  }

  private func states(_ date: CalendarDate, _ passage: StoredPassage) -> Bool {
    guard passage.annotation.verifiedOn == date, passage.text.contains(where: \.isNumber) else {
      return false
    }
    return Analysis(passage.text, vocabulary: tools.lexicon).quantities.contains { $0.date == date }
  }

  /// A heading as the vocabulary sees it.
  private struct Title {
    let concepts: [Int]
    let words: Set<String>

    init(_ text: String, _ tools: Tools) {
      let analysis = Analysis(text, vocabulary: tools.lexicon)
      concepts = tools.relations.numbers(analysis.conceptIDsWithParts(tools.lexicon))
      words = Set(IndexTerms.literal(analysis.tokens))
    }

    func share(of slots: [Question.Slot], _ residues: [Question.Residue]) -> Double {
      var total = 0.0
      var got = 0.0
      for slot in slots {
        total += slot.weight
        got += slot.weight * slot.nearness.best(concepts)
      }
      for residue in residues {
        total += residue.weight
        got += residue.terms.allSatisfy(words.contains) ? residue.weight : 0
      }
      return total > 0 ? got / total : 0
    }
  }
}
