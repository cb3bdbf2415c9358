#if canImport(Darwin)
  internal import Darwin

  /// A folder tells of what is made, renamed or taken away in it, and only a file itself of what is written into it. So
  /// both are watched, each by a descriptor that is open for nothing else.
  extension FolderWatch {
    func watch(_ folder: String) throws(Failure) {
      for path in [folder] + names(in: folder).filter({ !ignored($0) }).map({ folder + "/" + $0 }) {
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

    /// Takes what has been told so far; whether there was any.
    func take() -> Bool {
      var events = unsafe Array(repeating: kevent(), count: 64)
      var none = timespec(tv_sec: 0, tv_nsec: 0)
      return unsafe kevent(queue, nil, 0, &events, 64, &none) > 0
    }

    /// Watches what the folders hold now: editors put a new file in the place of the old one, which is watched no longer
    /// then. What is saved meanwhile is seen by whoever was told that something was.
    func renew(_ folders: [String]) {
      for file in files { close(file) }
      files = []
      for folder in folders { try? watch(folder) }
    }

    private func names(in path: String) -> [String] {
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
