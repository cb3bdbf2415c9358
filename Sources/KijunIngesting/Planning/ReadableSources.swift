public import KijunStore

/// Whether a run that nobody watches would find what it is to read.
extension IngestPlan {
  /// - Throws: `InputError` for the manifest, or the first of its files and folders, that isn't there or may not be read.
  public static func checkReadable(manifest path: String, for base: KnowledgeBase) throws {
    let plan = try manifest(at: path, for: base)
    if let failure = plan.failures.first { throw failure.error }
    for file in plan.entries.flatMap(\.files) {
      if case .disk(let path) = file.location { try FileReading.check(path) }
    }
  }

  /// The same for all that a knowledge base was read from. Of files that were named by their folder, which nobody keeps,
  /// the folders are looked at that they stand in: a single one that is gone is for `sync` to tell.
  public static func checkReadableSources(of base: KnowledgeBase) throws {
    for manifest in try base.manifests() where manifest != shippedManifest {
      try checkReadable(manifest: manifest, for: base)
    }
    let known = try base.knownFiles(position: positionOfPaths, extractors: [])
    for index in 0..<known.count where known[index].document != nil && !known.isBesidePrevious(index) {
      try FolderListing.check(Paths.folder(of: known.path(at: index)))
    }
  }
}
