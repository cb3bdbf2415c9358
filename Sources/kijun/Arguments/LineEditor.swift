#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines from a terminal with arrow keys and a history, by libedit, which nearly every system has.
///
/// It is opened when it is needed: to ask one question costs nothing for it, and Kijun runs where it is missing. The
/// history ends with the program.
@safe struct LineEditor {
  private typealias ReadLine = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>?
  private typealias AddHistory = @convention(c) (UnsafePointer<CChar>?) -> Int32

  private let readLine: ReadLine
  private let addHistory: AddHistory

  private static let names = [
    "libedit.so.2", "libedit.so.0", "/usr/lib/libedit.3.dylib", "libedit.dylib",
  ]

  /// nil where there is no libedit.
  init?() {
    for name in Self.names {
      guard let library = unsafe dlopen(name, RTLD_NOW) else { continue }
      guard let read = unsafe dlsym(library, "readline"), let add = unsafe dlsym(library, "add_history")
      else {
        continue
      }
      unsafe readLine = unsafeBitCast(read, to: ReadLine.self)
      unsafe addHistory = unsafeBitCast(add, to: AddHistory.self)
      // Without it, what is typed is taken for bytes, and a 行 would be three characters.
      _ = unsafe setlocale(LC_CTYPE, "")
      return
    }
    return nil
  }

  /// nil at the end, Ctrl-D.
  func line(_ prompt: String) -> String? {
    guard let bytes = unsafe readLine(prompt) else { return nil }
    defer { unsafe free(bytes) }
    let line = unsafe String(cString: bytes)
    if line.contains(where: { !$0.isWhitespace }) { _ = unsafe addHistory(bytes) }
    return line
  }
}
