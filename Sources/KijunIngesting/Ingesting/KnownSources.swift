import KijunGuidelines
import KijunStore

/// The sources that the knowledge base had before an ingest.
///
/// A folder or a manifest needs all of them, to see which vanished; then they are read at once, which is many
/// times faster than one by one. A single file needs the one alone, however many others there are.
struct KnownSources {
  private let base: KnowledgeBase
  private let all: [StoredSource]?
  private let byKey: [String: Int]

  init(_ base: KnowledgeBase, for plan: IngestPlan) throws {
    self.base = base
    let needsAll = !plan.manifests.isEmpty || !plan.folders.isEmpty || plan.entries.count > 100
    let all = needsAll ? try base.sources() : nil
    self.all = all
    var byKey = [String: Int](minimumCapacity: all?.count ?? 0)
    for (index, known) in (all ?? []).enumerated() { byKey[known.source.id] = index }
    self.byKey = byKey
  }

  subscript(key: String) -> StoredSource? {
    get throws {
      guard let all else { return try base.source(key: key) }
      return byKey[key].map { all[$0] }
    }
  }

  /// Those that a plan of folders and manifests may end.
  var candidates: [StoredSource] { all ?? [] }
}
