import KijunGuidelines
import KijunStore
import KijunVocabulary

extension Ingester {
  /// Returns whether the knowledge base had another vocabulary, or none.
  func dropVocabulary() throws -> Bool {
    guard try base.dropVocabulary(unless: vocabulary.fingerprint) else { return false }
    // What was checked once is in the knowledge base, and need not be checked again.
    let additions = try base.vocabularyAdditions()
    if !additions.isEmpty, let fault = try VocabularyCheck(additions).faults.first { throw InputError(fault) }
    isVocabularyDue = true
    return true
  }

  /// Writes the rows of another vocabulary. Not before other threads have documents to read, for which these
  /// rows are not needed.
  func writeVocabulary() throws {
    guard isVocabularyDue else { return }
    isVocabularyDue = false
    let new = try vocabulary.vocabulary()
    try base.writeVocabulary(
      concepts: new.concepts.map { ($0.id, $0.kind.rawValue, Self.data(of: $0)) },
      spellings: new.spellings.map { ($0.head, $0.tokens, $0.concept) }, tiers: new.tiers)
  }

  private static func data(of concept: Concept) -> String {
    let detail = concept.detail.sorted { $0.key < $1.key }.map { ($0.key, JSON.string($0.value)) }
    return JSON.object([
      ("broader", .strings(concept.broader)), ("near", .strings(concept.near)),
      ("implies", .strings(concept.implies)),
      ("measures", .strings(concept.measures)), ("detail", .object(detail)),
    ]).text
  }

  /// With another vocabulary every text means something else, so documents that this run is not about are
  /// read again too. Those whose file is gone keep their claims, and are indexed from their stored passages.
  func readOthersAgain() throws {
    for document in try base.documents() where !keys.contains(document.source) {
      guard let known = try base.source(key: document.source),
        let file = try DocumentFile.find(document, of: known, in: base)
      else { continue }
      try read(file, of: known.source)
    }
    try writeAll()
    var index = IndexWords()
    try base.indexRemaining { passage in
      index.of(
        passage.text, concepts: try base.conceptIDs(passage.concepts),
        context: try base.conceptIDs(passage.annotation.context))
    }
  }
}
