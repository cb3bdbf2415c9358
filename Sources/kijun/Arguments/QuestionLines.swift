import KijunIngesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Questions from the standard input, one a line.
final class QuestionLines {
  let isTerminal = StandardStreams.isTerminal(0)
  private let editor: LineEditor?
  private var buffer: [UInt8] = []
  private var isAtEnd = false
  /// In bytes; a longer line is no question, and must not fill the memory.
  private static let longest = Words.limit * 4
  private static let prompt = "? "

  init() {
    editor = isTerminal && StandardStreams.isTerminal(1) ? LineEditor() : nil
  }

  /// nil at the end.
  func next() throws -> String? {
    if let editor { return editor.line(Self.prompt) }
    if isTerminal { StandardStreams.put(Self.prompt) }
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        line += buffer[..<end]
        buffer.removeSubrange(...end)
        break
      }
      line += buffer
      buffer.removeAll(keepingCapacity: true)
      if line.count > Self.longest {
        isTooLong = true
        line.removeAll()
      }
      guard try fill() else {
        guard !line.isEmpty || isTooLong else { return nil }
        break
      }
    }
    guard !isTooLong, line.count <= Self.longest else {
      throw InputError(
        "ask", "the question is longer than \(Words.limit) characters", "ask for one thing at a time")
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// False at the end of the input.
  private func fill() throws -> Bool {
    guard !isAtEnd else { return false }
    var count = 0
    repeat {
      buffer = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 14) { bytes, used in
        count = unsafe read(0, bytes.baseAddress, bytes.count)
        used = max(0, count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else {
      throw InputError("standard input", "it could not be read (error \(errno))", "check where it comes from")
    }
    isAtEnd = count == 0
    return !isAtEnd
  }
}
