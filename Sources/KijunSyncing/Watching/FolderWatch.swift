#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Waits until something is saved in certain folders.
///
/// A file is told once it was closed, never half written. One that a program saves in several steps is told once: what
/// comes within a tenth of a second belongs together.
@safe public final class FolderWatch {
  /// How long it has to be still before it is told, and how long at most that is waited for.
  private static let calm = 0.1
  private static let longest = 1.0

  let queue: Int32
  let ignored: (String) -> Bool
  private let folders: [String]
  #if canImport(Darwin)
    /// What is open to be watched.
    var files: [Int32] = []
  #endif

  /// - Parameters:
  ///   - folders: absolute paths; what can't be watched is left out.
  ///   - ignored: names of files that don't matter, such as those of the knowledge base itself.
  /// - Throws: the error number of the system.
  public init(_ folders: Set<String>, ignoring ignored: @escaping (String) -> Bool) throws(Failure) {
    self.ignored = ignored
    self.folders = folders.sorted()
    #if canImport(Darwin)
      queue = kqueue()
    #else
      queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    #endif
    guard queue >= 0 else { throw Failure(code: errno) }
    for folder in self.folders { try watch(folder) }
  }

  public struct Failure: Error {
    public var code: Int32
    /// There are more folders than the system watches for one user.
    public var isTooMany: Bool { code == ENOSPC || code == EMFILE || code == ENFILE }
  }

  deinit {
    close(queue)
    #if canImport(Darwin)
      for file in files { close(file) }
    #endif
  }

  /// Returns once something was saved and it is calm again; false where nothing was within so many seconds.
  public func wait(seconds: Double) -> Bool {
    guard isReady(within: seconds), take() else { return false }
    let end = Clock.now + Self.longest
    while Clock.now < end, isReady(within: Self.calm) { _ = take() }
    #if canImport(Darwin)
      renew(folders)
    #endif
    return true
  }

  private func isReady(within seconds: Double) -> Bool {
    var file = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&file, 1, Int32(min(seconds, 3_600) * 1_000)) > 0
  }
}
