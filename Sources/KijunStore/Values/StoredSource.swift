public import KijunGuidelines

/// A source as it was declared at its last ingest.
public struct StoredSource: Sendable, Equatable {
  public var id: Int64
  public var source: Source
  /// In the manifest; nil when the manifest no longer names it.
  public var position: Int?
  /// The path of the manifest that declared it.
  public var manifest: String?
}
