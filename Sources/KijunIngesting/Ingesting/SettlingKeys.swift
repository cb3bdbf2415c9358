import KijunGuidelines
import KijunStore

extension Ingester {
  /// Gives a source of the user's the key that it had, or one that no other file has.
  ///
  /// The key is the path as far as the user named it, such as `guidelines/buttons.md`. Two files in different
  /// places can have the same, and one file can be named once by its folder and once alone; by its absolute
  /// path it is known as the same.
  func settled(
    _ planned: IngestPlan.Entry, _ sources: KnownSources
  ) throws -> (IngestPlan.Entry, known: StoredSource?) {
    guard case .path(let tier) = planned.origin else { return (planned, try sources[planned.source.id]) }
    var entry = planned
    let (key, known) = try key(planned.source.id, path: planned.source.path, sources)
    if tier == nil, known == nil, let entry = try filesOfManifests().entry(for: planned, base) {
      return (entry, try sources[entry.source.id])
    }
    if key != planned.source.id {
      entry.source.id = key
      for index in entry.files.indices { entry.files[index].name = key }
    }
    if tier == nil, let known { entry.source.tier = known.source.tier }
    return (entry, known)
  }

  private func filesOfManifests() throws -> ManifestFiles {
    if let manifestFiles { return manifestFiles }
    let files = try ManifestFiles(base)
    manifestFiles = files
    return files
  }

  private func key(
    _ natural: String, path: String, _ sources: KnownSources
  ) throws -> (String, StoredSource?) {
    func isSame(_ known: StoredSource) -> Bool { known.manifest == nil && known.source.path == path }
    let first = try sources[natural]
    if let first, isSame(first) { return (natural, first) }
    // A key that this run has given is taken, though the knowledge base may not have shown it.
    var free = first == nil && !keys.contains(natural) ? natural : nil
    let parts = path.split(separator: "/")
    for count in 1...max(1, parts.count) {
      let candidate = parts.suffix(count).joined(separator: "/")
      let known = try sources[candidate]
      if let known, isSame(known) { return (candidate, known) }
      // Shorter than what the user named would say less than they did.
      if known == nil, free == nil, !keys.contains(candidate), candidate.utf8.count >= natural.utf8.count {
        free = candidate
      }
    }
    return (free ?? path, nil)
  }
}
