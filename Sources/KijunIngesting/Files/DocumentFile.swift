import KijunGuidelines
import KijunStore

/// Where the file of a known document is.
enum DocumentFile {
  /// The path of the file, whether it is still there or not; nil for what travels inside the program or came from the
  /// web.
  static func path(of document: StoredDocument, source: StoredSource) -> String? {
    guard let manifest = source.manifest else { return source.source.path }
    if manifest == IngestPlan.shippedManifest || source.source.path.isEmpty { return nil }
    return Paths.join(Paths.folder(of: manifest), Paths.normal(document.name))
  }

  /// The file as a plan has it; nil where it is gone.
  static func find(_ document: StoredDocument, of known: StoredSource, in base: KnowledgeBase) throws
    -> IngestPlan.File?
  {
    let declared = Format(rawValue: known.source.format)
    if known.source.path.isEmpty {
      return try base.fetch(ofSource: known.source.id).map { IngestPlan.file(of: $0, declared: declared) }
    }
    guard let path = path(of: document, source: known) else {
      return IngestPlan.shippedFile(document.name).map { bytes in
        IngestPlan.File(
          name: document.name, location: .memory(bytes), status: nil, format: declared, strictness: .skip)
      }
    }
    guard let status = FileStatus(path), status.kind == .file else { return nil }
    var format = declared
    if declared == nil, case .format(let guessed) = Format.guess(path) { format = guessed }
    return IngestPlan.File(
      name: document.name, location: .disk(path: path), status: status, format: format, strictness: .skip)
  }
}
