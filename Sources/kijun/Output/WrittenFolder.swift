import KijunIngesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that an export fills. It keeps a list of its files, so that the next export takes away those that are no
/// longer made, and nothing that is somebody else's.
final class WrittenFolder {
  private let path: String
  private var earlier: Set<String> = []
  private var written: Set<String> = []
  private var folders: Set<String> = []

  private static let list = "kijun-files.txt"

  init(_ path: String) throws {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let status = FileStatus(path) else { return }
    guard status.kind == .folder else { throw InputError(path, "is not a folder", "name one with --output") }
    let list = self.path + "/" + Self.list
    if FileStatus(list) != nil {
      let lines = try FileReading(list).bytes.split(separator: UInt8(ascii: "\n"))
      earlier = Set(lines.map { String(decoding: $0, as: UTF8.self) }.filter(Self.isInside))
    } else if !Self.isEmpty(path) {
      throw InputError(path, "holds files that no export made", "name a new folder with --output")
    }
  }

  func write(_ text: String, to name: String) throws {
    let file = try open(name)
    try file.write(text)
    try file.finish()
  }

  /// A file to be written piece by piece and finished.
  func open(_ name: String) throws -> WrittenFile {
    let parts = name.split(separator: "/").dropLast()
    makeFolder("")
    for end in parts.indices { makeFolder(parts[...end].joined(separator: "/")) }
    written.insert(name)
    return try WrittenFile(path + "/" + name)
  }

  /// Takes away what an earlier export made and this one didn't.
  func finish() throws {
    for name in earlier.subtracting(written) { _ = unsafe unlink(path + "/" + name) }
    try write(written.sorted().joined(separator: "\n") + "\n", to: Self.list)
  }

  /// The list may have been edited: nothing outside the folder is touched.
  private static func isInside(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { $0 != ".." && !$0.isEmpty }
  }

  private func makeFolder(_ name: String) {
    guard folders.insert(name).inserted else { return }
    DefaultPath.makeFolder(of: name.isEmpty ? path + "/x" : path + "/" + name + "/x")
  }

  /// A folder that can't be read is said to be so by the first file that can't be written.
  private static func isEmpty(_ path: String) -> Bool {
    guard let folder = unsafe opendir(path) else { return true }
    defer { unsafe closedir(folder) }
    var count = 0
    while unsafe readdir(folder) != nil { count += 1 }
    return count <= 2
  }
}
