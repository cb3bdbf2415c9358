import KijunStore
import KijunVocabulary

extension Analysis {
  /// Whether a text says of something that it doesn't have what a word names: `a row without a subtitle`,
  /// `no second line`, 副題なし.
  func lacks(_ mention: Mention) -> Bool {
    mentions.contains { other in
      guard let side = other.concepts.lazy.compactMap({ $0.detail["lacks"] }).first else { return false }
      let gap =
        side == "before"
        ? mention.tokens.lowerBound - other.tokens.upperBound
        : other.tokens.lowerBound - mention.tokens.upperBound
      return gap == 0 || gap == 1 && side == "before" && !tokens[mention.tokens.lowerBound].isCJK
    }
  }
}

/// Tells what has a thing from what doesn't: facts about a row with a subtitle, where one without it is asked about, and
/// those of a control without a border, where the border is named.
final class LackedThings {
  /// What the question says isn't there, and what it names.
  private let lacked: [Int]
  private let named: [Int]
  private let lexicon: StoredLexicon
  private let relations: Relations
  /// By passage, which concepts it says are not there.
  private var known: [Int64: Set<Int>] = [:]

  init(_ question: Question, _ lexicon: StoredLexicon, _ relations: Relations) {
    lacked = question.lacking
    named = question.content.filter(\.namesThing).flatMap(\.numbers)
    self.lexicon = lexicon
    self.relations = relations
  }

  /// The thing that a fact is about although the question is about what doesn't have it.
  func had(by unit: Unit) -> String? {
    guard let thing = lacked.first(where: unit.subject.contains), !agrees(unit) else { return nil }
    return "with \(relations.id(thing))"
  }

  /// Whether a sentence or row says of a thing that it isn't there, as the question does.
  func agrees(_ unit: Unit) -> Bool {
    !lacked.isEmpty && lacked.contains(where: unit.own.contains) && !lacking(unit).isDisjoint(with: lacked)
  }

  /// Whether it says so of a thing that the question names.
  func contradicts(_ unit: Unit) -> Bool {
    named.contains(where: unit.own.contains) && !lacking(unit).isDisjoint(with: named)
  }

  private func lacking(_ unit: Unit) -> Set<Int> {
    guard unit.own.contains(relations.marks.denies) else { return [] }
    if let known = known[unit.passage.id] { return known }
    let analysis = Analysis(unit.passage.text, vocabulary: lexicon)
    let lacking = Set(
      analysis.mentions.filter(analysis.lacks).flatMap { $0.concepts.map { relations.number($0.id) } })
    known[unit.passage.id] = lacking
    return lacking
  }
}
