public import KijunGuidelines

/// What is known of a passage or a claim besides its text.
public struct StoredAnnotation: Sendable, Equatable {
  static let none = StoredAnnotation(
    tier: "", verifiedOn: nil, citation: nil, conditions: Conditions(), context: [])

  public var tier: String
  public var verifiedOn: CalendarDate?
  public var citation: String?
  public var conditions: Conditions
  /// Concepts of its surroundings, by number: headings, table header, the sentence before the table.
  public var context: [Int]
}
