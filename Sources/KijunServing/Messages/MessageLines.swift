import KijunIngesting

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The lines that a client writes, of which none may fill the memory.
final class MessageLines {
  enum Line: Equatable {
    case bytes([UInt8])
    /// Longer than the limit; what it said is gone.
    case tooLong
  }

  /// In bytes. A question is a few hundred of them.
  static let limit = 1 << 20

  private let file: Int32
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line begins, and from where on no line end was looked for yet.
  private var start = 0
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false

  init(_ file: Int32) { self.file = file }

  /// Waits for the next line; nil at the end of the input. A last line without an end is one too.
  func next() throws -> Line? {
    while true {
      if let line = complete() { return line }
      guard try fill(waiting: true) else { return last() }
    }
  }

  /// The next line where the client has written it already.
  func nextIfThere() throws -> Line? {
    while true {
      if let line = complete() { return line }
      guard try !isAtEnd && fill(waiting: false) else { return nil }
    }
  }

  private func complete() -> Line? {
    guard let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      if buffer.count - start > Self.limit {
        isSkipping = true
        buffer.removeAll()
        start = 0
        searched = 0
      }
      return nil
    }
    let bytes = buffer[start..<end]
    start = end + 1
    searched = start
    return line(bytes)
  }

  private func last() -> Line? {
    let bytes = buffer[start...]
    start = buffer.count
    searched = start
    return bytes.isEmpty && !isSkipping ? nil : line(bytes)
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> Line {
    let isTooLong = isSkipping || bytes.count > Self.limit
    isSkipping = false
    guard !isTooLong else { return .tooLong }
    return .bytes(Array(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes))
  }

  /// False at the end of the input, or where nothing is there and it is not to be waited for.
  private func fill(waiting: Bool) throws -> Bool {
    guard !isAtEnd else { return false }
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    while true {
      if !waiting, !isReadable(0) { return false }
      var count = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, used in
        count = unsafe read(file, bytes.baseAddress, bytes.count)
        used = max(0, count)
      }
      if count >= 0 {
        buffer += chunk
        isAtEnd = count == 0
        return count > 0
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: _ = isReadable(-1)
      default:
        throw InputError(
          "standard input", "it could not be read (error \(errno))", "check where it comes from")
      }
    }
  }

  private func isReadable(_ milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wanted, 1, milliseconds) > 0
  }
}
