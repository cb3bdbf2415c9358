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
  /// For each meaning but the first, which is none.
  private let written: [(tokens: String, head: String)]

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
    var written: [(tokens: String, head: String)] = []
    var trie = Trie()
    for entry in entries {
      if let known = indexOf[entry.concept.id] {
        concepts[known].add(entry.concept)
      } else {
        indexOf[entry.concept.id] = concepts.count
        concepts.append(entry.concept)
      }
    }
    written.reserveCapacity(entries.reduce(0) { $0 + $1.spellings.count })
    for entry in entries {
      guard let index = indexOf[entry.concept.id] else { continue }
      for (_, text) in entry.spellings {
        let tokens = Tokenizer.tokens(of: text)
        guard let head = tokens.first, trie.insert(tokens, concept: index) else { continue }
        written.append((Self.joined(tokens), head.text))
      }
    }
    // Nearly all spellings mean one thing, and share what stands for it.
    let alone = concepts.map { [$0] }
    self.concepts = concepts
    self.indexOf = indexOf
    self.written = written
    self.trie = trie
    self.tiers = tiers
    self.fingerprint = fingerprint
    meanings = trie.meanings({ alone[$0] }, { $0.map { concepts[$0] } })
  }

  /// All of them; one that means two things comes once for each, one after the other.
  public var spellings: [Spelling] {
    zip(written, meanings.dropFirst()).flatMap { spelling, concepts in
      concepts.map { Spelling(tokens: spelling.tokens, head: spelling.head, concept: $0.id) }
    }
  }

  public subscript(id: String) -> Concept? { indexOf[id].map { concepts[$0] } }

  public func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, concepts: [Concept])? {
    trie.longest(tokens, from: start, limit: limit).map { ($0.length, meanings[$0.meaning]) }
  }

  public func tier(_ id: String) -> Tier? { tiers.first { $0.id == id } }

  private static func joined(_ tokens: [Token]) -> String {
    guard tokens.count > 1 else { return tokens.first?.text ?? "" }
    var text: [UInt8] = []
    text.reserveCapacity(tokens.count * 4)
    for token in tokens {
      if !text.isEmpty { text.append(0x20) }
      text.append(contentsOf: token.text.utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
