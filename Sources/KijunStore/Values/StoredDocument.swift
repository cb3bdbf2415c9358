/// A document of a source, as of its newest revision.
public struct StoredDocument: Sendable, Equatable {
  public var id: Int64
  public var sourceID: Int64
  /// The key of its source.
  public var source: String
  /// The path that the user sees.
  public var name: String
  public var title: String?
  public var language: String?
  public var encoding: String
  /// How many contents it has had, this one included.
  public var revision: Int
  /// nil when the document is gone and only its history is left.
  public var state: DocumentState?
  public var ingestedAt: String
}
