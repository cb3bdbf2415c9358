import KijunGuidelines
import KijunReading
public import KijunStore
import KijunVocabulary

extension IngestPlan {
  /// The sources that a manifest names. Those on the web are as they were fetched last, or as `pages` has them by the
  /// ids of their sources. The manifest is checked whole before any of them is read. Their tiers are
  /// those that ship, those that it declares itself, and those of other manifests in the knowledge base.
  public static func manifest(
    at path: String, for base: KnowledgeBase, over shipped: VocabularySource = VocabularySource(),
    pages: [String: Fetch] = [:]
  ) throws -> IngestPlan {
    let bytes = try FileReading(path).bytes
    let text: TextDecoding
    do throws(TextDecoding.Failure) {
      text = try TextDecoding(bytes)
    } catch {
      throw InputError(path, error.problem, error.advice)
    }
    let manifest = try Manifest(name: path, text: text.text)
    let absolute = Paths.absolute(path)
    let folder = Paths.folder(of: absolute)
    var plan = IngestPlan()
    plan.manifests = [absolute]
    plan.watch([folder])
    try plan.readAdditions(of: manifest, at: absolute)
    plan.overrides = manifest.overrides.map { (absolute, $0.override, "\(path):\($0.line)") }
    let tiers = try plan.vocabulary(of: base, over: shipped).tiers
    for (position, entry) in try manifest.entries(tiers: tiers).enumerated() {
      var planned = Entry(source: entry.source, position: position, origin: .manifest(absolute), files: [])
      if entry.source.path.isEmpty {
        planned.files = try plan.page(of: entry.source, pages, base)
        // The page of before, until there is one.
        planned.isHeld = planned.files.isEmpty
      } else {
        try Self.checkInside(entry, folder, manifest: path)
        do {
          try plan.find(&planned, of: entry, in: folder)
          if planned.count == 0, try base.documents(ofSource: entry.source.id).count > 1 {
            // A folder that is not mounted must not take its documents along.
            throw InputError(
              entry.source.path, "holds no documents any more", "look whether it is the right folder")
          }
        } catch let error as InputError {
          plan.failures.append((entry.source.id, error))
          planned.isHeld = true
        }
      }
      plan.entries.append(planned)
    }
    return plan
  }

  private static func checkInside(
    _ entry: Manifest.Entry, _ folder: String, manifest: String
  ) throws(InputError) {
    let source = entry.source
    guard ManifestPath.leaves(Paths.join(folder, Paths.normal(source.path)), folder: folder) else { return }
    throw InputError(
      "\(manifest):\(entry.line)",
      "source \"\(source.id)\" has the path \"\(source.path)\", a link that leaves the manifest's folder",
      "put the file into the folder")
  }

  private mutating func page(
    of source: Source, _ pages: [String: Fetch], _ base: KnowledgeBase
  ) throws -> [File] {
    let known = try base.fetch(ofSource: source.id)
    guard let page = pages[source.id] ?? (known?.url == source.url ? known : nil) else {
      skipped.append(
        .init(document: source.url ?? source.id, reason: "was not fetched yet: 'kijun sync' does that"))
      return []
    }
    return [Self.file(of: page, declared: Format(rawValue: source.format))]
  }

  static func file(of page: Fetch, declared: Format?) -> File {
    File(
      name: page.name, location: .memory(page.body), status: nil,
      format: declared ?? page.format.flatMap(Format.init(rawValue:)), strictness: .fail)
  }

  private mutating func find(
    _ planned: inout Entry, of entry: Manifest.Entry, in folder: String
  ) throws(InputError) {
    let source = entry.source
    let path = Paths.join(folder, Paths.normal(source.path))
    let declared = Format(rawValue: source.format)
    let status = FileStatus(path)
    guard status?.kind == .folder else {
      watch([Paths.folder(of: path)])
      let format: Format?
      switch (declared, Format.guess(source.path)) {
      case (let declared?, _): format = declared
      case (nil, .format(let guessed)): format = guessed
      case (nil, .unknown): format = nil
      case (nil, .unread(let ending)):
        skipped.append(.init(document: source.path, reason: "\(ending) files can't be read yet"))
        return
      }
      planned.files = [
        File(
          name: source.path, location: .disk(path: path), status: status, format: format, strictness: .fail)
      ]
      // A folder that is gone may have been one, and a path that was mistyped is none of the documents of before.
      planned.isHeld = status == nil
      return
    }
    let found = try FolderFiles(path, name: Paths.normal(source.path))
    watch(found.folders)
    skipped += found.skipped
    planned.folder = found
  }

  /// The guidelines that travel inside the program.
  public static func shipped(tiers: [String]) throws(InputError) -> IngestPlan {
    let manifest = try Manifest(
      name: shippedManifest, text: EmbeddedFiles.file("sources.json") ?? [])
    var plan = IngestPlan()
    plan.manifests = [shippedManifest]
    for (position, entry) in try manifest.entries(tiers: tiers).enumerated() {
      let file = shippedFile(entry.source.path).map { bytes in
        File(
          name: entry.source.path, location: .memory(bytes), status: nil,
          format: Format(rawValue: entry.source.format), strictness: .stop)
      }
      plan.entries.append(
        Entry(
          source: entry.source, position: position, origin: .manifest(shippedManifest),
          files: file.map { [$0] } ?? []))
    }
    return plan
  }

  /// How the knowledge base calls the manifest of the guidelines that ship with Kijun.
  public static let shippedManifest = "kijun:guidelines"

  static func shippedFile(_ path: String) -> [UInt8]? { EmbeddedFiles.file(path) }
}
