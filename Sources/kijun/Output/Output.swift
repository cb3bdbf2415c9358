#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum OutputError: Error, CustomStringConvertible {
  /// Whoever read it closed it.
  case closed
  case failed(Int32)

  var description: String {
    switch self {
    case .closed: "the output was closed"
    case .failed(ENOSPC): "standard output: there is no space left on the disk: free some and run it again"
    case .failed(let code): "standard output: it could not be written (error \(code)): check where it goes"
    }
  }
}

/// Standard output, gathered and written in large pieces.
final class Output {
  private var buffer: [UInt8] = []
  private static let size = 1 << 16

  func write(_ text: String) throws {
    buffer += text.utf8
    if buffer.count >= Self.size { try flush() }
  }

  func line(_ text: String = "") throws {
    try write(text)
    try write("\n")
  }

  func flush() throws {
    var failure: Int32 = 0
    unsafe buffer.withUnsafeBytes { bytes in
      var at = 0
      while at < bytes.count {
        let written = unsafe Self.put(bytes.baseAddress?.advanced(by: at), bytes.count - at)
        if written >= 0 {
          at += written
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    buffer.removeAll(keepingCapacity: true)
    guard failure != 0 else { return }
    throw failure == EPIPE ? OutputError.closed : OutputError.failed(failure)
  }

  private static func put(_ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(1, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(1, start, count)
    #else
      unsafe Darwin.write(1, start, count)
    #endif
  }
}
