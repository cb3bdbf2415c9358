/// What a run is to do.
public struct SyncOptions: Sendable {
  /// Another manifest than those that the knowledge base knows.
  public var manifest: String?
  /// Ids of sources and names of documents whose new state is right, whatever it looks like.
  public var accepted: Set<String> = []
  /// Whether addresses are read too, and not only files.
  public var readsAddresses = true
  public var limits = FetchLimits()
  /// How requests name themselves.
  public var agent = "kijun"

  public init() {}
}
