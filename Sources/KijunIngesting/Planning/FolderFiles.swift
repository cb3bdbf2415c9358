/// The documents in a folder, and what was left out of it.
struct FolderFiles {
  struct File {
    /// From the folder's parent, as the user sees it.
    var name: String
    var path: String
    var status: FileStatus
    var format: Format
  }

  private(set) var files: [File] = []
  /// Absolute paths of the folder and all in it.
  private(set) var folders: [String] = []
  private(set) var skipped: [IngestReport.Skipped] = []
  /// Absolute paths of files and folders that an ignore file names.
  private(set) var ignored: [String] = []

  init(_ folder: String, name: String) throws(InputError) {
    let walk = try FolderWalk(folder)
    func called(_ path: String) -> String { Paths.join(name, path) }
    skipped = walk.skipped.map { IngestReport.Skipped(document: called($0.path), reason: $0.reason) }
    folders = [folder] + walk.folders.map { Paths.join(folder, $0) }
    ignored = walk.skipped.filter(\.isIgnored).map { Paths.join(folder, $0.path) }
    for found in walk.files {
      switch Format.guess(found.path) {
      case .format(let format):
        files.append(
          File(
            name: called(found.path), path: Paths.join(folder, found.path), status: found.status,
            format: format))
      case .unread(let ending):
        skipped.append(.init(document: called(found.path), reason: "\(ending) files can't be read yet"))
      case .unknown(let ending):
        skipped.append(
          .init(document: called(found.path), reason: ".\(ending) is not an ending of a document"))
      }
    }
  }
}
