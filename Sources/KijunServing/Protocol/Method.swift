import KijunGuidelines

/// Something that a client can ask of the server, by name.
struct Method: Sendable {
  typealias Result = [(String, JSON)]

  enum Era { case handshake, stateless, both }

  struct Call {
    var params: Params
    var revision: Revision
    var knowledge: Knowledge
  }

  var name: String
  var era = Era.both
  /// For how many milliseconds a client may keep the result, and whether it is the same for everybody; only what may be
  /// kept at all says so.
  var caching: Caching?
  var run: @Sendable (Call) throws -> Result

  struct Caching {
    var milliseconds: Int
    var scope: String

    /// What only a new version of the program changes.
    static let ofProgram = Caching(milliseconds: 3_600_000, scope: "public")
    /// What an ingest may have changed by the next call.
    static let ofKnowledge = Caching(milliseconds: 0, scope: "private")

    var fields: Result { [("ttlMs", .number(milliseconds)), ("cacheScope", .string(scope))] }
  }

  static let all: [Method] = [
    Discovery.method,
    Method(name: "ping", era: .handshake) { _ in [] },
    ToolMethods.list, ToolMethods.calling,
    ResourceMethods.list, ResourceMethods.templates, ResourceMethods.read,
    PromptMethods.list, PromptMethods.get,
  ]

  func belongs(to revision: Revision) -> Bool {
    switch era {
    case .both: true
    case .handshake: revision.hasHandshake
    case .stateless: !revision.hasHandshake
    }
  }
}
