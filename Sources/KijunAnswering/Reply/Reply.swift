public import KijunGuidelines

/// What Kijun says to a question.
public struct Reply: Sendable {
  public enum Status: String, Sendable { case answered, delegated, unknown }

  /// Which no it is.
  public enum Reason: String, Sendable {
    case leftToSystem = "left_to_system"
    case notPublished = "not_published"
    case notCovered = "not_covered"
  }

  public var question: String
  public var language: String
  public var status: Status
  public var reason: Reason?
  public var answers: [Answer]
  /// Current facts that disagree with the first answer.
  public var conflicts: [Answer]
  public var notes: [Note]
  /// Help where there is no answer; never an answer.
  public var nearest: [Answer]
  /// How the question was understood, for `--explain`.
  public var explanation: [String]

  public init(
    question: String, language: String, status: Status, reason: Reason? = nil, answers: [Answer] = [],
    conflicts: [Answer] = [], notes: [Note] = [], nearest: [Answer] = [], explanation: [String] = []
  ) {
    self.question = question
    self.language = language
    self.status = status
    self.reason = reason
    self.answers = answers
    self.conflicts = conflicts
    self.notes = notes
    self.nearest = nearest
    self.explanation = explanation
  }
}

extension Reply {
  /// Where what was found is no answer after all: it stands nearest, and the answer is unknown.
  var withdrawn: Reply {
    guard status == .answered else { return self }
    var reply = self
    reply.nearest = Array(answers.prefix(3))
    reply.answers = []
    reply.conflicts = []
    reply.notes = []
    reply.status = .unknown
    reply.reason = .notCovered
    return reply
  }
}

/// One fact with everything by which it can be checked.
public struct Answer: Sendable {
  public var id: String
  public var statement: String
  public var subject: String
  public var property: String
  public var value: Value
  public var conditions: Conditions
  public var tier: String
  public var tierLabel: String
  public var historical: Bool
  public var edition: String?
  public var verifiedOn: CalendarDate?
  public var ageDays: Int?
  public var stale: Bool
  public var source: Place
  public var score: Double

  /// Where it stands.
  public struct Place: Sendable, Equatable {
    public var id: String
    public var document: String
    public var title: String?
    public var section: [String]
    public var lines: ClosedRange<Int>
    public var locator: String?
    public var quote: String
    public var citation: String?
    /// Of the file; the quote is of its text in UTF-8.
    public var encoding: String

    public init(
      id: String, document: String, title: String?, section: [String], lines: ClosedRange<Int>,
      locator: String?, quote: String, citation: String?, encoding: String
    ) {
      self.id = id
      self.document = document
      self.title = title
      self.section = section
      self.lines = lines
      self.locator = locator
      self.quote = quote
      self.citation = citation
      self.encoding = encoding
    }
  }

  public init(
    id: String, statement: String, subject: String, property: String, value: Value,
    conditions: Conditions = Conditions(), tier: String, tierLabel: String, historical: Bool,
    edition: String?, verifiedOn: CalendarDate?, ageDays: Int?, stale: Bool, source: Place, score: Double
  ) {
    self.id = id
    self.statement = statement
    self.subject = subject
    self.property = property
    self.value = value
    self.conditions = conditions
    self.tier = tier
    self.tierLabel = tierLabel
    self.historical = historical
    self.edition = edition
    self.verifiedOn = verifiedOn
    self.ageDays = ageDays
    self.stale = stale
    self.source = source
    self.score = score
  }
}

/// Something to know beside the answer, with the line that says it.
public struct Note: Sendable {
  public var words: NoteText
  public var source: Answer.Place?
  /// The id of another claim that it tells of.
  public var about: String?

  /// In English.
  public var text: String { words.text() }

  public init(_ words: NoteText, source: Answer.Place?, about: String? = nil) {
    self.words = words
    self.source = source
    self.about = about
  }
}
