import KijunGuidelines
import KijunStore

/// The files and folders that the manifests of a knowledge base name, by their absolute paths.
///
/// A file of theirs that the user names alone is read as theirs: else the rule of a company would stand beside itself as
/// anybody's word.
struct ManifestFiles {
  private var sources: [String: StoredSource] = [:]

  init(_ base: KnowledgeBase) throws {
    for manifest in try base.manifests() where manifest != IngestPlan.shippedManifest {
      let folder = Paths.folder(of: manifest)
      for known in try base.sources(ofManifest: manifest) where !known.source.path.isEmpty {
        sources[Paths.join(folder, Paths.normal(known.source.path))] = known
      }
    }
  }

  /// The same file as a part of the source that has it already; nil where none has.
  func entry(for planned: IngestPlan.Entry, _ base: KnowledgeBase) throws -> IngestPlan.Entry? {
    guard !sources.isEmpty, planned.folder == nil, var file = planned.files.first else { return nil }
    let path = planned.source.path
    var at = path
    while at.utf8.count > 1 {
      if let known = sources[at], let manifest = known.manifest, let position = known.position {
        file.name =
          at == path
          ? known.source.path
          : Paths.join(Paths.normal(known.source.path), String(path.dropFirst(at.count + 1)))
        guard try base.document(source: known.source.id, name: file.name) != nil else { return nil }
        file.format = Format(rawValue: known.source.format) ?? file.format
        // Nothing is said of its other documents.
        return IngestPlan.Entry(
          source: known.source, position: position, origin: .manifest(manifest), files: [file], isHeld: true)
      }
      at = Paths.folder(of: at)
    }
    return nil
  }
}
