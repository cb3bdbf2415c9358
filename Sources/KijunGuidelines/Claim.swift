/// One fact out of a passage: subject, property, value, conditions, tier, date.
public struct Claim: Sendable, Equatable {
  public enum Modality: String, Sendable, CaseIterable {
    case must, should, may
    case mustNot = "must_not"
  }

  /// Stable: made of the fact's place and content without its value, so that it survives re-ingest.
  public var id: String
  /// Index into the passages of the extraction.
  public var passage: Int
  public var subject: String
  public var property: String
  /// Concepts of the vocabulary, in subject and property, as ids.
  public var subjectConcepts: [String]
  public var propertyConcepts: [String]
  public var value: Value
  public var conditions: Conditions
  public var modality: Modality?
  public var tier: String
  public var verifiedOn: CalendarDate?
  /// What the document itself cites as its source, such as `Apple HIG: Typography`.
  public var citation: String?
  /// The exact place of the fact in the document, a part of the passage or all of it.
  public var range: Range<Int>
  public var lines: ClosedRange<Int>

  public init(
    id: String = "", passage: Int, subject: String, property: String, subjectConcepts: [String] = [],
    propertyConcepts: [String] = [], value: Value, conditions: Conditions = Conditions(),
    modality: Modality? = nil, tier: String, verifiedOn: CalendarDate? = nil, citation: String? = nil,
    range: Range<Int>, lines: ClosedRange<Int>
  ) {
    self.id = id
    self.passage = passage
    self.subject = subject
    self.property = property
    self.subjectConcepts = subjectConcepts
    self.propertyConcepts = propertyConcepts
    self.value = value
    self.conditions = conditions
    self.modality = modality
    self.tier = tier
    self.verifiedOn = verifiedOn
    self.citation = citation
    self.range = range
    self.lines = lines
  }
}
