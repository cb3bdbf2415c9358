#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the file system says about a path.
public struct FileStatus: Sendable, Equatable {
  public enum Kind: Sendable { case file, folder, link, other }

  public var kind: Kind
  /// In bytes.
  public var size: Int
  public var modifiedNanoseconds: Int64

  /// nil where there is nothing, or nothing that may be looked at.
  public init?(_ path: String, followingLinks: Bool = true) {
    var status = stat()
    let code = followingLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
    guard code == 0 else { return nil }
    self.init(status)
  }

  /// Of a path as the system has it.
  init?(_ path: UnsafePointer<CChar>) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modifiedNanoseconds = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
