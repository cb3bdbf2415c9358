#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The names in a folder, sorted, without `.` and `..`.
enum FolderListing {
  /// A name that is not UTF-8 comes with replacement characters in it.
  static func names(_ path: String) throws(InputError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw FileReading.error(path, errno) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let start = unsafe UnsafeRawPointer(entry).advanced(by: offset)
      let name = unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
