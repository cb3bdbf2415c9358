/// What a document names as its own source, and where.
public struct StoredCitation: Sendable, Equatable, Identifiable {
  public var id: Int64
  public var documentID: Int64
  public var passageID: Int64
  public var text: String
  public var target: String?
  public var lines: ClosedRange<Int>
}
