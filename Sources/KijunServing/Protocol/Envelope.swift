import KijunGuidelines

/// What a request says of itself in `_meta`, as the revisions without a handshake have it.
enum Envelope {
  static let version = "io.modelcontextprotocol/protocolVersion"
  static let capabilities = "io.modelcontextprotocol/clientCapabilities"
  static let server = "io.modelcontextprotocol/serverInfo"

  /// The revision that it names; nil where it names none and so is one of those with a handshake.
  static func revision(of params: JSONTree?) throws -> Revision? {
    guard let meta = params?["_meta"], let named = meta[version] else { return nil }
    guard let name = named.string else { throw Failure(.invalidParams, "\(version) in _meta is no text") }
    guard let revision = Revision(rawValue: name), !revision.hasHandshake else {
      throw Failure(
        .unsupportedVersion, "Unsupported protocol version",
        data: .object([("supported", .strings(Revision.supported)), ("requested", .string(name))]))
    }
    guard meta[capabilities]?.members != nil else {
      throw Failure(.invalidParams, "\(capabilities) is missing in _meta")
    }
    return revision
  }
}
