import KijunIngesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that takes the place of the old one only once all of it is written.
final class WrittenFile {
  private let path: String
  private let part: String
  private let file: Int32
  private var buffer: [UInt8] = []
  private var isFinished = false

  init(_ path: String) throws {
    self.path = path
    part = path + ".part"
    guard FileStatus(path)?.kind != .folder else {
      throw InputError(path, "is a folder", "name a file with --output")
    }
    file = unsafe open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw Self.failure(path, errno) }
  }

  deinit {
    close(file)
    if !isFinished { _ = unsafe unlink(part) }
  }

  func write(_ text: String) throws {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { try flush() }
  }

  func finish() throws {
    try flush()
    guard unsafe rename(part, path) == 0 else { throw Self.failure(path, errno) }
    isFinished = true
  }

  private func flush() throws {
    let failure = unsafe buffer.withUnsafeBytes { bytes -> Int32 in
      var at = 0
      while at < bytes.count {
        let written = unsafe Self.put(file, bytes.baseAddress?.advanced(by: at), bytes.count - at)
        if written >= 0 { at += written } else if errno != EINTR { return errno }
      }
      return 0
    }
    buffer.removeAll(keepingCapacity: true)
    guard failure == 0 else { throw Self.failure(path, failure) }
  }

  private static func put(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(file, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(file, start, count)
    #else
      unsafe Darwin.write(file, start, count)
    #endif
  }

  private static func failure(_ path: String, _ code: Int32) -> InputError {
    InputError(path, "can't be written (error \(code))", "check the path, its folder and the disk")
  }
}
