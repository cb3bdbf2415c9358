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
    guard file >= 0 else { throw FileReplacing.failure(path, errno) }
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
    guard unsafe rename(part, path) == 0 else { throw FileReplacing.failure(path, errno) }
    isFinished = true
  }

  private func flush() throws {
    let failure = FileReplacing.append(buffer, to: file)
    buffer.removeAll(keepingCapacity: true)
    guard failure == 0 else { throw FileReplacing.failure(path, failure) }
  }
}
