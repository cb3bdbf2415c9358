import Foundation
import Testing

@testable import KijunServing

@Suite("MCP: lines of the input")
struct InboxTests {
  /// The messages in what a client writes before it closes its end, as `method id`.
  private static func read(_ text: String) throws -> [String] {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    // What is longer than a pipe holds is written while it is read.
    let thread = Thread {
      writer.write(Data(text.utf8))
      try? writer.close()
    }
    thread.start()
    let inbox = Inbox(MessageLines(pipe.fileHandleForReading.fileDescriptor))
    var read: [String] = []
    while let message = try inbox.next() {
      switch message {
      case .request(let request): read.append("\(request.method) \(request.id.json)")
      case .notification(let method, _): read.append(method)
      case .response: read.append("response")
      case .malformed(_, let failure): read.append("\(failure.code)")
      }
    }
    return read
  }

  private static func request(_ id: Int, _ method: String = "ping") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
  }

  private static func cancel(_ id: String) -> String {
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#
  }

  @Test("empty lines say nothing, and a carriage return is no part of a line")
  func endings() throws {
    #expect(try Self.read("\n \t\n\(Self.request(1))\r\n\r\n\(Self.request(2))\n") == ["ping 1", "ping 2"])
  }

  @Test("a last line without an end is one too, and half of one is an error")
  func last() throws {
    #expect(try Self.read(Self.request(1)) == ["ping 1"])
    #expect(try Self.read(Self.request(1) + "\n" + Self.request(2).dropLast(4)) == ["ping 1", "parse"])
  }

  @Test("a line of ten megabytes is an error, and those behind it are read")
  func long() throws {
    let long = #"{"jsonrpc":"2.0","id":1,"method":"\#(String(repeating: "x", count: 10 << 20))"}"#
    #expect(try Self.read("\(long)\n\(Self.request(2))\n") == ["invalidRequest", "ping 2"])
    #expect(try Self.read(long) == ["invalidRequest"])
  }

  @Test("the longest line that is allowed is read")
  func longest() throws {
    let frame = Self.request(1, "").utf8.count
    let line = Self.request(1, String(repeating: "x", count: MessageLines.limit - frame))
    #expect(try Self.read(line + "\n").first?.hasSuffix("x 1") == true)
    #expect(try Self.read(line + " \n") == ["invalidRequest"])
  }

  @Test("a request that is cancelled while it waits is not begun")
  func cancelled() throws {
    let lines = [Self.request(1), Self.request(2), Self.request(3), Self.cancel("2")]
    #expect(try Self.read(lines.joined(separator: "\n") + "\n") == ["ping 1", "ping 3"])
    #expect(try Self.read(Self.request(1) + "\n" + Self.cancel("1") + "\n") == [])
  }

  @Test("nothing else is cancelled: no other id, no handshake, nothing by half a notification")
  func kept() throws {
    let lines = [
      Self.request(1, "initialize"), Self.request(2), Self.cancel("1"), Self.cancel("\"2\""),
      Self.cancel("null"),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
    ]
    #expect(try Self.read(lines.joined(separator: "\n")) == ["initialize 1", "ping 2"])
  }

  @Test("twenty thousand messages at once keep their order")
  func many() throws {
    let text = (1...20_000).map { Self.request($0) }.joined(separator: "\n")
    let read = try Self.read(text)
    #expect(read.count == 20_000)
    #expect(read.enumerated().allSatisfy { $0.element == "ping \($0.offset + 1)" })
  }
}
