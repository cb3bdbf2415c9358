public import KijunGuidelines

/// All concepts with all their spellings, merged from the files of `data/vocabulary` and a user's own.
public final class Vocabulary: Lexicon, @unchecked Sendable {
  // Nothing changes after `init`, so threads can share one.
  public let concepts: [Concept]
  public let tiers: [Tier]
  public let spellings: [Spelling]
  /// Changes when any concept, spelling or tier does; documents read with another one are read again.
  public let fingerprint: String
  private let indexOf: [String: Int]
  private let trie: Trie

  public struct Spelling: Sendable, Equatable {
    public var text: String
    public var language: String
    public var concept: String
    /// Its tokens, joined by spaces; the first one alone is the head by which it is looked up.
    public var tokens: String
    public var head: String
  }

  init(entries given: [VocabularyFile.Entry], tiers: [Tier], fingerprint: String) {
    let entries = given + tiers.flatMap(VocabularyFile.Entry.entries(of:))
    var concepts: [Concept] = []
    var indexOf: [String: Int] = [:]
    var spellings: [Spelling] = []
    var trie = Trie()
    for entry in entries {
      if let known = indexOf[entry.concept.id] {
        concepts[known].broader += entry.concept.broader.filter { !concepts[known].broader.contains($0) }
      } else {
        indexOf[entry.concept.id] = concepts.count
        concepts.append(entry.concept)
      }
    }
    for entry in entries {
      guard let index = indexOf[entry.concept.id] else { continue }
      for (language, text) in entry.spellings {
        let tokens = Tokenizer.tokens(of: text).map(\.text)
        guard let head = tokens.first else { continue }
        trie.insert(tokens, concept: index)
        spellings.append(
          Spelling(
            text: text, language: language, concept: entry.concept.id,
            tokens: tokens.joined(separator: " "), head: head))
      }
    }
    self.concepts = concepts
    self.indexOf = indexOf
    self.spellings = spellings
    self.trie = trie
    self.tiers = tiers
    self.fingerprint = fingerprint
  }

  public subscript(id: String) -> Concept? { indexOf[id].map { concepts[$0] } }

  public func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, concepts: [Concept])? {
    trie.longest(tokens, from: start, limit: limit).map { ($0.length, $0.concepts.map { concepts[$0] }) }
  }

  public func tier(_ id: String) -> Tier? { tiers.first { $0.id == id } }
}
