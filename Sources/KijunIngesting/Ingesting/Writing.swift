import KijunExtraction
import KijunGuidelines
import KijunReading
import KijunStore

/// Documents go through the workers, and come back to be written in the order of the plan.
extension Ingester {
  /// Looks whether a file may have changed, and has it read where it may.
  func read(_ file: IngestPlan.File, of source: Source) throws {
    guard held.isEmpty || !held.contains(HeldDocument(source: source.id, document: file.name)) else {
      return finishedFile()
    }
    let extractor = ExtractorFingerprint.of(source, vocabulary: vocabulary.fingerprint)
    let known = try base.documentState(source: source.id, name: file.name)
    let isSameWork = known?.extractor == extractor
    if account == nil, let known, let status = file.status, isSameWork, known.size == status.size,
      known.modifiedNanoseconds == status.modifiedNanoseconds
    {
      report.unchanged += 1
      finishedFile()
      return
    }
    let workers = startedWorkers()
    workers.add(
      DocumentJob(
        file: file, source: source, extractor: extractor, knownHash: isSameWork ? known?.hash : nil,
        isAccounted: account != nil), size: file.status?.size ?? 0)
    while workers.isFull { try writeNext(workers) }
  }

  func writeAll() throws {
    try writeVocabulary()
    guard let workers else { return }
    while try writeNext(workers) {}
  }

  /// False where nothing is left.
  @discardableResult
  private func writeNext(_ workers: Workers<DocumentJob, DocumentProduct>) throws -> Bool {
    try writeVocabulary()
    guard let product = workers.next() else { return false }
    let file = product.job.file
    defer { finishedFile() }
    if let accounted = product.account { try account?(accounted) }
    switch product.result {
    case .same(let state):
      try base.note(state, source: product.job.source.id, name: file.name)
      report.unchanged += 1
    case .made(let made): try write(made, file, of: product.job.source)
    case .blank(let error) where file.strictness == .skip:
      report.skipped.append(.init(document: file.name, reason: error.problem))
    case .blank(let error), .failed(let error):
      if file.strictness == .stop { throw error }
      report.fail(error, source: product.job.source.id)
    }
    return true
  }

  private func write(_ made: DocumentProduct.Made, _ file: IngestPlan.File, of source: Source) throws {
    let known = try base.document(source: source.id, name: file.name)?.state
    let isKnown = known != nil
    let parts = made.content.parts(of: made.document)
    let counts = try base.write(
      made.document, text: made.text, source: source.id, name: file.name, state: made.state,
      encoding: made.encoding, parts: { parts() })
    if let known, let accepted, !accepted.contains(source.id), !accepted.contains(file.name),
      let reason = refusal(of: made, before: known, counts)
    {
      report.refused.append(.init(source: source.id, document: file.name, reason: reason))
    }
    let outcome: IngestReport.Outcome = !isKnown ? .added : counts.isChange ? .changed : .kept
    report.changes.append(
      .init(document: file.name, source: source.id, outcome: outcome, counts: counts))
  }

  private func startedWorkers() -> Workers<DocumentJob, DocumentProduct> {
    if let workers { return workers }
    let vocabulary = vocabulary
    let started = Workers<DocumentJob, DocumentProduct> {
      var work = DocumentWork(vocabulary: vocabulary)
      return { work.product(of: $0) }
    }
    workers = started
    return started
  }
}

extension DocumentProduct.Content {
  /// Gives one part after the other.
  fileprivate func parts(of document: Document) -> () -> Extraction.Part? {
    switch self {
    case .whole(let part):
      var rest: Extraction.Part? = part
      return {
        defer { rest = nil }
        return rest
      }
    case .parts(let extractor, let source):
      var parts = DocumentParts(extractor.parts(of: document, source: source))
      return { parts.next() }
    }
  }
}
