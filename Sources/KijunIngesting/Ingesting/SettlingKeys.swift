import KijunGuidelines
import KijunStore

extension Ingester {
  /// Gives a source of the user's the key that it had, or one that no other file has.
  ///
  /// The key is the path as far as the user named it, such as `guidelines/buttons.md`. Two files in different
  /// places can have the same, and one file can be named once by its folder and once alone; by its absolute
  /// path it is known as the same.
  func settled(_ planned: IngestPlan.Entry) throws -> (IngestPlan.Entry, known: StoredSource?) {
    guard case .path(let tier) = planned.origin else {
      return (planned, try base.source(key: planned.source.id))
    }
    var entry = planned
    let (key, known) = try key(planned.source.id, path: planned.source.path)
    entry.source.id = key
    for index in entry.files.indices { entry.files[index].name = key }
    if tier == nil, let known { entry.source.tier = known.source.tier }
    return (entry, known)
  }

  private func key(_ natural: String, path: String) throws -> (String, StoredSource?) {
    var free: String?
    var candidates = [natural]
    let parts = path.split(separator: "/")
    candidates += (1...max(1, parts.count)).map { parts.suffix($0).joined(separator: "/") }
    candidates.append(path)
    for candidate in candidates {
      let known = try base.source(key: candidate)
      if let known, known.manifest == nil, known.source.path == path { return (candidate, known) }
      // Shorter than what the user named would say less than they did.
      if known == nil, free == nil, candidate.utf8.count >= natural.utf8.count { free = candidate }
    }
    return (free ?? path, nil)
  }
}
