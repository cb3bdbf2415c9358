#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What a folder holds, in the order of the names.
struct FolderListing {
  struct Entry {
    fileprivate var name: Range<Int>
    /// Of the entry itself, where it is a link; nil where it may not be looked at.
    var status: FileStatus?
  }

  private(set) var entries: [Entry] = []
  /// Names with a dot in front: settings of tools, and what somebody wants out of the way.
  private(set) var hidden: [Entry] = []
  private var names: [UInt8] = []

  init(_ path: String) throws(InputError) {
    guard let folder = unsafe opendir(path) else { throw FileReading.error(path, errno) }
    defer { unsafe closedir(folder) }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = unsafe readdir(folder) {
      let name = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let bytes = unsafe UnsafeRawBufferPointer(start: name, count: strlen(name))
      let isHidden = unsafe bytes.first == UInt8(ascii: ".")
      if isHidden, unsafe bytes.count == 1 || bytes.count == 2 && bytes[1] == UInt8(ascii: ".") { continue }
      var status = stat()
      // Relative to the open folder, which spares the system the way to it.
      let code = unsafe fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW)
      let start = names.count
      unsafe names.append(contentsOf: bytes)
      let found = Entry(name: start..<names.count, status: code == 0 ? FileStatus(status) : nil)
      if isHidden { hidden.append(found) } else { entries.append(found) }
    }
    sort(&entries)
    sort(&hidden)
  }

  /// Whether there is a folder in which files can be read.
  static func check(_ path: String) throws(InputError) {
    guard let status = FileStatus(path), status.kind == .folder else {
      throw InputError(
        path, "there is no such folder any more", "ingest its documents from where they are now")
    }
    guard unsafe access(path, R_OK | X_OK) == 0 else { throw FileReading.error(path, errno) }
  }

  func bytes(of entry: Entry) -> ArraySlice<UInt8> { names[entry.name] }

  /// One that is not UTF-8 comes with replacement characters in it.
  func name(of entry: Entry) -> String { String(decoding: bytes(of: entry), as: UTF8.self) }

  /// By their bytes, which for UTF-8 is the order of the characters.
  private func sort(_ entries: inout [Entry]) {
    unsafe names.withUnsafeBytes { names in
      entries.sort { a, b in
        let order = unsafe memcmp(
          names.baseAddress! + a.name.lowerBound, names.baseAddress! + b.name.lowerBound,
          Swift.min(a.name.count, b.name.count))
        return order != 0 ? order < 0 : a.name.count < b.name.count
      }
    }
  }
}
