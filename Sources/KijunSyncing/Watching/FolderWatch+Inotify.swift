#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

#if !canImport(Darwin)
  extension FolderWatch {
    func watch(_ folder: String) throws(Failure) {
      let events =
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF
        | IN_ONLYDIR
      guard unsafe inotify_add_watch(queue, folder, UInt32(events)) < 0 else { return }
      if errno == ENOSPC || errno == ENOMEM { throw Failure(code: errno) }
    }

    /// Takes what has been told so far; whether any of it matters.
    func take() -> Bool {
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
  }
#endif
