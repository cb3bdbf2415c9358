import KijunGuidelines

/// Why a request has no result.
struct Failure: Error {
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// Of the revisions with a handshake alone; later ones say `invalidParams`.
    case resourceNotFound = -32002
    case unsupportedVersion = -32022
  }

  var code: Code
  var message: String
  var data: JSON?

  init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  var json: JSON {
    .object(
      [("code", .number(code.rawValue)), ("message", .string(message))] + (data.map { [("data", $0)] } ?? []))
  }
}
