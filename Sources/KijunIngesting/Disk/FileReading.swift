#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The bytes of a file, with its status at the moment of reading.
public struct FileReading {
  /// No guideline document comes near it; a file beyond it was named by mistake.
  static let limit = 64 << 20

  public var bytes: [UInt8]
  var status: FileStatus

  public init(_ path: String) throws(InputError) {
    // Without waiting, since a pipe without a writer would wait for ever.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw Self.error(path, errno) }
    defer { close(file) }
    var found = stat()
    guard unsafe fstat(file, &found) == 0 else { throw Self.error(path, errno) }
    status = FileStatus(found)
    guard status.kind == .file else {
      throw InputError(path, "is not a file", "name a text or Markdown file")
    }
    guard status.size <= Self.limit else { throw Self.tooLarge(path) }
    bytes = try Self.contents(of: file, path, expected: status.size)
  }

  /// Whether there is a file that can be read.
  static func check(_ path: String) throws(InputError) {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw error(path, errno) }
    close(file)
    guard FileStatus(path)?.kind == .file else {
      throw InputError(path, "is not a file", "name a text or Markdown file")
    }
  }

  /// A file may grow while it is read, so its size is only where to begin.
  private static func contents(
    of file: Int32, _ path: String, expected: Int
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = expected + 1
    while true {
      var failure: Int32 = 0
      let part = unsafe [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        repeat {
          let got = unsafe read(file, buffer.baseAddress, buffer.count)
          failure = got < 0 ? errno : 0
          count = max(0, got)
        } while failure == EINTR
      }
      guard failure == 0 else { throw error(path, failure) }
      if part.isEmpty { return bytes }
      bytes = bytes.isEmpty ? part : bytes + part
      guard bytes.count <= limit else { throw tooLarge(path) }
      chunk = 1 << 16
    }
  }

  private static func tooLarge(_ path: String) -> InputError {
    InputError(path, "is larger than \(limit >> 20) MB", "split it or leave it out")
  }

  static func error(_ path: String, _ code: Int32) -> InputError {
    switch code {
    case ENOENT, ENOTDIR: InputError(path, "there is no such file", "check the path")
    case EACCES, EPERM: InputError(path, "may not be read", "check its permissions")
    case ENAMETOOLONG: InputError("\(path.prefix(60))…", "the path is too long", "check the path")
    case ELOOP: InputError(path, "its symbolic links lead in a circle", "check the path")
    case EISDIR: InputError(path, "is a folder", "name a file")
    default: InputError(path, "could not be read (error \(code))", "check the disk and try again")
    }
  }
}
