/// A declared exception: one claim goes before another, and the two are no conflict.
public struct Override: Sendable, Equatable {
  /// The ids of the claims, which stay when a document is read again.
  public var claim: String
  public var overridden: String
  public var reason: String

  public init(claim: String, overridden: String, reason: String) {
    self.claim = claim
    self.overridden = overridden
    self.reason = reason
  }
}
