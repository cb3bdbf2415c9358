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
    /// One that is not UTF-8 comes with replacement characters in it.
    var name: String
    /// Of the entry itself, where it is a link; nil where it may not be looked at.
    var status: FileStatus?
  }

  private(set) var entries: [Entry] = []
  /// Names with a dot in front: settings of tools, and what somebody wants out of the way.
  private(set) var hidden: [Entry] = []

  init(_ path: String) throws(InputError) {
    guard let folder = unsafe opendir(path) else { throw FileReading.error(path, errno) }
    defer { unsafe closedir(folder) }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = unsafe readdir(folder) {
      let name = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let isHidden = unsafe name.pointee == CChar(bitPattern: UInt8(ascii: "."))
      let text = unsafe String(cString: name)
      if text == "." || text == ".." { continue }
      var status = stat()
      // Relative to the open folder, which spares the system the way to it.
      let code = unsafe fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW)
      let found = Entry(name: text, status: code == 0 ? FileStatus(status) : nil)
      if isHidden { hidden.append(found) } else { entries.append(found) }
    }
    entries.sort { $0.name < $1.name }
    hidden.sort { $0.name < $1.name }
  }
}
