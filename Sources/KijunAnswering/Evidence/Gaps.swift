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
  private let lexicon: StoredLexicon
  private let spacing: Int
  private let row: Int
  private let asked: [(kind: Kind, concepts: [Int])]

  /// Those that are of one thing, so that a gap to another thing is none of them.
  private static let ofOneThing: Set<String> = [
    "padding", "margin", "inset", "leading", "tracking", "indentation",
  ]

  init(_ question: Question, _ tools: Tools) {
    self.question = question
    let relations = tools.relations
    self.relations = relations
    lexicon = tools.lexicon
    spacing = relations.number("spacing")
    row = relations.number("row")
    asked = question.properties.compactMap { slot in
      let concepts = slot.concepts.filter { concept in
        concept.kind == .property
          && concept.broader.contains { $0 == "spacing" || Self.ofOneThing.contains($0) }
      }
      let things = concepts.flatMap(\.implies).map(relations.number)
      let numbers = concepts.map { relations.number($0.id) }
      // `row spacing` may be that inside a row as well.
      if !things.isEmpty {
        return Self.saysBetween(slot, tools.lexicon) ? (.between(things), numbers) : nil
      }
      let ends = Self.ends(of: slot, question, tools.lexicon)
      if !ends.isEmpty { return (.between(ends), []) }
      let isOfOne =
        !concepts.isEmpty
        && concepts.allSatisfy { concept in
          Self.ofOneThing.contains(concept.id) || concept.broader.contains(where: Self.ofOneThing.contains)
        }
      return isOfOne ? (.edges, numbers) : nil
    }
  }

  /// `gap between rows`, 列之間的距離, 行と行の間隔.
  private static func saysBetween(_ slot: Question.Slot, _ lexicon: StoredLexicon) -> Bool {
    let tokens = Tokenizer.tokens(of: slot.text)
    let characters = tokens.filter { $0.isCJK && !$0.isHiragana }.map(\.text)
    if Set(characters).count < characters.count { return true }
    return tokens.indices.contains { start in
      tokens[start].text == "apart"
        || (1...2).contains { length in
          lexicon.longest(tokens, from: start, limit: length)?.concepts.contains { $0.id == "between" }
            == true
        }
    }
  }

  /// The things behind `the gap between the`: the first, and what `and` joins to it.
  private static func ends(of slot: Question.Slot, _ question: Question, _ lexicon: StoredLexicon) -> [Int] {
    guard slot.concepts.contains(where: { $0.id == "spacing" }) else { return [] }
    let next = question.content.first { $0.tokens.lowerBound == slot.tokens.upperBound }
    guard saysBetween(slot, lexicon) || next?.concepts.contains(where: { $0.id == "between" }) == true
    else { return [] }
    let things = question.content.filter { $0.namesThing && $0.tokens.lowerBound >= slot.tokens.upperBound }
      .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    guard let first = things.first else { return [] }
    let second = things.dropFirst().first { other in
      question.connectors.contains { first.tokens.upperBound...other.tokens.lowerBound ~= $0.index }
    }
    return first.numbers + (second?.numbers ?? [])
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
      // カード間の間隔 is no outer margin of the card.
      if let kind = said.first(where: isBetween) { return relations.id(kind) }
      guard said.contains(spacing), let thing = things.first(where: { !isAsked($0) }) else { return nil }
      return "a gap of \(relations.id(thing))"
    case .between(let ends):
      func isEnd(_ thing: Int) -> Bool { ends.contains { isKind(thing, of: $0) } }
      func isOther(_ thing: Int) -> Bool { !isEnd(thing) && !isAsked(thing) }
      if said.contains(where: { isBetween($0, ends) }) { return nil }
      if let kind = said.first(where: isOtherKind) { return relations.id(kind) }
      // What holds for any elements holds for cards and buttons; rows are what holds the elements.
      guard things.contains(where: isEnd) || ends.contains(where: { isKind($0, of: row) }) else { return nil }
      if said.contains(spacing) { return things.first(where: isOther).map { "a gap of \(relations.id($0))" } }
      // It is measured at or in the row, with another property.
      guard things.contains(where: isEnd) else { return nil }
      return unit.property.first { relations.kind($0) == .property }.map(relations.id)
    }
  }

  /// Whether it names the gap between such things, as `row spacing` does.
  private func isBetween(_ number: Int, _ ends: [Int]) -> Bool {
    guard isOtherKind(number), let concept = lexicon.concept(relations.id(number)) else { return false }
    return concept.implies.contains { ends.contains(relations.number($0)) }
  }

  /// The same of any things.
  private func isBetween(_ number: Int) -> Bool {
    isOtherKind(number) && lexicon.concept(relations.id(number))?.implies.isEmpty == false
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
