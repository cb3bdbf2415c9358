import KijunGuidelines
import KijunReading
public import KijunStore
import KijunVocabulary

extension IngestPlan {
  /// Reads the tiers and words that a manifest names.
  mutating func readAdditions(of manifest: Manifest, at absolute: String) throws(InputError) {
    let files =
      (manifest.tiers.map { [(VocabularyAddition.Kind.tiers, $0)] } ?? [])
      + manifest.vocabulary.map { (.vocabulary, $0) }
    let folder = Paths.folder(of: absolute)
    for (kind, file) in files {
      let normal = Paths.normal(file.path)
      if ManifestPath.leaves(Paths.join(folder, normal), folder: folder) {
        throw InputError(
          "\(manifest.name):\(file.line)",
          "\"\(kind.rawValue)\" has the path \"\(file.path)\", a link that leaves the manifest's folder",
          "put the file into the folder")
      }
      additions.append(
        try VocabularyAddition(
          kind, at: Paths.join(folder, normal), manifest: absolute))
    }
  }

  /// The vocabulary that a knowledge base will have when the plan is ingested.
  public func vocabulary(of base: KnowledgeBase, over shipped: VocabularySource) throws -> VocabularySource {
    let kept = try base.vocabularyAdditions().filter { !manifests.contains($0.manifest) }
    return try shipped.adding(kept + additions)
  }
}

extension VocabularyAddition {
  /// Reads a file of tiers or words.
  init(_ kind: Kind, at path: String, manifest: String) throws(InputError) {
    let bytes: [UInt8]
    do {
      bytes = try FileReading(path).bytes
    } catch {
      throw InputError(Paths.shown(path), error.problem, error.advice)
    }
    do {
      let text = try TextDecoding(bytes).text
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      self.init(
        manifest: manifest, path: path, kind: kind,
        text: String(decoding: text.starts(with: mark) ? text[3...] : text[...], as: UTF8.self))
    } catch {
      throw InputError(Paths.shown(path), error.problem, error.advice)
    }
  }
}
