/// Everything that was made of a document: its passages, annotated, and the facts in them.
public struct Extraction: Sendable {
  /// What is known of a passage besides its text.
  public struct Annotation: Sendable, Equatable {
    /// Concepts of its own text, in order of appearance, without repetition.
    public var concepts: [String]
    /// Concepts of its surroundings: headings, table header, the sentence before the table.
    public var context: [String]
    public var tier: String
    public var conditions: Conditions
    public var verifiedOn: CalendarDate?
    public var citation: String?

    public init(
      concepts: [String] = [], context: [String] = [], tier: String, conditions: Conditions = Conditions(),
      verifiedOn: CalendarDate? = nil, citation: String? = nil
    ) {
      self.concepts = concepts
      self.context = context
      self.tier = tier
      self.conditions = conditions
      self.verifiedOn = verifiedOn
      self.citation = citation
    }
  }

  public var document: Document
  /// One for each passage of the document.
  public var annotations: [Annotation]
  public var claims: [Claim]
  public var rejects: [Reject]
  public var citations: [Citation]

  public init(
    document: Document, annotations: [Annotation], claims: [Claim] = [], rejects: [Reject] = [],
    citations: [Citation] = []
  ) {
    self.document = document
    self.annotations = annotations
    self.claims = claims
    self.rejects = rejects
    self.citations = citations
  }
}
