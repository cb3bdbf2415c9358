/// `kijun mcp`: reads messages from a file until its end, and writes the answers.
public struct Service {
  private let server: Server

  /// - Parameter version: of the program, for clients to show.
  public init(version: String, knowledge: Knowledge) {
    server = Server(version: version, knowledge: knowledge)
  }

  /// - Parameter write: takes one line without its end, and must have it out when it returns.
  public func run(input: Int32 = 0, write: (String) throws -> Void) throws {
    let inbox = Inbox(MessageLines(input))
    while let message = try inbox.next() {
      if let line = server.reply(to: message) { try write(line) }
    }
  }
}
