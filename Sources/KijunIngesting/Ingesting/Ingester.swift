import KijunExtraction
import KijunGuidelines
public import KijunStore

/// Brings a knowledge base to the state of its files: files → Reading → Extraction → Store.
///
/// One ingest is one transaction, and what didn't change is neither read nor written.
public final class Ingester {
  let base: KnowledgeBase
  let vocabulary: VocabularySource
  var report = IngestReport()
  private var extractor: Extractor?
  var index = IndexWords()
  /// Documents that this run has dealt with, as `source`, NUL, `name`.
  var handled: Set<String> = []

  public init(_ base: KnowledgeBase, vocabulary: VocabularySource) {
    self.base = base
    self.vocabulary = vocabulary
  }

  /// - Throws: `InputError` for a file that the user named and that can't be used; nothing is changed then.
  public func ingest(_ plan: IngestPlan) throws -> IngestReport {
    report = IngestReport()
    report.skipped = plan.skipped
    handled = []
    try base.ingest {
      report.isReindexed = try replaceVocabulary()
      var keys: Set<String> = []
      for entry in plan.entries { keys.insert(try ingest(entry)) }
      try endWhatVanished(from: plan, keys: keys)
      if report.isReindexed { try readOthersAgain() }
    }
    return report
  }

  /// Returns the key of the source.
  private func ingest(_ planned: IngestPlan.Entry) throws -> String {
    let (entry, known) = try settled(planned)
    let source = entry.source
    let manifest = entry.origin.manifest
    if known?.source != source || known?.position != entry.position || known?.manifest != manifest {
      try base.declare(source, position: entry.position, manifest: manifest)
    }
    for file in entry.files { try read(file, of: source) }
    // A source of the user's has one document, whose name is its key.
    if known != nil, manifest != nil {
      for document in try base.documents(ofSource: source.id) where !isHandled(document) {
        try end(document)
      }
    }
    return source.id
  }

  func read(_ file: IngestPlan.File, of source: Source) throws {
    let extractor = ExtractorFingerprint.of(source, vocabulary: vocabulary.fingerprint)
    handled.insert(Self.handle(source.id, file.name))
    do {
      let known = try base.documentState(source: source.id, name: file.name)
      if let known, let status = file.status, known.size == status.size,
        known.modifiedNanoseconds == status.modifiedNanoseconds, known.extractor == extractor
      {
        report.unchanged += 1
        return
      }
      let content = try FileContent(file)
      let state = content.state(extractor: extractor)
      if let known, known.hash == state.hash, known.extractor == extractor {
        try base.note(state, source: source.id, name: file.name)
        report.unchanged += 1
        return
      }
      try write(try content.text(), state, file, of: source)
    } catch let error as InputError {
      switch file.strictness {
      case .stop: throw error
      case .fail: report.failures.append(error)
      case .skip: report.skipped.append(.init(document: file.name, reason: error.problem))
      }
    }
  }

  private func write(
    _ text: TextDecoding, _ state: DocumentState, _ file: IngestPlan.File, of source: Source
  ) throws {
    let document = (file.format ?? Format.sniff(text.text)).read(text.text)
    let extraction = try extraction(of: document, source)
    let isKnown = try base.document(source: source.id, name: file.name)?.state != nil
    let words = index.of(extraction)
    let counts = try base.write(
      extraction, text: text.text, source: source.id, document: file.name, state: state,
      encoding: text.encoding, index: { words[$0] })
    let outcome: IngestReport.Outcome = !isKnown ? .added : counts.isChange ? .changed : .kept
    report.changes.append(
      .init(document: file.name, source: source.id, outcome: outcome, counts: counts))
  }

  private func extraction(of document: Document, _ source: Source) throws -> Extraction {
    let extractor = try extractor ?? Extractor(vocabulary: vocabulary.vocabulary())
    self.extractor = extractor
    return extractor.extract(document, source: source)
  }
}

extension WriteCounts {
  /// Whether anything in the document is another than before.
  fileprivate var isChange: Bool {
    claimsAdded + claimsChanged + claimsRemoved + passagesAdded + passagesRemoved > 0
  }
}
