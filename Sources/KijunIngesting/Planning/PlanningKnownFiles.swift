import KijunGuidelines
public import KijunStore

extension IngestPlan {
  /// The files that a knowledge base has read without a manifest, as they are now. One that is gone is a failure: only
  /// who named its folder can say that it is meant to be.
  public static func knownFiles(of base: KnowledgeBase) throws -> IngestPlan {
    var plan = IngestPlan()
    var sources: [String: StoredSource] = [:]
    for source in try base.sources() where source.manifest == nil && source.position != nil {
      sources[source.source.id] = source
    }
    guard !sources.isEmpty else { return plan }
    for document in try base.documents() {
      guard let known = sources[document.source], let entry = entry(of: known) else { continue }
      plan.entries.append(entry)
    }
    return plan
  }

  /// The same, without a look at them before the ingest: it compares all of them at once, and most are as they were.
  public static func rereadingKnownFiles() -> IngestPlan {
    var plan = IngestPlan()
    plan.rereadsKnown = true
    return plan
  }

  /// Its document has the name of the source.
  static func entry(of known: StoredSource) -> Entry? {
    guard let position = known.position else { return nil }
    let path = known.source.path
    var format = Format(rawValue: known.source.format)
    if format == nil, case .format(let guessed) = Format.guess(path) { format = guessed }
    return Entry(
      source: known.source, position: position, origin: .path(tier: nil),
      files: [
        File(
          name: known.source.id, location: .disk(path: path), status: FileStatus(path), format: format,
          strictness: .fail)
      ])
  }

  /// The ids of the sources that its manifests name.
  public var sources: [String] { entries.map(\.source.id) }

  /// The sources that are read from the web.
  public var addresses: [(source: String, url: String)] {
    entries.compactMap { entry in
      guard entry.source.path.isEmpty, let url = entry.source.url else { return nil }
      return (entry.source.id, url)
    }
  }
}
