import KijunGuidelines
public import KijunIngesting
public import KijunStore

/// Makes a knowledge base anew from what it is made of: manifests, documents and stamps.
///
/// What no text has it takes over from the one before, where that can still be read: the pages that were fetched, so that
/// no network is needed, the ids of claims that kept theirs when they moved, and which values changed under an old day of
/// their document. History is not made anew.
public struct Rebuilder {
  private let old: KnowledgeBase?
  private let manifests: [String]

  /// - Parameters:
  ///   - old: the one before; nil where it can't be read any more.
  ///   - manifest: another manifest than those it was made of.
  public init(old: KnowledgeBase?, manifest: String?) throws {
    self.old = old
    if let manifest {
      manifests = [manifest]
    } else {
      manifests = try old?.manifests() ?? []
    }
  }

  /// Whether it is known what to make it of.
  public var isPossible: Bool {
    get throws {
      try !manifests.isEmpty || old?.sources().contains { $0.manifest == nil && $0.position != nil } ?? false
    }
  }

  public func rebuild(into base: KnowledgeBase, vocabulary: VocabularySource) throws -> IngestReport {
    if let old {
      base.keptKeys = try old.keptKeysByDocument()
    }
    return try base.ingest {
      for fetch in try old?.fetches() ?? [] { try base.save(fetch) }
      var plan = IngestPlan()
      for manifest in manifests {
        plan =
          plan
          + (manifest == IngestPlan.shippedManifest
            ? try .shipped(tiers: vocabulary.tiers)
            : try .manifest(at: manifest, for: base, over: vocabulary))
      }
      if let old { plan = plan + (try IngestPlan.knownFiles(of: old)) }
      let report = try Ingester(base, vocabulary: vocabulary).ingest(plan)
      if let old {
        try base.declareAgain(overridesOf: old)
        try base.lapseAgain(claimsOf: old)
      }
      return report
    }
  }
}
