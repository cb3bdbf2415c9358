import KijunGuidelines

/// The messages of a client in their order, less those that it has cancelled while they waited.
///
/// One request is answered after the other, each in a few milliseconds. What a client can still cancel is what it
/// has written and nobody has begun: so the lines that are there are read ahead, up to a limit.
final class Inbox {
  static let limit = 64

  private let lines: MessageLines
  private var waiting: [Message] = []
  private var bytes = 0

  init(_ lines: MessageLines) { self.lines = lines }

  /// nil at the end of the input.
  func next() throws -> Message? {
    repeat {
      if waiting.isEmpty {
        bytes = 0
        guard let line = try lines.next() else { return nil }
        add(line)
      }
      while waiting.count < Self.limit, bytes < MessageLines.limit, let line = try lines.nextIfThere() {
        add(line)
      }
      // What was cancelled may have been all there was.
    } while waiting.isEmpty
    return waiting.removeFirst()
  }

  private func add(_ line: MessageLines.Line) {
    switch line {
    case .tooLong:
      waiting.append(
        .malformed(nil, Failure(.invalidRequest, "the message is longer than \(MessageLines.limit) bytes")))
    case .bytes(let line):
      // An empty line says nothing.
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { return }
      bytes += line.count
      let message = Message(line)
      if case .notification("notifications/cancelled", let params) = message {
        cancel(params?["requestId"].flatMap(RequestID.init))
      } else {
        waiting.append(message)
      }
    }
  }

  private func cancel(_ id: RequestID?) {
    waiting.removeAll { message in
      // The handshake can't be cancelled, for all that follows stands on it.
      if case .request(let request) = message {
        request.id == id && request.method != "initialize"
      } else {
        false
      }
    }
  }
}
