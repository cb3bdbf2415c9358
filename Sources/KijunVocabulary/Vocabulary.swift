public import KijunGuidelines

/// All concepts with all their spellings, merged from the files of `data/vocabulary` and a user's own.
public final class Vocabulary: Lexicon, @unchecked Sendable {
  // Nothing changes after `init`, so threads can share one.
  public let concepts: [Concept]
  public let tiers: [Tier]
  /// Changes when any concept, spelling or tier does; documents read with another one are read again.
  public let fingerprint: String
  private let indexOf: [String: Int]
  private let trie: Trie
  /// What the meanings of the trie stand for, made once: every mention of a text has one.
  private let meanings: [[Concept]]

  /// A way to write a concept, whatever the language.
  public struct Spelling: Sendable, Equatable {
    /// Its tokens, joined by spaces; the first one alone is the head by which it is looked up.
    public var tokens: String
    public var head: String
    public var concept: String
  }

  init(entries given: [VocabularyFile.Entry], tiers: [Tier], fingerprint: String) {
    let entries = given + tiers.flatMap(VocabularyFile.Entry.entries(of:))
    var concepts: [Concept] = []
    var indexOf: [String: Int] = [:]
    var trie = Trie()
    for entry in entries {
      if let known = indexOf[entry.concept.id] {
        concepts[known].add(entry.concept)
      } else {
        indexOf[entry.concept.id] = concepts.count
        concepts.append(entry.concept)
      }
    }
    for entry in entries {
      guard let index = indexOf[entry.concept.id] else { continue }
      for (_, text) in entry.spellings { trie.insert(Tokenizer.tokens(of: text), concept: index) }
    }
    // Nearly all spellings mean one thing, and share what stands for it.
    let alone = concepts.map { [$0] }
    self.concepts = concepts
    self.indexOf = indexOf
    self.trie = trie
    self.tiers = tiers
    self.fingerprint = fingerprint
    meanings = trie.meanings({ alone[$0] }, { $0.map { concepts[$0] } })
  }

  /// All of them; one that means two things comes once for each, one after the other.
  public var spellings: [Spelling] {
    var spellings: [Spelling] = []
    spellings.reserveCapacity(meanings.count)
    // The first meaning is none.
    for (meaning, concepts) in meanings.enumerated().dropFirst() {
      let tokens = trie.spelling(of: meaning)
      let text = tokens.joined(separator: " ")
      for concept in concepts {
        spellings.append(Spelling(tokens: text, head: tokens.first ?? "", concept: concept.id))
      }
    }
    return spellings
  }

  public subscript(id: String) -> Concept? { indexOf[id].map { concepts[$0] } }

  public func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, concepts: [Concept])? {
    trie.longest(tokens, from: start, limit: limit).map { ($0.length, meanings[$0.meaning]) }
  }

  public func tier(_ id: String) -> Tier? { tiers.first { $0.id == id } }
}
