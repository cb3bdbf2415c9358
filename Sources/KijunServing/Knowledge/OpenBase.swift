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

  /// Whether the file is still the one that was opened, and as it was.
  func isCurrent() throws -> Bool {
    try FileIdentity(base.path) == file && base.dataVersion() == version
  }

  var record: Record { Record(base, places, tiers) }
}
