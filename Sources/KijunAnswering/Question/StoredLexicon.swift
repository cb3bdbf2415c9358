import KijunStore
import KijunVocabulary

/// The vocabulary as it was stored at ingest, looked up word by word, so that a question doesn't wait for
/// all of it to load.
final class StoredLexicon: Lexicon {
  /// The spellings that begin with one word.
  private struct Bucket {
    /// By their words with spaces between, the positions of their concepts.
    var positions: [String: [Int]]
    /// How many words they have, the most first.
    var counts: [Int]
  }

  private let base: KnowledgeBase
  private var buckets: [String: Bucket] = [:]
  private var known: [String: Concept] = [:]
  /// Words stay in memory for the next question, but not without end.
  private static let capacity = 20_000

  init(_ base: KnowledgeBase) {
    self.base = base
  }

  func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, concepts: [Concept])? {
    let bucket = bucket(tokens[start].text)
    // No spelling reaches over a mark.
    var end = start + 1
    while end < tokens.count, end - start < limit, !tokens[end].afterMark { end += 1 }
    for count in bucket.counts where start + count <= end {
      let spelling = tokens[start..<start + count].lazy.map(\.text).joined(separator: " ")
      guard let positions = bucket.positions[spelling] else { continue }
      return (count, positions.compactMap { (try? base.conceptID(at: $0)).flatMap(concept) })
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

  private func bucket(_ head: String) -> Bucket {
    if let bucket = buckets[head] { return bucket }
    let positions = (try? base.positionsBySpelling(head: head)) ?? [:]
    let counts = Set(positions.keys.map { spelling in spelling.utf8.count { $0 == 0x20 } + 1 })
    let bucket = Bucket(positions: positions, counts: counts.sorted(by: >))
    if buckets.count > Self.capacity { buckets.removeAll() }
    buckets[head] = bucket
    return bucket
  }
}
