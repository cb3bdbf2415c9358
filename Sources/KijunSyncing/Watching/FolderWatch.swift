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

  private let queue: Int32
  private let ignored: (String) -> Bool
  #if canImport(Darwin)
    private var files: [Int32] = []
  #endif

  /// - Parameters:
  ///   - folders: absolute paths; what can't be watched is left out.
  ///   - ignored: names of files that don't matter, such as those of the knowledge base itself.
  /// - Throws: the error number of the system.
  public init(_ folders: Set<String>, ignoring ignored: @escaping (String) -> Bool) throws(Failure) {
    self.ignored = ignored
    #if canImport(Darwin)
      queue = kqueue()
    #else
      queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    #endif
    guard queue >= 0 else { throw Failure(code: errno) }
    for folder in folders.sorted() { try watch(folder) }
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
    return true
  }

  #if canImport(Darwin)
    private func watch(_ folder: String) throws(Failure) {
      // In place of the folder alone, since it doesn't tell of a file that is written into.
      let inside = (try? FolderNames.of(folder)) ?? []
      for path in [folder] + inside.map({ folder + "/" + $0 })
      where path == folder || !ignored(String(path.split(separator: "/").last ?? "")) {
        let file = unsafe open(path, O_EVTONLY | O_CLOEXEC)
        guard file >= 0 else {
          if errno == EMFILE || errno == ENFILE { throw Failure(code: errno) }
          continue
        }
        files.append(file)
        var event = unsafe kevent(
          ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_EXTEND), data: 0, udata: nil)
        _ = unsafe kevent(queue, &event, 1, nil, 0, nil)
      }
    }

    private func isReady(within seconds: Double) -> Bool {
      var file = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&file, 1, Int32(min(seconds, 3_600) * 1_000)) > 0
    }

    private func take() -> Bool {
      var events = unsafe [kevent](repeating: kevent(), count: 64)
      var none = timespec(tv_sec: 0, tv_nsec: 0)
      return unsafe kevent(queue, nil, 0, &events, 64, &none) > 0
    }
  #else
    private func watch(_ folder: String) throws(Failure) {
      let events =
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF
        | IN_ONLYDIR
      guard unsafe inotify_add_watch(queue, folder, UInt32(events)) < 0 else { return }
      if errno == ENOSPC || errno == ENOMEM { throw Failure(code: errno) }
    }

    private func isReady(within seconds: Double) -> Bool {
      var file = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&file, 1, Int32(min(seconds, 3_600) * 1_000)) > 0
    }

    /// Takes what has been told so far; whether any of it matters.
    private func take() -> Bool {
      var matters = false
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = unsafe read(queue, &buffer, buffer.count)
        guard count > 0 else { return matters }
        var at = 0
        while at + 16 <= count {
          func word(_ offset: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(buffer[at + offset + $1]) << ($1 * 8) }
          }
          let mask = word(4)
          let length = word(12)
          let end = min(at + 16 + length, count)
          let name = String(decoding: buffer[at + 16..<end].prefix { $0 != 0 }, as: UTF8.self)
          // A new file is told again once it is written; a new folder is not.
          let isNewFile = mask & Int(IN_CREATE) != 0 && mask & Int(IN_ISDIR) == 0
          if !isNewFile, name.isEmpty || !ignored(name) { matters = true }
          at += 16 + length
        }
      }
    }
  #endif
}

#if canImport(Darwin)
  /// The names in a folder.
  private enum FolderNames {
    static func of(_ path: String) throws -> [String] {
      guard let folder = unsafe opendir(path) else { return [] }
      defer { unsafe closedir(folder) }
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      var names: [String] = []
      while let entry = unsafe readdir(folder) {
        let name = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
        let text = unsafe String(cString: name)
        if text != ".", text != ".." { names.append(text) }
      }
      return names
    }
  }
#endif
