/// The ignore files that hold in a folder: its own and those of the folders around it, up to that of the repository.
struct IgnoreScope {
  private struct Level {
    var file: IgnoreFile
    /// As the user sees it.
    var name: String
    /// How many of the names that lead to a path, counted from the outermost folder, lead to this one.
    var depth: Int
  }

  /// The names that lead from the outermost folder to the one that is walked.
  private var lead: [[UInt8]] = []
  /// The same to the folder that was entered last.
  private var names: [[UInt8]] = []
  /// The nearest last.
  private var levels: [Level] = []

  /// What holds above a folder that is about to be walked.
  init(around folder: String) {
    guard let root = Self.repository(around: folder) else { return }
    var at = root
    let names =
      root == "/" ? folder.split(separator: "/") : folder.dropFirst(root.utf8.count).split(separator: "/")
    for (depth, name) in names.enumerated() {
      add(IgnoreFile.names, in: at, named: at, depth: depth)
      at = Paths.join(at, String(name))
      lead.append(Array(name.utf8))
    }
  }

  /// The nearest folder with a `.git` in it; without one, what lies above the named folder is none of its concern.
  private static func repository(around folder: String) -> String? {
    var at = folder
    while FileStatus(Paths.join(at, ".git"), followingLinks: false) == nil {
      guard at != "/", at != "." else { return nil }
      at = Paths.folder(of: at)
    }
    return at
  }

  /// With the ignore files of a folder that was entered.
  /// - Parameter path: from the folder that is walked, empty for itself.
  func entering(_ path: String, at absolute: String, files: [String]) -> IgnoreScope {
    var scope = self
    scope.names = lead + path.split(separator: "/").map { Array($0.utf8) }
    let depth = scope.names.count
    scope.add(IgnoreFile.names.filter(files.contains), in: absolute, named: path, depth: depth)
    return scope
  }

  private mutating func add(_ names: [String], in folder: String, named: String, depth: Int) {
    for name in names {
      guard let bytes = try? FileReading(Paths.join(folder, name)).bytes else { continue }
      let file = IgnoreFile(bytes)
      guard !file.rules.isEmpty else { continue }
      levels.append(Level(file: file, name: named.isEmpty ? name : Paths.join(named, name), depth: depth))
    }
  }

  /// The place of the rule by which a path is left out, such as `drafts/.gitignore:3`.
  func rule(against name: ArraySlice<UInt8>, isFolder: Bool) -> String? {
    for level in levels.reversed() {
      guard let rule = level.file.rule(for: name, in: names[level.depth...], isFolder: isFolder) else {
        continue
      }
      return rule.isNegated ? nil : "\(level.name):\(rule.line)"
    }
    return nil
  }
}
