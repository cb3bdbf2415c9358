/// All files of a folder and its folders, in the order of their names, as far as documents may hide there.
///
/// Hidden files are settings of tools. Symbolic links are left out: they may lead out of the folder, or round
/// in a circle.
struct FolderWalk {
  /// Deeper folders are left out.
  static let depth = 32

  struct Found: Sendable {
    /// From the folder, such as `components/buttons.md`.
    var path: String
    var status: FileStatus
  }

  struct Skipped: Sendable, Equatable {
    var path: String
    var reason: String
  }

  private(set) var files: [Found] = []
  private(set) var skipped: [Skipped] = []
  private let root: String

  init(_ root: String) throws(InputError) {
    self.root = root
    try walk("", FolderListing(root), depth: 1)
  }

  private mutating func walk(_ folder: String, _ listing: FolderListing, depth: Int) throws(InputError) {
    for entry in listing.entries {
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      guard let status = entry.status else {
        skipped.append(Skipped(path: path, reason: "it may not be looked at"))
        continue
      }
      switch status.kind {
      case .file: files.append(Found(path: path, status: status))
      case .link: skipped.append(Skipped(path: path, reason: "symbolic links are not followed"))
      case .other: skipped.append(Skipped(path: path, reason: "it is no file"))
      case .folder:
        guard depth < Self.depth else {
          skipped.append(Skipped(path: path, reason: "it is more than \(Self.depth) folders deep"))
          continue
        }
        do {
          try walk(path, FolderListing(Paths.join(root, path)), depth: depth + 1)
        } catch {
          skipped.append(Skipped(path: path, reason: error.problem))
        }
      }
    }
  }
}
