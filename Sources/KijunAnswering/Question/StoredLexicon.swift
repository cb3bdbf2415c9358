import KijunStore
import KijunVocabulary

/// The vocabulary as it was stored at ingest, looked up word by word, so that a question doesn't wait for
/// all of it to load.
final class StoredLexicon: Lexicon {
  private let base: KnowledgeBase
  /// The spellings that begin with one word, as they are stored.
  private var lines: [String: [UInt8]] = [:]
  private var known: [String: Concept] = [:]
  /// Words stay in memory for the next question, but not without end.
  private static let capacity = 20_000

  init(_ base: KnowledgeBase) {
    self.base = base
  }

  func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, concepts: [Concept])? {
    let lines = lines(tokens[start].text)
    // No spelling reaches over a mark.
    var end = start + 1
    while end < tokens.count, end - start < limit, !tokens[end].afterMark { end += 1 }
    guard let found = try? base.longestSpelling(of: tokens[start..<end].lazy.map(\.text), in: lines) else {
      return nil
    }
    return (found.words, found.concepts.compactMap(concept))
  }

  /// Whether a word is a spelling by itself, without keeping what was read for it.
  func knows(_ word: Token) -> Bool {
    guard let lines = try? base.spellingLines(head: word.text), !lines.isEmpty else { return false }
    return (try? base.longestSpelling(of: [word.text], in: lines)).flatMap { $0 } != nil
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

  private func lines(_ head: String) -> [UInt8] {
    if let known = lines[head] { return known }
    let read = (try? base.spellingLines(head: head)) ?? []
    if lines.count > Self.capacity { lines.removeAll() }
    lines[head] = read
    return read
  }
}
