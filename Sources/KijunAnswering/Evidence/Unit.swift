import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Something that can answer: a claim, or a passage that states a rule in prose.
final class Unit {
  let passage: StoredPassage
  let claim: StoredClaim?
  let source: StoredSource
  /// The value of a claim, and what it measures where its kind or unit leaves no choice.
  let value: Value?
  let measure: String?
  let isLength: Bool
  /// Whether it is a fact, and not prose. A fact is large: to look whether there is one copies it.
  let isFact: Bool
  let tier: String
  let kind: Passage.Kind

  /// The concepts, by number, of the fact itself, of the sentence or row it stands in, and of what stands
  /// around.
  let subject: [Int]
  let property: [Int]
  let own: [Int]
  let around: [Int]
  /// Of what stands around, the heading right above and what introduces the table or list.
  let near: [Int]
  /// Of what stands around, what the sentences before it in its paragraph say.
  let before: [Int]
  /// The concepts of each condition.
  let conditionNumbers: [(name: String, concepts: [Int])]
  /// What it is about: of a fact its subject, of prose all of it.
  let about: [About]
  /// Whether a fact names nothing by itself that its heading doesn't, so that it is of what the heading names.
  let leansOnHeading: Bool
  /// Whether a fact names a property.
  let namesProperty: Bool
  /// Whether it is the first sentence of its paragraph.
  let opens: Bool
  private(set) lazy var isShort = passage.text.utf8.count < 24
  /// The titles of the sections that it stands in. Few questions have words that only a heading has.
  private(set) lazy var headings = readHeadings()
  private let readHeadings: () -> [String]
  /// Of a passage its facts, and since when all of them have been checked: stamps are given to facts.
  private let facts: [StoredClaim]
  private lazy var factsCheckedOn: CalendarDate? = {
    let days = facts.compactMap(\.verifiedOn)
    return days.count == facts.count ? days.min() : nil
  }()
  private(set) lazy var literals = LiteralMatch(self)
  /// The names of what stands around it.
  private(set) lazy var namesAround = around.filter(relations.isMark).map(relations.id)
  private let relations: Relations

  /// A concept with what is asked of it for every question.
  struct About {
    var number: Int
    var kind: Concept.Kind
    /// How much it tells, half of it where it names no thing.
    var weight: Double
  }

  /// `row` is the unit of the passage itself, whose numbers its claims share.
  init(
    passage: StoredPassage, claim: StoredClaim?, source: StoredSource, relations: Relations, row: Unit? = nil,
    facts: [StoredClaim] = [], headings: @escaping () -> [String] = { [] }
  ) {
    self.facts = facts
    value = claim?.value
    measure = value.flatMap(ValueMeasure.of)
    isLength = value.map(ValueMeasure.isLength) ?? false
    self.relations = relations
    readHeadings = row?.readHeadings ?? headings
    self.passage = passage
    self.claim = claim
    self.source = source
    own = row?.own ?? relations.numbers(passage.concepts)
    subject = claim.map { relations.numbers($0.subjectNumbers) } ?? own
    property = claim.map { relations.numbers($0.propertyNumbers) } ?? []
    let context = claim?.annotation.context ?? passage.annotation.context
    if let row, row.passage.annotation.context == context {
      around = row.around
      near = row.near
      before = row.before
    } else {
      let parts = relations.context(context)
      around = parts.near + parts.far
      near = parts.near
      before = parts.before
    }
    conditionNumbers = (claim?.conditions ?? passage.annotation.conditions).all.map {
      ($0.name, relations.numbers($0.concepts))
    }
    isFact = claim != nil
    tier = claim?.tier ?? passage.annotation.tier
    kind = passage.kind
    about = (claim == nil ? own : subject).compactMap { number in
      relations.kind(number).map {
        About(number: number, kind: $0, weight: relations.weight(number) * ($0 == .subject ? 1 : 0.5))
      }
    }
    let near = near
    leansOnHeading =
      claim != nil && [.tableRow, .listItem, .entry].contains(passage.kind)
      && !subject.contains { relations.kind($0) == .subject && !near.contains($0) }
    namesProperty = property.contains { relations.kind($0) == .property }
    opens = passage.ordinal == passage.block && passage.kind != .code
  }

  var conditions: Conditions { claim?.conditions ?? passage.annotation.conditions }
  var verifiedOn: CalendarDate? { claim?.verifiedOn ?? factsCheckedOn ?? passage.annotation.verifiedOn }
  /// The edition in which the fact did hold, where the document says so of a value that it has changed since.
  private(set) lazy var pastEdition: String? = claim?.pastEdition
  private(set) lazy var isHistorical: Bool = source.source.historical || pastEdition != nil
  /// Whether a fact is said of a property alone, whatever has it: of no thing, known or not.
  private(set) lazy var namesNothing: Bool =
    claim.map { $0.subject.isEmpty || $0.subject == $0.property } ?? false
  /// What a fact is said of, as the document writes it, folded.
  private(set) lazy var name: String = claim.map { Folding.fold($0.subject) } ?? ""
  var id: String { claim?.key ?? "p_\(passage.id)" }

  func concepts(ofCondition name: String) -> [Int]? { conditionNumbers.first { $0.name == name }?.concepts }
}

extension StoredPassage {
  /// Whether it can be an answer by itself.
  var statesSomething: Bool {
    switch kind {
    case .heading, .tableHeader: false
    // The facts of an entry say all that it says, and under what condition.
    case .entry: false
    // A line that only opens a block states nothing.
    case .code: text.utf8.count > 3 && !text.hasSuffix("{") && !text.hasSuffix("(")
    case .sentence, .listItem, .tableRow: text.utf8.count > 3
    }
  }
}
