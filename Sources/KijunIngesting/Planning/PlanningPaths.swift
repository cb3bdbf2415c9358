import KijunGuidelines

extension IngestPlan {
  /// Files and folders that the user named. Each file is a source of its own.
  public static func paths(_ paths: [String], tier: String?) throws(InputError) -> IngestPlan {
    var plan = IngestPlan()
    var seen: Set<String> = []
    for path in paths { try plan.add(path, tier: tier, &seen) }
    // A file can be named twice, alone and by a folder, or by two folders.
    if paths.count > 1 {
      for index in plan.folders.indices { plan.folders[index].files.leaveOut(&seen) }
    }
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
      let file = FolderFiles.File(
        name: Paths.name(of: absolute), path: absolute, status: status, format: format)
      entries.append(Self.entry(file, tier, .stop))
    case .folder: try addFolder(path, absolute, tier)
    default: throw InputError(path, "is neither a file nor a folder", "name a text or Markdown file")
    }
  }

  private static func isAddress(_ path: String) -> Bool {
    let start = path.lowercased()
    return ["http://", "https://"].contains(where: start.hasPrefix)
  }

  private mutating func addFolder(_ path: String, _ absolute: String, _ tier: String?) throws(InputError) {
    let found = try FolderFiles(absolute, name: Paths.name(of: absolute))
    guard !found.files.isEmpty else {
      throw InputError(path, "holds no documents", "name a folder with files such as \(Self.endings)")
    }
    skipped += found.skipped
    ignored.formUnion(found.ignored)
    folders.append(NamedFolder(files: found, tier: tier))
  }

  private static var endings: String { Format.endings.joined(separator: ", ") }

  /// A file that the user named, alone or by its folder.
  static func entry(_ file: FolderFiles.File, _ tier: String?, _ strictness: Strictness) -> Entry {
    Entry(
      source: Source(id: file.name, path: file.path, tier: tier ?? defaultTier), position: positionOfPaths,
      origin: .path(tier: tier),
      files: [
        File(
          name: file.name, location: .disk(path: file.path), status: file.status, format: file.format,
          strictness: strictness)
      ])
  }

  /// A document of which nobody says whose word it is.
  static let defaultTier = "third_party"
}
