/// The documents in a folder, and what was left out of it.
struct FolderFiles {
  struct File {
    /// From the folder's parent, as the user sees it.
    var name: String
    var path: String
    var status: FileStatus
    /// By the ending of its name.
    var format: Format?
  }

  /// The absolute path of the folder.
  let folder: String
  /// What the user calls it.
  let name: String
  private(set) var files: FileList
  /// Absolute paths of the folder and all in it.
  private(set) var folders: [String] = []
  private(set) var skipped: [IngestReport.Skipped] = []
  /// Absolute paths of files and folders that an ignore file names.
  private(set) var ignored: [String] = []

  init(_ folder: String, name: String) throws(InputError) {
    self.folder = folder
    self.name = name
    let walk = try FolderWalk(folder)
    func called(_ path: String) -> String { Paths.join(name, path) }
    skipped = walk.skipped.map { IngestReport.Skipped(document: called($0.path), reason: $0.reason) }
    folders = [folder] + walk.folders.map { Paths.join(folder, $0) }
    ignored = walk.skipped.filter(\.isIgnored).map { Paths.join(folder, $0.path) }
    files = walk.files
    var guesses = FormatGuesses()
    var unread: Set<Int> = []
    for index in files.indices {
      let reason: String
      switch guesses.guess(files.path(at: index)) {
      case .format: continue
      case .unread(let ending): reason = "\(ending) files can't be read yet"
      case .unknown(let ending): reason = ".\(ending) is not an ending of a document"
      }
      unread.insert(index)
      skipped.append(.init(document: called(files[index].path), reason: reason))
    }
    remove(at: unread)
  }

  /// Leaves out what is named already, and adds to that what stays.
  mutating func leaveOut(_ named: inout Set<String>) {
    remove(at: Set(files.indices.filter { !named.insert(Paths.join(folder, files[$0].path)).inserted }))
  }

  subscript(index: Int) -> File {
    let file = files[index]
    var format: Format?
    if case .format(let guessed) = Format.guess(file.path) { format = guessed }
    return File(
      name: Paths.join(name, file.path), path: Paths.join(folder, file.path), status: file.status,
      format: format)
  }

  private mutating func remove(at indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    var kept = FileList()
    for index in files.indices where !indices.contains(index) {
      kept.append(files.path(at: index), in: [], files.statuses[index])
    }
    files = kept
  }
}

/// What to make of many files, most of which end as the one before.
struct FormatGuesses {
  private var ending: [UInt8] = []
  private var last: Format.Guess?

  mutating func guess(_ path: ArraySlice<UInt8>) -> Format.Guess {
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else {
      return Format.guess(String(decoding: path, as: UTF8.self))
    }
    // A name that begins with its only dot has no ending, and a dot of a folder is none of the name's.
    let isEnding =
      dot > path.startIndex && path[dot - 1] != UInt8(ascii: "/") && !path[dot...].contains(UInt8(ascii: "/"))
    if isEnding, let last, path[dot...].elementsEqual(ending) { return last }
    let guess = Format.guess(String(decoding: path, as: UTF8.self))
    if isEnding {
      ending = Array(path[dot...])
      last = guess
    }
    return guess
  }
}
