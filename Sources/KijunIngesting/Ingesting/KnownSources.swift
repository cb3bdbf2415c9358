import KijunGuidelines
import KijunStore

/// The sources that the knowledge base had before an ingest.
///
/// Of many they are read at once, which is many times faster than one by one. A few are read alone, however many
/// others there are.
struct KnownSources {
  private let base: KnowledgeBase
  private let all: [String: StoredSource]?

  /// - Parameter count: how many will be asked for.
  init(_ base: KnowledgeBase, atMost count: Int) throws {
    self.base = base
    guard count > 100 else {
      all = nil
      return
    }
    all = Dictionary(try base.sources().map { ($0.source.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(key: String) -> StoredSource? {
    get throws {
      guard let all else { return try base.source(key: key) }
      return all[key]
    }
  }
}
