import KijunIngesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the knowledge base is that a user doesn't name: in their data folder.
enum DefaultPath {
  static func path() throws -> String {
    if let data = Environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/kijun/kijun.sqlite" }
    guard let home = Environment["HOME"], home.hasPrefix("/") else {
      throw InputError(
        "", "there is no home folder to keep the knowledge base in", "name a file with --db")
    }
    #if os(macOS)
      return home + "/Library/Application Support/kijun/kijun.sqlite"
    #else
      return home + "/.local/share/kijun/kijun.sqlite"
    #endif
  }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Makes the folder of a path, and those above it.
  static func makeFolder(of path: String) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").dropLast() {
      folder += part + "/"
      // Where it can't be made, opening the file in it says so better.
      _ = unsafe mkdir(folder, 0o777)
    }
  }
}
