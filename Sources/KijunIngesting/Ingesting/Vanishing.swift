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
    guard let folder = plan.folders.first(where: { Paths.isInside(path, $0) }) else { return false }
    return FileStatus(path) == nil || isIgnored(path, in: folder, by: plan)
  }

  private func isIgnored(_ path: String, in folder: String, by plan: IngestPlan) -> Bool {
    guard !plan.ignored.isEmpty else { return false }
    var at = path
    while at.utf8.count > folder.utf8.count {
      if plan.ignored.contains(at) { return true }
      at = Paths.folder(of: at)
    }
    return false
  }

  func end(_ document: StoredDocument) throws {
    let counts = try base.end(document: document.id)
    report.changes.append(
      .init(document: document.name, source: document.source, outcome: .removed, counts: counts))
  }
}
