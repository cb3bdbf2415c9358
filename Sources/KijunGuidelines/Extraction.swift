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

  /// What was made of some passages in a row.
  public struct Part: Sendable {
    /// The index of the first of them.
    public var first: Int
    /// One for each of them.
    public var annotations: [Annotation] = []
    /// For each of them the words by which it is found: its own and those around it, each of these with
    /// `IndexMark.around` behind it.
    public var words: [String] = []
    public var claims: [Claim] = []
    public var rejects: [Reject] = []
    public var citations: [Citation] = []

    public init(first: Int) { self.first = first }

    /// Adds what was made of the passages behind them.
    public mutating func append(_ next: Part) {
      annotations += next.annotations
      words += next.words
      claims += next.claims
      rejects += next.rejects
      citations += next.citations
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

  /// Of a document that was read in one part.
  public init(document: Document, _ part: Part) {
    self.init(
      document: document, annotations: part.annotations, claims: part.claims, rejects: part.rejects,
      citations: part.citations)
  }
}
