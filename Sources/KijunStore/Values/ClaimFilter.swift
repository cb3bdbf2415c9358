/// Which claims to list; nil asks for all.
public struct ClaimFilter: Sendable, Equatable {
  /// The key of a source.
  public var source: String?
  /// The name of a document.
  public var document: String?
  public var tier: String?
  /// Of its subject or property.
  public var concept: String?
  /// The raw value of a kind of value, such as `size`.
  public var kind: String?
  public var unit: String?

  public init(
    source: String? = nil, document: String? = nil, tier: String? = nil, concept: String? = nil,
    kind: String? = nil, unit: String? = nil
  ) {
    self.source = source
    self.document = document
    self.tier = tier
    self.concept = concept
    self.kind = kind
    self.unit = unit
  }
}
