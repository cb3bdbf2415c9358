import KijunGuidelines
import KijunStore

extension Ingester {
  /// Takes over the stamps of the files that belong to a plan. Before any document is written: each claim is held
  /// against its stamps when it is.
  func applyStamps(of plan: IngestPlan) throws {
    var paths: Set<String> = [StampFile(ofManifest: nil, base: base).path]
    for manifest in plan.manifests { paths.insert(StampFile(ofManifest: manifest, base: base).path) }
    for path in paths.sorted() { try base.replaceStamps(ofFile: path, with: StampFile(path: path).read()) }
  }
}
