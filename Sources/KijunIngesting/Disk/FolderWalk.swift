/// All files of a folder and its folders, in the order of their names, as far as documents may hide there.
///
/// Hidden files are settings of tools, and what an ignore file names is nobody's guideline. Symbolic links are left out:
/// they may lead out of the folder, or round in a circle.
struct FolderWalk {
  /// Deeper folders are left out.
  static let depth = 32

  struct Skipped: Sendable, Equatable {
    var path: String
    var reason: String
    /// Whether an ignore file says so: then documents that were read there before end.
    var isIgnored = false
  }

  private(set) var files = FileList()
  /// The folders that were looked into, from the root, which is not among them.
  private(set) var folders: [String] = []
  private(set) var skipped: [Skipped] = []
  private let root: String

  init(_ root: String) throws(InputError) {
    self.root = root
    walk("", try FolderListing(root), IgnoreScope(around: root), depth: 1)
  }

  private mutating func walk(
    _ folder: String, _ listing: FolderListing, _ around: IgnoreScope, depth: Int
  ) {
    let scope = around.entering(
      folder, at: folder.isEmpty ? root : Paths.join(root, folder), files: listing.hidden.map(listing.name))
    let start = folder.isEmpty ? "" : folder + "/"
    let startBytes = Array(start.utf8)
    for entry in listing.hidden where Self.isWorthNaming(listing.name(of: entry), entry.status) {
      skipped.append(Skipped(path: start + listing.name(of: entry), reason: "it is hidden"))
    }
    for entry in listing.entries {
      let name = listing.bytes(of: entry)
      // Nearly all entries are files that stay, and need no text of their own.
      func path() -> String { start + listing.name(of: entry) }
      guard let status = entry.status else {
        skipped.append(Skipped(path: path(), reason: "it may not be looked at"))
        continue
      }
      if let rule = scope.rule(against: name, isFolder: status.kind == .folder) {
        skipped.append(Skipped(path: path(), reason: "ignored by \(rule)", isIgnored: true))
        continue
      }
      switch status.kind {
      case .file: files.append(name, in: startBytes, status)
      case .link: skipped.append(Skipped(path: path(), reason: "symbolic links are not followed"))
      case .other: skipped.append(Skipped(path: path(), reason: "it is no file"))
      case .folder: enter(path(), scope, depth: depth)
      }
    }
  }

  private mutating func enter(_ path: String, _ scope: IgnoreScope, depth: Int) {
    guard depth < Self.depth else {
      skipped.append(Skipped(path: path, reason: "it is more than \(Self.depth) folders deep"))
      return
    }
    folders.append(path)
    do {
      walk(path, try FolderListing(Paths.join(root, path)), scope, depth: depth + 1)
    } catch {
      skipped.append(Skipped(path: path, reason: error.problem))
    }
  }

  /// Folders, and files that would be read if they were not hidden; not what every repository and Finder have.
  private static func isWorthNaming(_ name: String, _ status: FileStatus?) -> Bool {
    switch status?.kind {
    case .folder: name != ".git"
    case .file: Format.endings.contains { name.hasSuffix($0) }
    default: false
    }
  }
}
