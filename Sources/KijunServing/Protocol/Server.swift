import KijunGuidelines
import KijunStore

/// Answers messages of the Model Context Protocol: one line for each request, none for all else.
///
/// Requests of the revisions with and without a handshake may come in any order; each is answered by the rules of its own.
final class Server {
  private let identity: JSON
  private let knowledge: Knowledge
  private var handshake: Revision?
  private static let methods = Dictionary(Method.all.map { ($0.name, $0) }) { first, _ in first }

  init(version: String, knowledge: Knowledge) {
    identity = .object([
      ("name", .string("kijun")), ("version", .string(version)),
    ])
    self.knowledge = knowledge
  }

  /// One line without its end; nil where nothing is to be said.
  func reply(to message: Message) -> String? {
    switch message {
    case .notification, .response: return nil
    case .malformed(let id, let failure): return Self.line(id, failure)
    case .request(let request):
      do {
        return Self.line(request.id, try result(of: request))
      } catch let failure as Failure {
        return Self.line(request.id, failure)
      } catch {
        return Self.line(request.id, Failure(.internalError, "\(error)"))
      }
    }
  }

  private func result(of request: Message.Request) throws -> Method.Result {
    let params = try Params(request.params)
    if request.method == "initialize" { return try initialize(params) }
    guard let method = Self.methods[request.method] else { throw Self.unknown(request.method) }
    guard let revision = try Envelope.revision(of: request.params) ?? handshake else {
      throw Failure(
        .invalidParams, "the request names no protocol version: \(Envelope.version) is missing in _meta",
        data: .object([("supported", .strings(Revision.supported))]))
    }
    guard method.belongs(to: revision) else { throw Self.unknown(request.method) }
    let result = try method.run(Method.Call(params: params, revision: revision, knowledge: knowledge))
    guard !revision.hasHandshake else { return result }
    return [("resultType", .string("complete"))] + result + (method.caching?.fields ?? [])
      + [("_meta", .object([(Envelope.server, identity)]))]
  }

  /// The client names the revision that it would like best; where that is none of ours, it gets the latest that has a
  /// handshake, and may leave.
  private func initialize(_ params: Params) throws -> Method.Result {
    guard handshake == nil else { throw Failure(.invalidRequest, "the server is initialized already") }
    let named = try params.text("protocolVersion")
    let revision = Revision(rawValue: named).flatMap { $0.hasHandshake ? $0 : nil } ?? .handshake
    handshake = revision
    return [("protocolVersion", .string(revision.rawValue)), ("serverInfo", identity)] + Discovery.offered
  }

  private static func unknown(_ method: String) -> Failure {
    Failure(.methodNotFound, "there is no method \"\(method.prefix(80))\"")
  }

  private static func line(_ id: RequestID, _ result: Method.Result) -> String {
    #"{"jsonrpc":"2.0","id":\#(id.json),"result":\#(JSON.object(result).text)}"#
  }

  private static func line(_ id: RequestID?, _ failure: Failure) -> String {
    #"{"jsonrpc":"2.0","id":\#(id?.json ?? "null"),"error":\#(failure.json.text)}"#
  }
}
