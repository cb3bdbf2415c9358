import KijunVocabulary

/// The edition that a question is about: none for a plain one, which what held once never answers.
struct AskedEdition {
  /// Whether it asks for what held before, in whatever edition.
  let asksPast: Bool
  /// Words and numbers of a question that names an edition or a year; empty for any other.
  private let words: Set<String>

  init(_ analysis: Analysis) {
    let ids = analysis.mentions.flatMap { $0.concepts.map(\.id) }
    let namesEdition = ids.contains { ["edition", "edition-mark", "changed-edition"].contains($0) }
    let namesYear = analysis.tokens.contains {
      $0.isNumber && $0.text.utf8.count == 4 && ($0.text.hasPrefix("19") || $0.text.hasPrefix("20"))
    }
    words = namesEdition || namesYear ? Set(analysis.tokens.map(\.text)) : []
    let tellsOfPast = ids.contains {
      ["past", "deprecate", "changed-from", "changed-edition", "changed-past"].contains($0)
    }
    saysBefore = ids.contains { $0 == "before" || $0 == "past" || $0.hasPrefix("changed-") }
    // One that names its edition asks for no other.
    asksPast = tellsOfPast && !(namesEdition || namesYear) || ids.contains("changed-edition")
  }

  /// Whether it asks for what held up to an edition: `before edition 3.0`.
  private let saysBefore: Bool

  /// What an edition changed held in those before it.
  private static func isBefore(_ edition: String) -> Bool {
    edition.hasPrefix("before ") || edition.hasSuffix("以前") || edition.hasSuffix("이전")
  }

  /// Words that ask of an edition, and name nothing that a fact would be about.
  private static let marks: Set<String> = [
    "past", "deprecate", "before", "edition", "edition-mark", "changed-edition", "changed-from",
    "changed-past",
  ]

  /// Whether a word of the question is answered by the edition that a fact is of: `before`, `3` of `第3版`.
  func isSaid(by slot: Question.Slot) -> Bool { slot.concepts.contains { Self.marks.contains($0.id) } }

  /// The same of a word that the vocabulary doesn't know.
  func isSaid(by residue: Question.Residue) -> Bool {
    words.contains(residue.text) && residue.text.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// Whether the edition of a document is named, as `2015` is.
  func names(_ edition: String?) -> Bool { edition.map { words.contains($0) } ?? false }

  /// Whether a fact of an edition, as its document names it, is asked for.
  func covers(_ edition: String) -> Bool {
    if asksPast { return true }
    guard !words.isEmpty, saysBefore || !Self.isBefore(edition) else { return false }
    let tokens = Tokenizer.tokens(of: edition)
    let numbers = tokens.filter(\.isNumber)
    return (numbers.isEmpty ? tokens : numbers).allSatisfy { words.contains($0.text) }
  }
}
