public import KijunGuidelines

/// A claim with the place it was found in.
public struct StoredClaim: Sendable, Equatable, Identifiable {
  public var id: Int64
  /// The id that users see and cite; it stays when the value changes.
  public var key: String
  public var documentID: Int64
  public var passageID: Int64
  public var sectionID: Int64
  public var subject: String
  public var property: String
  public var subjectConcepts: [String]
  public var propertyConcepts: [String]
  public var value: Value
  public var modality: Claim.Modality?
  public var annotation: StoredAnnotation
  public var range: Range<Int>
  public var lines: ClosedRange<Int>
  public var locator: String?
  /// Exactly as it stands in the document, in its range.
  public var quote: String
  public var firstRevision: Int64
  /// nil while the newest revision of its document still has it.
  public var lastRevision: Int64?

  public var tier: String { annotation.tier }
  public var conditions: Conditions { annotation.conditions }
  public var verifiedOn: CalendarDate? { annotation.verifiedOn }
  public var citation: String? { annotation.citation }
}
