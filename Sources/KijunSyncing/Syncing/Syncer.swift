import KijunGuidelines
public import KijunIngesting
public import KijunStore

/// Brings a knowledge base to the state of its sources: what its manifests name, on disk or on the web.
///
/// What can't be read, or looks wrong, stays as it was and keeps nothing else back.
public final class Syncer {
  private let base: KnowledgeBase
  private let shipped: VocabularySource
  private let options: SyncOptions
  private var report = SyncReport()

  public init(_ base: KnowledgeBase, vocabulary: VocabularySource, options: SyncOptions) {
    self.base = base
    shipped = vocabulary
    self.options = options
  }

  public func sync() throws -> SyncReport {
    report = SyncReport()
    report.before = try base.lastRevision() ?? 0
    let manifests = try self.manifests()
    // A plan without what is to come says which addresses there are.
    let first = try plan(manifests, [:])
    try checkAccepted(first.plan)
    var addresses = try AddressReading(first.plan.addresses, options, base)
    var held: [HeldDocument: String] = [:]
    while true {
      // A plan is a walk over all folders, and without new pages it is the same again.
      let (plan, faults) = try addresses.pages.isEmpty ? first : plan(manifests, addresses.pages)
      let (ingested, refused) = try ingest(plan, addresses, held)
      if refused.isEmpty {
        report.rows = rows(ingested, addresses, held) + faults
        report.folders = plan.watched.union(ingested.folders)
        report.passedOver = ingested.passedOver
        report.documents = ingested.changes.count + ingested.unchanged + held.count
        return report
      }
      // Once more, without these: an ingest is one transaction, and what they would have done is not kept.
      for refusal in refused {
        held[HeldDocument(source: refusal.source, document: refusal.document)] = refusal.reason
        addresses.refuse(refusal.source)
      }
    }
  }

  /// What is not there can't be right, and whoever named it meant something else.
  private func checkAccepted(_ plan: IngestPlan) throws {
    let planned = plan.sources
    for id in options.accepted.sorted() where !planned.contains(id) {
      guard try base.source(key: id) == nil, try !base.hasDocument(id) else { continue }
      throw InputError(
        "--accept", "no source or document is called '\(id)'",
        NearMiss.of(id, in: planned).map { "did you mean '\($0)'?" } ?? "see 'kijun list documents'")
    }
  }

  private func manifests() throws -> [String] {
    if let manifest = options.manifest { return [manifest] }
    return try base.manifests()
  }

  /// With a row for each manifest that can't be used. One that is named alone keeps nothing else back.
  private func plan(
    _ manifests: [String], _ pages: [String: Fetch]
  ) throws -> (plan: IngestPlan, faults: [SyncReport.Row]) {
    var plan = IngestPlan()
    var faults: [SyncReport.Row] = []
    for manifest in manifests {
      do {
        plan =
          plan
          + (manifest == IngestPlan.shippedManifest
            ? try .shipped(tiers: shipped.tiers)
            : try .manifest(at: manifest, for: base, over: shipped, pages: pages))
      } catch let error as InputError where options.manifest == nil {
        faults.append(.init(source: manifest, outcome: .failed, reason: "\(error)"))
      }
    }
    if options.manifest == nil { plan = plan + .rereadingKnownFiles() }
    return (plan, faults)
  }

  private struct Refused: Error { var all: [IngestReport.Refused] }

  private func ingest(
    _ plan: IngestPlan, _ addresses: AddressReading, _ held: [HeldDocument: String]
  ) throws -> (report: IngestReport, refused: [IngestReport.Refused]) {
    do {
      let report = try base.ingest {
        for page in addresses.pages.values.sorted(by: { $0.source < $1.source }) { try base.save(page) }
        let ingester = Ingester(base, vocabulary: shipped)
        ingester.held = Set(held.keys)
        ingester.accepted = options.accepted
        let report = try ingester.ingest(plan)
        if !report.refused.isEmpty { throw Refused(all: report.refused) }
        return report
      }
      return (report, [])
    } catch let refused as Refused {
      return (IngestReport(), refused.all)
    }
  }

  private func rows(
    _ ingested: IngestReport, _ addresses: AddressReading, _ held: [HeldDocument: String]
  ) -> [SyncReport.Row] {
    var changes: [String: [IngestReport.Change]] = [:]
    for change in ingested.changes { changes[change.source, default: []].append(change) }
    var problems: [String: [SyncReport.Row]] = [:]
    for (source, problem) in addresses.problems {
      problems[source, default: []].append(
        .init(source: source, outcome: problem.outcome, reason: problem.reason))
    }
    for (document, reason) in held {
      problems[document.source, default: []].append(
        .init(source: document.source, outcome: .refused, reason: "\(document.document): \(reason)"))
    }
    var general: [SyncReport.Row] = []
    for (index, failure) in ingested.failures.enumerated() {
      let source = ingested.failedSources[index]
      let row = SyncReport.Row(source: source ?? "", outcome: .failed, reason: "\(failure)")
      if let source { problems[source, default: []].append(row) } else { general.append(row) }
    }
    // Sources that their manifest no longer names come last.
    return (ingested.sources + changes.keys.sorted()).uniqued().flatMap { source -> [SyncReport.Row] in
      let own = problems[source, default: []].sorted { ($0.reason ?? "") < ($1.reason ?? "") }
      let row = SyncReport.Row(source: source, of: changes[source] ?? [])
      return row.outcome == .unchanged && !own.isEmpty ? own : [row] + own
    } + general
  }
}

extension SyncReport.Row {
  /// What the changes of a source's documents come to.
  fileprivate init(source: String, of changes: [IngestReport.Change]) {
    self.init(source: source, outcome: .unchanged)
    for change in changes { counts += change.counts }
    let outcomes = Set(changes.map(\.outcome)).subtracting([.kept])
    if outcomes == [.added] {
      outcome = .added
    } else if outcomes == [.removed] {
      outcome = .removed
    } else if !outcomes.isEmpty {
      outcome = .changed
    }
  }
}

extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
