import KijunGuidelines
import KijunStore

/// Folders of many files, of which nearly all are as they were: those are dealt with by numbers alone, and only for the
/// others there is an entry of the plan.
extension Ingester {
  /// Reads what is new in a folder that is one source, and ends what is gone from it.
  func read(_ folder: FolderFiles, of source: Source, isKnown: Bool) throws {
    let extractor = ExtractorFingerprint.of(source, vocabulary: vocabulary.fingerprint)
    var known = isKnown ? try base.knownFiles(ofSource: source.id, extractor: extractor) : KnownFiles()
    let declared = Format(rawValue: source.format)
    for index in differing(folder, called: folder.name, from: &known) {
      let file = folder[index]
      try read(
        IngestPlan.File(
          name: file.name, location: .disk(path: file.path), status: file.status,
          format: declared ?? file.format,
          strictness: .skip), of: source)
    }
    for gone in known.missing {
      if let id = gone.document, let document = try base.document(id: id) { try end(document) }
    }
  }

  /// Reads what is new in folders in which each file is a source of its own. Returns what was known of them.
  func ingestFolders(of plan: IngestPlan) throws -> KnownFiles {
    guard !plan.folders.isEmpty else { return KnownFiles() }
    // Folders can lie in each other, so of several all files are looked through.
    var known = try base.knownFiles(
      in: plan.folders.count == 1 ? plan.folders[0].files.folder : nil,
      isMost: try plan.folders[0].files.files.count * 2 > base.documentCount(),
      position: IngestPlan.positionOfPaths,
      extractors: extractors(of: plan.folders[0].tier.map { [$0] } ?? vocabulary.tiers))
    let differing = plan.folders.map { self.differing($0.files, called: $0.files.folder, from: &known) }
    let sources = try KnownSources(base, atMost: differing.reduce(0) { $0 + $1.count })
    for (folder, indices) in zip(plan.folders, differing) {
      for index in indices { try ingest(IngestPlan.entry(folder.files[index], folder.tier, .skip), sources) }
    }
    return known
  }

  /// Reads files again that were read without a manifest, where they are not as they were. One that is gone is a failure:
  /// only who named its folder can say that it is meant to be.
  func rereadKnownFiles() throws {
    let known = try base.knownFiles(
      position: IngestPlan.positionOfPaths, extractors: extractors(of: vocabulary.tiers))
    // Of a few each is told.
    let isEachTold = known.count <= Self.few || readsAll
    var differing: [Int] = []
    var count = 0
    for index in 0..<known.count where known[index].document != nil {
      count += 1
      if !known.isBesidePrevious(index) {
        report.folders.insert(Paths.folder(of: known.path(at: index)))
      }
      let status = isEachTold ? nil : unsafe known.withPath(at: index) { unsafe FileStatus($0) }
      if let status,
        known[index].isUnchanged(size: status.size, modifiedNanoseconds: status.modifiedNanoseconds)
      {
        continue
      }
      differing.append(index)
    }
    filesInAll += count
    report.passedOver = count - differing.count
    passOver(report.passedOver)
    let sources = try KnownSources(base, atMost: differing.count)
    for index in differing {
      guard let source = try base.source(id: known[index].source), let entry = IngestPlan.entry(of: source)
      else {
        continue
      }
      try ingest(entry, sources)
    }
  }

  /// So many sources are told one by one, though nothing is with them.
  private static let few = 40

  /// The places of the files that have to be looked at, and marks all of them as found.
  private func differing(
    _ folder: FolderFiles, called name: String, from known: inout KnownFiles
  ) -> [Int] {
    var path = Array(Paths.join(name, "").utf8)
    let start = path.count
    var differing: [Int] = []
    for index in folder.files.indices {
      path.removeSubrange(start...)
      path += folder.files.path(at: index)
      let status = folder.files.statuses[index]
      let file = known.find(path)
      guard !readsAll, let file,
        file.isUnchanged(size: status.size, modifiedNanoseconds: status.modifiedNanoseconds)
      else {
        differing.append(index)
        continue
      }
    }
    passOver(folder.files.count - differing.count)
    return differing
  }

  /// What would make claims out of a user's own file today, by its tier.
  private func extractors(of tiers: [String]) -> [(tier: String, extractor: String)] {
    tiers.map { tier in
      (
        tier,
        ExtractorFingerprint.of(Source(id: "", path: "", tier: tier), vocabulary: vocabulary.fingerprint)
      )
    }
  }
}
