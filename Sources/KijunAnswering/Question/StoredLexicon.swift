import KijunStore
import KijunVocabulary

/// The vocabulary as it was stored at ingest, looked up word by word, so that a question doesn't wait for
/// all of it to load.
final class StoredLexicon: Lexicon {
  private struct Entry {
    var tokens: [String]
    var concepts: [String]
  }

  private let base: KnowledgeBase
  private var buckets: [String: [Entry]] = [:]
  private var known: [String: Concept] = [:]
  /// Words stay in memory for the next question, but not without end.
  private static let capacity = 20_000

  init(_ base: KnowledgeBase) {
    self.base = base
  }

  func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, concepts: [Concept])? {
    for entry in bucket(tokens[start].text) where entry.tokens.count <= limit {
      let end = start + entry.tokens.count
      guard end <= tokens.count else { continue }
      var fits = true
      for offset in 1..<max(1, entry.tokens.count) {
        let token = tokens[start + offset]
        if token.afterMark || token.text != entry.tokens[offset] {
          fits = false
          break
        }
      }
      if fits { return (entry.tokens.count, entry.concepts.compactMap(concept)) }
    }
    return nil
  }

  func concept(_ id: String) -> Concept? {
    if let concept = known[id] { return concept }
    // A damaged file shows in its answers as words that are not known, and is named by `doctor`.
    guard let data = try? base.conceptData(id), let kind = Concept.Kind(rawValue: data.kind) else {
      return nil
    }
    if known.count > Self.capacity { known.removeAll() }
    let concept = Concept(
      id: id, kind: kind, broader: data.broader, implies: data.implies, measures: data.measures,
      detail: data.detail)
    known[id] = concept
    return concept
  }

  private func bucket(_ head: String) -> [Entry] {
    if let bucket = buckets[head] { return bucket }
    var entries: [String: [String]] = [:]
    for spelling in (try? base.spellings(head: head)) ?? [] {
      entries[spelling.spelling, default: []].append(spelling.concept)
    }
    let bucket = entries.map {
      Entry(tokens: $0.key.split(separator: " ").map(String.init), concepts: $0.value)
    }
    .sorted { ($0.tokens.count, $1.tokens.joined()) > ($1.tokens.count, $0.tokens.joined()) }
    if buckets.count > Self.capacity { buckets.removeAll() }
    buckets[head] = bucket
    return bucket
  }
}
