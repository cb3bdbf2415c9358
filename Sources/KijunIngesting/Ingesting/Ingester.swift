import KijunGuidelines
public import KijunStore

/// Brings a knowledge base to the state of its files: files → Reading → Extraction → Store.
///
/// One ingest is one transaction, and what didn't change is neither read nor written.
public final class Ingester {
  let base: KnowledgeBase
  /// Without what users add to it.
  private let shipped: VocabularySource
  /// With what the manifests of the knowledge base add to it.
  var vocabulary: VocabularySource
  var report = IngestReport()
  /// There from the first file on that has to be read.
  var workers: Workers<DocumentJob, DocumentProduct>?
  /// Whether the rows of the vocabulary are still to be written.
  var isVocabularyDue = false
  /// There once a file was named that may be one of them.
  var manifestFiles: ManifestFiles?
  /// Called for each file that is dealt with, with how many there were and will be.
  public var progress: (Int, Int) -> Void = { _, _ in }
  /// Called with the account of each document, in their order; where it is set, unchanged documents are read too.
  public var account: ((AccountedDocument) throws -> Void)?
  /// Documents that this run leaves as they are.
  public var held: Set<HeldDocument> = []
  /// Where it is set, what a document would lose is guarded, but in these sources and documents.
  public var accepted: Set<String>?
  private var filesDone = 0
  var filesInAll = 0
  /// Keys of the sources that this run has dealt with.
  var keys: Set<String> = []

  public init(_ base: KnowledgeBase, vocabulary: VocabularySource) {
    self.base = base
    shipped = vocabulary
    self.vocabulary = vocabulary
  }

  /// - Throws: `InputError` for a file that the user named and that can't be used; nothing is changed then.
  public func ingest(_ plan: IngestPlan) throws -> IngestReport {
    report = IngestReport()
    report.skipped = plan.skipped
    for failure in plan.failures { report.fail(failure.error, source: failure.source) }
    keys = []
    manifestFiles = nil
    defer {
      workers?.close()
      workers = nil
    }
    try base.ingest {
      vocabulary = try shipped.adding(try adoptedAdditions(of: plan))
      report.isReindexed = try dropVocabulary()
      try applyStamps(of: plan)
      filesDone = 0
      filesInAll =
        plan.entries.reduce(0) { $0 + $1.count } + plan.folders.reduce(0) { $0 + $1.files.files.count }
      let sources = try KnownSources(base, atMost: plan.entries.count)
      for entry in plan.entries { try ingest(entry, sources) }
      let known = try ingestFolders(of: plan)
      if plan.rereadsKnown { try rereadKnownFiles() }
      try writeAll()
      try endWhatVanished(from: plan, known)
      try declareOverrides(of: plan)
      if report.isReindexed {
        try checkTiersOfOthers()
        try readOthersAgain()
      }
    }
    return report
  }

  /// Whether files are read though they are as they were.
  var readsAll: Bool { account != nil || report.isReindexed }

  /// Files that are as they were and need no further look.
  func passOver(_ count: Int) {
    report.unchanged += count
    if count > 0 { finishedFile(count) }
  }

  func finishedFile(_ count: Int = 1) {
    filesDone += count
    // Documents of other plans are read again for another vocabulary.
    progress(filesDone, max(filesDone, filesInAll))
  }

  func ingest(_ planned: IngestPlan.Entry, _ sources: KnownSources) throws {
    let (entry, known) = try settled(planned, sources)
    let source = entry.source
    let manifest = entry.origin.manifest
    if known?.source != source || known?.position != entry.position || known?.manifest != manifest {
      try base.declare(source, position: entry.position, manifest: manifest)
    }
    keys.insert(source.id)
    report.sources.append(source.id)
    for file in entry.files { try read(file, of: source) }
    guard !entry.isHeld else { return }
    if let folder = entry.folder { return try read(folder, of: source, isKnown: known != nil) }
    // A source of the user's has one document, whose name is its key.
    if known != nil, manifest != nil {
      let names = Set(entry.files.map(\.name))
      for document in try base.documents(ofSource: source.id) where !names.contains(document.name) {
        try end(document)
      }
    }
  }
}
