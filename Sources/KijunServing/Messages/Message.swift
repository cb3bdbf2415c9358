import KijunGuidelines

/// One line of the input, as JSON-RPC 2.0 has it.
enum Message {
  case request(Request)
  case notification(method: String, params: JSONTree?)
  /// An answer to something that was never asked.
  case response
  case malformed(RequestID?, Failure)

  struct Request {
    var id: RequestID
    var method: String
    var params: JSONTree?
  }

  init(_ line: [UInt8]) {
    guard String(decoding: line, as: UTF8.self).utf8.elementsEqual(line) else {
      self = .malformed(nil, Failure(.parse, "the message is not UTF-8"))
      return
    }
    do {
      self = Self.of(try JSONTreeReader.read(line))
    } catch {
      self = .malformed(
        nil, Failure(.parse, "the message is not JSON: column \(error.column): \(error.problem)"))
    }
  }

  private static func of(_ tree: JSONTree) -> Message {
    guard let members = tree.members else {
      let problem = tree.items == nil ? "a message is an object" : "messages come one by one, not in a batch"
      return .malformed(nil, Failure(.invalidRequest, problem))
    }
    let fields = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    let id = fields["id"].flatMap(RequestID.init)
    func malformed(_ problem: String) -> Message { .malformed(id, Failure(.invalidRequest, problem)) }

    guard fields["jsonrpc"]?.string == "2.0" else { return malformed("\"jsonrpc\" is not \"2.0\"") }
    guard let name = fields["method"] else {
      return fields["result"] != nil || fields["error"] != nil ? .response : malformed("there is no method")
    }
    guard let method = name.string else { return malformed("the method is no text") }
    guard fields["id"] != nil else { return .notification(method: method, params: fields["params"]) }
    guard let id else { return malformed("the id is neither a text nor a whole number") }
    return .request(Request(id: id, method: method, params: fields["params"]))
  }
}
