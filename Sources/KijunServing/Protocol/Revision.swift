/// A revision of the Model Context Protocol.
enum Revision: String, CaseIterable {
  /// Each request says for itself of which revision it is and what its client can do.
  case stateless = "2026-07-28"
  /// A handshake says it once.
  case handshake = "2025-11-25"
  /// What the server sends is the same in both; there are clients that know no later one.
  case earlierHandshake = "2025-06-18"

  var hasHandshake: Bool { self != .stateless }

  static var supported: [String] { allCases.map(\.rawValue) }
}
