import KijunGuidelines

extension IngestPlan {
  /// Files and folders that the user named. Each file is a source of its own.
  public static func paths(_ paths: [String], tier: String?) throws(InputError) -> IngestPlan {
    var plan = IngestPlan()
    var seen: Set<String> = []
    for path in paths { try plan.add(path, tier: tier, &seen) }
    return plan
  }

  private mutating func add(_ path: String, tier: String?, _ seen: inout Set<String>) throws(InputError) {
    guard !path.isEmpty else {
      throw InputError("ingest", "one of the paths is empty", "name a file or folder, or leave it out")
    }
    guard let status = FileStatus(path) else {
      if Self.isAddress(path) {
        throw InputError(
          path, "is an address, and 'ingest' reads files",
          "name it as the url of a source in a manifest, and run 'kijun sync --manifest FILE'")
      }
      throw InputError(path, "there is no such file or folder", "check the path")
    }
    let absolute = Paths.absolute(path)
    switch status.kind {
    case .file:
      guard seen.insert(absolute).inserted else { return }
      let format: Format?
      switch Format.guess(absolute) {
      case .format(let known): format = known
      case .unknown: format = nil
      case .unread(let ending):
        throw InputError(path, "\(ending) files can't be read yet", "name one of \(Self.endings)")
      }
      add(name: Paths.name(of: absolute), absolute, status, format, tier, .stop)
    case .folder: try addFolder(path, absolute, tier, &seen)
    default: throw InputError(path, "is neither a file nor a folder", "name a text or Markdown file")
    }
  }

  private static func isAddress(_ path: String) -> Bool {
    let start = path.lowercased()
    return ["http://", "https://"].contains(where: start.hasPrefix)
  }

  private mutating func addFolder(
    _ path: String, _ absolute: String, _ tier: String?, _ seen: inout Set<String>
  ) throws(InputError) {
    let found = try FolderFiles(absolute, name: Paths.name(of: absolute))
    guard !found.files.isEmpty else {
      throw InputError(path, "holds no documents", "name a folder with files such as \(Self.endings)")
    }
    skipped += found.skipped
    ignored.formUnion(found.ignored)
    folders.append(absolute)
    for file in found.files where seen.insert(file.path).inserted {
      add(name: file.name, file.path, file.status, file.format, tier, .skip)
    }
  }

  private static var endings: String { Format.endings.joined(separator: ", ") }

  private mutating func add(
    name: String, _ path: String, _ status: FileStatus, _ format: Format?, _ tier: String?,
    _ strictness: Strictness
  ) {
    entries.append(
      Entry(
        source: Source(id: name, path: path, tier: tier ?? Self.defaultTier), position: Self.positionOfPaths,
        origin: .path(tier: tier),
        files: [
          File(
            name: name, location: .disk(path: path), status: status, format: format, strictness: strictness)
        ]))
  }

  /// A document of which nobody says whose word it is.
  static let defaultTier = "third_party"
}
