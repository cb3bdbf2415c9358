#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three streams that every program is given.
enum StandardStreams {
  /// A stream that was closed by the caller would otherwise be the first file that is opened, such as the
  /// database, and messages would be written into it.
  static func open() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) < 0 {
      _ = unsafe openFile("/dev/null", stream == 0 ? O_RDONLY : O_WRONLY)
    }
  }

  private static func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags)
    #elseif canImport(Musl)
      unsafe Musl.open(path, flags)
    #else
      unsafe Darwin.open(path, flags)
    #endif
  }

  /// One line on the error stream.
  static func report(_ message: String) { put("kijun: \(Printable.line(message))\n") }

  /// On the error stream, as it is.
  static func put(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }

  static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }
}
