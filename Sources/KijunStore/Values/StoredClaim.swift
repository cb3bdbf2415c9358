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
  /// The same by number, for who compares thousands.
  public var subjectNumbers: [Int]
  public var propertyNumbers: [Int]
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
  /// The last day on which a person has stamped this very value as checked.
  public var stampedOn: CalendarDate?
  /// Where stamps, or the day that its document gives, are of an earlier value only, the last day of those.
  public var lapsedOn: CalendarDate?

  public var tier: String { annotation.tier }
  public var conditions: Conditions { annotation.conditions }
  /// The day a person last checked it: by the document or by a stamp, whichever is later.
  public var verifiedOn: CalendarDate? { [annotation.verifiedOn, stampedOn].compactMap { $0 }.max() }
  /// Whether what was checked is another value than this one, and nobody has checked it since.
  public var isLapsed: Bool {
    lapsedOn.map { lapsed in annotation.verifiedOn.map { $0 <= lapsed } ?? true } ?? false
  }
  public var citation: String? { annotation.citation }
}
