import KijunGuidelines
import KijunStore

extension Ingester {
  /// Records the exceptions of the plan's manifests, now that their claims have been read. One of a claim that isn't
  /// there is told as a failure, and the rest holds.
  func declareOverrides(of plan: IngestPlan) throws {
    for manifest in plan.manifests {
      var known: [Override] = []
      for (_, override, place) in plan.overrides.filter({ $0.manifest == manifest }) {
        do {
          try OverrideCheck.check(override, in: base, place: place)
          known.append(override)
        } catch let error as InputError {
          report.failures.append(error)
        }
      }
      try base.replaceOverrides(ofManifest: manifest, with: known)
    }
  }
}
