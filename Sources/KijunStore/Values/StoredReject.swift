public import KijunGuidelines

/// Something that looks like a fact and is none, with the reason and the place.
public struct StoredReject: Sendable, Equatable, Identifiable {
  public var id: Int64
  public var documentID: Int64
  public var passageID: Int64
  public var text: String
  public var reason: Reject.Reason
  public var range: Range<Int>
  public var lines: ClosedRange<Int>
  public var quote: String
}
