import KijunGuidelines
import KijunReading
public import KijunStore
import KijunVocabulary

extension IngestPlan {
  /// The sources that a manifest names. The manifest is checked whole before any of them is read. Their tiers are
  /// those that ship, those that it declares itself, and those of other manifests in the knowledge base.
  public static func manifest(
    at path: String, for base: KnowledgeBase, over shipped: VocabularySource = VocabularySource()
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
    try plan.readAdditions(of: manifest, at: absolute)
    plan.overrides = manifest.overrides.map { (absolute, $0.override, "\(path):\($0.line)") }
    let tiers = try plan.vocabulary(of: base, over: shipped).tiers
    for (position, entry) in try manifest.entries(tiers: tiers).enumerated() {
      let files = try plan.files(of: entry, in: folder, manifest: path)
      plan.entries.append(
        Entry(source: entry.source, position: position, origin: .manifest(absolute), files: files))
    }
    return plan
  }

  private mutating func files(
    of entry: Manifest.Entry, in folder: String, manifest: String
  ) throws(InputError) -> [File] {
    let source = entry.source
    guard !source.path.isEmpty else {
      skipped.append(.init(document: source.url ?? source.id, reason: "addresses can't be read yet"))
      return []
    }
    let path = Paths.join(folder, Paths.normal(source.path))
    if ManifestPath.leaves(path, folder: folder) {
      throw InputError(
        "\(manifest):\(entry.line)",
        "source \"\(source.id)\" has the path \"\(source.path)\", a link that leaves the manifest's folder",
        "put the file into the folder")
    }
    let declared = Format(rawValue: source.format)
    let status = FileStatus(path)
    guard status?.kind == .folder else {
      let format: Format?
      switch (declared, Format.guess(source.path)) {
      case (let declared?, _): format = declared
      case (nil, .format(let guessed)): format = guessed
      case (nil, .unknown): format = nil
      case (nil, .unread(let ending)):
        skipped.append(.init(document: source.path, reason: "\(ending) files can't be read yet"))
        return []
      }
      return [
        File(
          name: source.path, location: .disk(path: path), status: status, format: format, strictness: .fail)
      ]
    }
    let found = try FolderFiles(path, name: Paths.normal(source.path))
    skipped += found.skipped
    return found.files.map { file in
      File(
        name: file.name, location: .disk(path: file.path), status: file.status,
        format: declared ?? file.format, strictness: .skip)
    }
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
