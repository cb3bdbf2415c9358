import KijunGuidelines
public import KijunStore
import KijunVocabulary

/// Tells facts that are stated twice from facts that look alike: a document and its chunks, a page in two languages.
///
/// Two claims state one fact when one tier says the same value of the same thing, property and conditions, or says it
/// in the very same words in another document.
public struct SameFact {
  private let base: KnowledgeBase
  private let lexicon: StoredLexicon
  private let sources: SourceTable
  /// A value that stands in more places is a common number, and no fact is stated that often.
  private static let limit = 5_000

  public init(_ base: KnowledgeBase) {
    self.init(base, StoredLexicon(base), SourceTable(base))
  }

  init(_ base: KnowledgeBase, _ lexicon: StoredLexicon, _ sources: SourceTable) {
    self.base = base
    self.lexicon = lexicon
    self.sources = sources
  }

  /// The other claims that state it, in the order of their documents.
  public func others(of claim: StoredClaim) throws -> [StoredClaim] {
    try candidates(for: claim).filter { try isOne(claim, $0) }
      .sorted { ($0.documentID, $0.range.lowerBound) < ($1.documentID, $1.range.lowerBound) }
  }

  /// Passages of other documents with the same text and of the same tier.
  public func others(of passage: StoredPassage) throws -> [StoredPassage] {
    let terms = Set(IndexTerms.literal(Tokenizer.tokens(of: passage.text))).sorted()
    let found = try base.candidates(match: .own(.all(terms)), limit: 200).map(\.passage)
    return try base.passages(ids: found.filter { $0 != passage.id }.sorted()).filter {
      try isOne(passage, $0)
    }
  }

  func isOne(_ a: StoredPassage, _ b: StoredPassage) throws -> Bool {
    guard a.documentID != b.documentID, a.annotation.tier == b.annotation.tier, a.kind == b.kind else {
      return false
    }
    return try Self.words(a.text) == Self.words(b.text) && isOneVoice(a.documentID, b.documentID)
  }

  func isOne(_ a: StoredClaim, _ b: StoredClaim) throws -> Bool {
    guard a.passageID != b.passageID, a.tier == b.tier, a.value.kind == b.value.kind,
      a.value.unit == b.value.unit,
      a.value.comparator == b.value.comparator, a.value.role == b.value.role,
      FactTopic.value(a) == FactTopic.value(b) || !a.value.kind.isValue,
      // Under two headings a document may well speak of two things.
      a.documentID != b.documentID || a.sectionID == b.sectionID, try isOneVoice(a.documentID, b.documentID)
    else { return false }
    if a.documentID != b.documentID, Self.words(a.quote) == Self.words(b.quote),
      Self.words(a.subject) == Self.words(b.subject), Self.words(a.property) == Self.words(b.property)
    {
      return true
    }
    guard let topic = FactTopic(stating: a, lexicon) else { return false }
    return topic == FactTopic(stating: b, lexicon)
  }

  /// Whether two documents speak for the same time and not for two publishers.
  private func isOneVoice(_ a: Int64, _ b: Int64) throws -> Bool {
    guard a != b else { return true }
    guard let one = try sources.source(ofDocument: a)?.source,
      let other = try sources.source(ofDocument: b)?.source
    else { return false }
    return one.historical == other.historical && one.edition == other.edition
      && (one.publisher == nil || other.publisher == nil || one.publisher == other.publisher)
  }

  private func candidates(for claim: StoredClaim) throws -> [StoredClaim] {
    if claim.value.kind == .color { return try base.claims(withColor: claim.value.text, limit: Self.limit) }
    if let number = claim.value.numbers.first {
      return try base.claims(withNumber: number, limit: Self.limit)
    }
    let concepts = (claim.subjectConcepts + claim.propertyConcepts).map {
      Match.quote(IndexTerms.concept($0))
    }
    let match =
      concepts.isEmpty ? Match.all(IndexTerms.literal(Tokenizer.tokens(of: claim.quote))) : .all(concepts)
    return try base.claims(ofPassages: try base.candidates(match: match, limit: 500).map(\.passage).sorted())
  }

  /// A text without what a line break or a width changes in it.
  private static func words(_ text: String) -> [String] { Tokenizer.tokens(of: text).map(\.text) }
}
