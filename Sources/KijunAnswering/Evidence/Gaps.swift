import KijunStore
import KijunVocabulary

/// Tells kinds of spacing apart: the gap between rows is not that between what a row holds, nor is the padding of a
/// field the gap to its label. Facts often say no more than *gap*; then the things that they name tell which.
struct Gaps {
  private enum Kind {
    /// Between things that its name tells: rows, cards.
    case between([Int])
    /// At the edges of the thing, inside or outside.
    case edges
  }

  private let question: Question
  private let relations: Relations
  private let spacing: Int
  private let row: Int
  private let asked: [(kind: Kind, concepts: [Int])]

  private static let atEdges: Set<String> = ["padding", "margin", "inset"]

  init(_ question: Question, _ tools: Tools) {
    self.question = question
    let relations = tools.relations
    self.relations = relations
    spacing = relations.number("spacing")
    row = relations.number("row")
    asked = question.properties.compactMap { slot in
      let concepts = slot.concepts.filter { $0.kind == .property && $0.broader.contains("spacing") }
      let things = concepts.flatMap(\.implies).map(relations.number)
      let numbers = concepts.map { relations.number($0.id) }
      // `row spacing` may be that inside a row as well.
      if !things.isEmpty {
        return Self.saysBetween(slot, things, tools.lexicon) ? (.between(things), numbers) : nil
      }
      let isAtEdges =
        !concepts.isEmpty
        && concepts.allSatisfy { concept in
          Self.atEdges.contains(concept.id) || concept.broader.contains(where: Self.atEdges.contains)
        }
      return isAtEdges ? (.edges, numbers) : nil
    }
  }

  /// `gap between rows`, 行と行の間隔.
  private static func saysBetween(_ slot: Question.Slot, _ things: [Int], _ lexicon: StoredLexicon) -> Bool {
    if slot.parts.count(where: { $0.contains(where: things.contains) }) > 1 { return true }
    return Tokenizer.tokens(of: slot.text).contains { token in
      lexicon.mentions(in: [token]).contains { $0.concepts.contains { $0.id == "between" } }
    }
  }

  /// What else a fact measures than any kind of spacing asked for, or nil.
  func other(_ unit: Unit) -> String? {
    // `グループ間の余白` asks for one thing with two words.
    guard !asked.isEmpty, asked.count == question.properties.count, unit.claim != nil else { return nil }
    var other: String?
    for (kind, concepts) in asked {
      guard let found = self.other(unit, kind, concepts) else { return nil }
      other = other ?? found
    }
    return other
  }

  private func other(_ unit: Unit, _ kind: Kind, _ concepts: [Int]) -> String? {
    let said = unit.property + unit.subject
    if said.contains(where: { number in concepts.contains { isKind(number, of: $0) } }) { return nil }
    let things = unit.subject.filter { relations.kind($0) == .subject }
    switch kind {
    case .edges:
      guard said.contains(spacing), let thing = things.first(where: { !isAsked($0) }) else { return nil }
      return "a gap of \(relations.id(thing))"
    case .between(let ends):
      func isEnd(_ thing: Int) -> Bool { ends.contains { isKind(thing, of: $0) } }
      if let kind = said.first(where: isOtherKind) { return relations.id(kind) }
      // What holds for any elements holds for cards and buttons; rows are what holds the elements.
      if ends.contains(row), said.contains(spacing), let thing = things.first(where: { !isEnd($0) }) {
        return "a gap of \(relations.id(thing))"
      }
      // It is measured at or in the row where that is named beside other things, or with another property.
      guard things.contains(where: isEnd) else { return nil }
      if said.contains(spacing) { return things.first { !isEnd($0) }.map { "a gap of \(relations.id($0))" } }
      return unit.property.first { relations.kind($0) == .property }.map(relations.id)
    }
  }

  /// Whether a thing is what the question names, or no more than a general word for it.
  private func isAsked(_ thing: Int) -> Bool {
    question.slots.contains { slot in
      slot.nearness.of(thing) >= 0.75 || slot.partNearness.contains { $0.of(thing) >= 0.75 }
    }
  }

  /// Whether it is the same, nearly the same, or a special one of it.
  private func isKind(_ number: Int, of kind: Int) -> Bool {
    number == kind || relations.broader(number).contains { $0.index == kind }
  }

  /// Whether it names a kind of spacing, and not spacing as such.
  private func isOtherKind(_ number: Int) -> Bool {
    relations.kind(number) == .property
      && relations.broader(number).contains { $0.index == spacing && $0.distance != ConceptGraph.near }
  }
}
