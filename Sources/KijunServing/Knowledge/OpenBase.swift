import KijunAnswering
import KijunStore

/// A knowledge base that is open, with what is kept in memory of it.
final class OpenBase {
  let base: KnowledgeBase
  let answerer: Answerer
  let search: PassageSearch
  let places: Places
  let tiers: TierLabels
  private let version: Int
  private let file: FileIdentity?

  init(_ base: KnowledgeBase) throws {
    self.base = base
    file = FileIdentity(base.path)
    (answerer, tiers, version) = try base.snapshot {
      (try Answerer(base), TierLabels(try base.tiers()), try base.dataVersion())
    }
    search = PassageSearch(base)
    places = Places(base)
  }

  /// What `body` gives on the state that was opened; nil when another file stands in its place, or it was written.
  func read<T>(_ body: (OpenBase) throws -> T) throws -> T? {
    guard FileIdentity(base.path) == file else { return nil }
    return try base.snapshot(of: version) { try body(self) }
  }

  var record: Record { Record(base, places, tiers) }
}
