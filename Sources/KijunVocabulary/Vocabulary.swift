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
  /// What the meanings of the trie stand for, made once: every mention of a text has one.
  private let meanings: [[Concept]]

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
    spellings.reserveCapacity(entries.reduce(0) { $0 + $1.spellings.count })
    for entry in entries {
      guard let index = indexOf[entry.concept.id] else { continue }
      for (language, text) in entry.spellings {
        let tokens = Tokenizer.tokens(of: text)
        guard let head = tokens.first else { continue }
        trie.insert(tokens, concept: index)
        spellings.append(
          Spelling(
            text: text, language: language, concept: entry.concept.id, tokens: Self.joined(tokens),
            head: head.text))
      }
    }
    self.concepts = concepts
    self.indexOf = indexOf
    self.spellings = spellings
    self.trie = trie
    self.tiers = tiers
    self.fingerprint = fingerprint
    meanings = trie.concepts.map { $0.map { concepts[$0] } }
  }

  public subscript(id: String) -> Concept? { indexOf[id].map { concepts[$0] } }

  public func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, concepts: [Concept])? {
    trie.longest(tokens, from: start, limit: limit).map { ($0.length, meanings[$0.meaning]) }
  }

  public func tier(_ id: String) -> Tier? { tiers.first { $0.id == id } }

  private static func joined(_ tokens: [Token]) -> String {
    var text = ""
    for token in tokens {
      if !text.isEmpty { text += " " }
      text += token.text
    }
    return text
  }
}
