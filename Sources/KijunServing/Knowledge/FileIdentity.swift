#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Which file a path leads to. One that is deleted stays open for who has it open: SQLite would go on reading it and
/// never know of the new one.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
