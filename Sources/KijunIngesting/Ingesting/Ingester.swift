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
  /// Called for each file that is dealt with, with how many there were and will be.
  public var progress: (Int, Int) -> Void = { _, _ in }
  /// Called with the account of each document, in their order; where it is set, unchanged documents are read too.
  public var account: ((AccountedDocument) throws -> Void)?
  /// Documents that this run leaves as they are.
  public var held: Set<HeldDocument> = []
  /// Where it is set, what a document would lose is guarded, but in these sources and documents.
  public var accepted: Set<String>?
  /// Of the documents of the source that is being read, by their names, where there are many.
  var states: [String: DocumentState?]?
  private var filesDone = 0
  private var filesInAll = 0
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
    defer {
      workers?.close()
      workers = nil
    }
    try base.ingest {
      vocabulary = try shipped.adding(try adoptedAdditions(of: plan))
      report.isReindexed = try dropVocabulary()
      try applyStamps(of: plan)
      let sources = try KnownSources(base, for: plan)
      keys.reserveCapacity(plan.entries.count)
      filesDone = 0
      filesInAll = plan.entries.reduce(0) { $0 + $1.files.count }
      for entry in plan.entries { keys.insert(try ingest(entry, sources)) }
      try writeAll()
      try endWhatVanished(from: plan, sources)
      try declareOverrides(of: plan)
      if report.isReindexed {
        try checkTiersOfOthers()
        try readOthersAgain()
      }
    }
    return report
  }

  func finishedFile() {
    filesDone += 1
    // Documents of other plans are read again for another vocabulary.
    progress(filesDone, max(filesDone, filesInAll))
  }

  /// Returns the key of the source.
  private func ingest(_ planned: IngestPlan.Entry, _ sources: KnownSources) throws -> String {
    let (entry, known) = try settled(planned, sources)
    let source = entry.source
    let manifest = entry.origin.manifest
    if known?.source != source || known?.position != entry.position || known?.manifest != manifest {
      try base.declare(source, position: entry.position, manifest: manifest)
    }
    // Of many files the states are read at once, which is many times faster than one by one.
    let isWhole = known != nil && !report.isReindexed && entry.files.count > 100
    let documents = isWhole ? try base.documents(ofSource: source.id) : nil
    states = documents.map {
      Dictionary($0.map { ($0.name, $0.state) }, uniquingKeysWith: { first, _ in first })
    }
    defer { states = nil }
    for file in entry.files { try read(file, of: source) }
    guard !entry.isHeld else { return source.id }
    // A source of the user's has one document, whose name is its key.
    if known != nil, manifest != nil {
      let names = Set(entry.files.map(\.name))
      for document in try documents ?? base.documents(ofSource: source.id)
      where !names.contains(document.name) {
        try end(document)
      }
    }
    return source.id
  }
}
