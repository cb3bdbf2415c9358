import KijunGuidelines
import KijunStore

/// Users' own tiers and words: those of the manifests that are ingested, and those that the knowledge base keeps
/// of other manifests.
extension Ingester {
  /// Records what the plan's manifests add, and returns what all add together.
  func adoptedAdditions(of plan: IngestPlan) throws -> [VocabularyAddition] {
    for manifest in plan.manifests {
      try base.replaceVocabularyAdditions(
        ofManifest: manifest, with: plan.additions.filter { $0.manifest == manifest })
    }
    let all = try base.vocabularyAdditions()
    guard !plan.manifests.isEmpty else { return all }
    // A manifest that was moved is another one, which takes the sources of the first.
    let taken = Set(plan.entries.map(\.source.id))
    for manifest in Set(all.map(\.manifest)).subtracting(plan.manifests)
    where try !base.hasSources(ofManifest: manifest, besides: taken) {
      try base.replaceVocabularyAdditions(ofManifest: manifest, with: [])
    }
    return try base.vocabularyAdditions()
  }

  /// A tier that a manifest no longer declares may be that of other documents.
  func checkTiersOfOthers() throws {
    for known in try base.sources() where known.position != nil {
      guard !vocabulary.tiers.contains(known.source.tier) else { continue }
      throw InputError(
        known.manifest ?? known.source.path,
        "source \"\(known.source.id)\" has the tier \"\(known.source.tier)\", which is declared no longer",
        "ingest it with another tier, or declare the tier again")
    }
  }
}
