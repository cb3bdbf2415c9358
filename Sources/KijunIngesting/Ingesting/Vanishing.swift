import KijunGuidelines
import KijunStore

extension Ingester {
  /// Ends the documents of sources that their manifest no longer names, and of files that are no longer in
  /// their folder. Documents of other manifests and folders stay as they are.
  ///
  /// - Parameter known: what was known of the files of the folders.
  func endWhatVanished(from plan: IngestPlan, _ known: KnownFiles) throws {
    for manifest in plan.manifests {
      for source in try base.sources(ofManifest: manifest) { try retire(source) }
    }
    guard !plan.folders.isEmpty else { return }
    for missing in known.missing {
      guard let source = try base.source(id: missing.source), isGone(source.source.path, from: plan) else {
        continue
      }
      try retire(source)
    }
  }

  private func retire(_ known: StoredSource) throws {
    guard !keys.contains(known.source.id) else { return }
    for document in try base.documents(ofSource: known.source.id) { try end(document) }
    try base.retire(source: known.source.id)
  }

  private func isGone(_ path: String, from plan: IngestPlan) -> Bool {
    guard let folder = plan.folders.first(where: { Paths.isInside(path, $0.files.folder) })?.files.folder
    else {
      return false
    }
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
