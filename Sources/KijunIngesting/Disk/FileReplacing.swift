#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writes a file whole or not at all: whoever reads it has the old text or the new one, whatever happens meanwhile.
public enum FileReplacing {
  public static func write(_ text: String, to path: String, mode: UInt32 = 0o644) throws(InputError) {
    try write(Array(text.utf8), to: path, mode: mode)
  }

  public static func write(_ bytes: [UInt8], to path: String, mode: UInt32 = 0o644) throws(InputError) {
    // Through a link, so that what it points at is replaced and not the link.
    let target = Paths.real(path) ?? path
    let new = "\(target).\(getpid()).new"
    let file = unsafe open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(mode))
    guard file >= 0 else { throw failure(path, errno) }
    var problem = append(bytes, to: file)
    if problem == 0, fsync(file) != 0 { problem = errno }
    close(file)
    if problem == 0, unsafe rename(new, target) != 0 { problem = errno }
    guard problem == 0 else {
      _ = unsafe unlink(new)
      throw failure(path, problem)
    }
  }

  /// Writes all bytes to an open file. Returns what went wrong, by the system's number, or 0.
  public static func append(_ bytes: [UInt8], to file: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { bytes -> Int32 in
      var at = 0
      while at < bytes.count {
        let written = unsafe put(file, bytes.baseAddress?.advanced(by: at), bytes.count - at)
        if written >= 0 { at += written } else if errno != EINTR { return errno }
      }
      return 0
    }
  }

  /// Makes the folder of a path, and those above it.
  public static func makeFolder(of path: String) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      // Where it can't be made, writing the file says so better.
      _ = unsafe mkdir(folder, 0o755)
    }
  }

  public static func remove(_ path: String) throws(InputError) {
    guard unsafe unlink(path) == 0 else { throw failure(path, errno) }
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

  /// Why a path could not be written, by the system's number.
  public static func failure(_ path: String, _ code: Int32) -> InputError {
    switch code {
    case ENOSPC, EDQUOT: InputError(path, "there is no space left to write it", "free some and try again")
    case EACCES, EPERM, EROFS: InputError(path, "may not be written", "check the permissions of its folder")
    case ENOENT, ENOTDIR: InputError(path, "its folder is not there", "make the folder first")
    default: InputError(path, "could not be written (error \(code))", "check the disk and try again")
    }
  }
}
