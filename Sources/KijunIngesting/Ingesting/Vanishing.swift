import KijunGuidelines
import KijunStore

extension Ingester {
  /// Ends the documents of sources that their manifest no longer names, and of files that are no longer in
  /// their folder. Documents of other manifests and folders stay as they are.
  func endWhatVanished(from plan: IngestPlan, _ sources: KnownSources) throws {
    for known in sources.candidates where known.position != nil && !keys.contains(known.source.id) {
      guard isGone(known, from: plan) else { continue }
      for document in try base.documents(ofSource: known.source.id) { try end(document) }
      try base.retire(source: known.source.id)
    }
  }

  private func isGone(_ known: StoredSource, from plan: IngestPlan) -> Bool {
    if let manifest = known.manifest { return plan.manifests.contains(manifest) }
    let path = known.source.path
    return plan.folders.contains { Paths.isInside(path, $0) } && FileStatus(path) == nil
  }

  func end(_ document: StoredDocument) throws {
    let counts = try base.end(document: document.id)
    report.changes.append(
      .init(document: document.name, source: document.source, outcome: .removed, counts: counts))
  }
}
