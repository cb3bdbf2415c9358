import KijunGuidelines
import KijunVocabulary

/// Reads the facts out of a sentence: one claim for each quantity that states something.
struct SentenceClaims {
  struct Found {
    var subject: String
    var property: String
    var subjectConcepts: [String]
    var propertyConcepts: [String]
    var value: Value
    var conditions: [Conditions.Condition]
    var modality: Claim.Modality?
    /// The quantity that it was made of, or all that it was, in bytes of the text that was read.
    var origin: Range<Int>?
  }

  struct Rejected {
    var text: String
    var reason: Reject.Reason
    var range: Range<Int>
  }

  private(set) var found: [Found] = []
  private(set) var rejected: [Rejected] = []
  /// What the last of them is about.
  private(set) var last: Topic?
  /// Of each claim the quantity that it was made of.
  private(set) var origins: [Int] = []

  /// `subject` and `property` stand in for those that the text doesn't name, as in the cell of a table.
  ///
  /// What stands in `pictures` (in bytes of the text, in order) says what a picture shows, and states nothing.
  ///
  /// `before` is what the sentence before it in its paragraph was about, `keys` are the names of a list's item.
  init(
    _ analysis: Analysis, vocabulary: Vocabulary, context: Topic? = nil, before: Topic? = nil,
    keys: ItemKeys = .none, pictures: [Range<Int>] = []
  ) {
    let clauses = Clauses.around(analysis.quantities, in: analysis, extra: keys.keys.map(\.end))
    let traits = SentenceTraits(analysis)
    let editions = Edition.all(in: analysis)
    let asides = Asides(analysis, editions: editions)
    let scope = SentenceConditions(analysis, clauses: clauses, asides: asides)
    var previous: Topic?
    var previousKey: Int?
    /// The bounds in the name of what the last quantity is of, which hold for those that go on with it.
    var previousBounds: [Concept] = []
    var previousUnit: String?
    var lastComparison: (comparison: Comparison, quantity: Quantity)?
    /// Where the last quantity ends that divides a clause; the number of an edition or a figure names none of its own.
    var low = 0
    for (index, stated) in analysis.quantities.enumerated() {
      var quantity = stated
      let picture = pictures.partition { $0.upperBound <= quantity.range.lowerBound }
      if picture < pictures.count, pictures[picture].contains(quantity.range.lowerBound) {
        rejected.append(
          Rejected(text: analysis.slice(quantity.range), reason: .example, range: quantity.range))
        continue
      }
      let start = low
      low = quantity.range.upperBound
      var clause = clauses[index]
      // Two quantities in one clause divide it between them.
      if start > clause.lowerBound {
        let own = SharedClause.start(between: start..<max(start, quantity.range.lowerBound), analysis)
        clause = own..<max(own, clause.upperBound)
      }
      if index + 1 < analysis.quantities.count {
        let next = analysis.quantities[index + 1].range.lowerBound
        if next < clause.upperBound { clause = clause.lowerBound..<next }
      }
      if editions.contains(where: { $0.range.contains(quantity.numberRange.lowerBound) }) {
        rejected.append(
          Rejected(text: analysis.slice(quantity.range), reason: .reference, range: quantity.range))
        low = start
        continue
      }
      let divide = index > 0 ? analysis.quantities[index - 1].range.upperBound : 0
      var comparison = Comparison(
        of: quantity, in: analysis,
        clause: max(clause.lowerBound, min(divide, clause.upperBound))..<clause.upperBound)
      if let last = lastComparison {
        comparison.goOn(from: last.comparison, last.quantity, quantity, in: analysis)
      }
      lastComparison = (comparison, quantity)
      if ConditionalBound.isOne(index, comparison, clauses, in: analysis) {
        rejected.append(
          Rejected(text: analysis.slice(quantity.range), reason: .condition, range: quantity.range))
        low = start
        continue
      }
      var edition: Edition?
      if let reason = Plausibility.reject(
        quantity, at: index, comparison, in: analysis, traits, clause: clause, isCell: context != nil,
        isKeyed: keys.key(at: quantity.range.lowerBound)?.topic.mayCount(vocabulary) ?? false)
      {
        if reason == .supposition, traits.tellsOfChange {
          edition = ChangedValue.edition(of: index, among: editions, in: analysis)
        }
        if edition == nil {
          rejected.append(
            Rejected(text: analysis.slice(quantity.range), reason: reason, range: quantity.range))
        }
        if reason == .reference { low = start }
        if reason == .supposition, traits.tellsOfChange, edition == nil {
          // `行の高さを 44 pt から 48 pt に変更`: the new value is of what the old one was of.
          previous = Topic(of: quantity, in: analysis, clause: clause, range: comparison.range)
          previous?.inherit(from: nil, context, sentence: analysis)
        }
        if edition == nil { continue }
        quantity.unit = ChangedValue.unit(of: index, in: analysis)
      }
      let next =
        index + 1 < analysis.quantities.count
        ? analysis.quantities[index + 1].range.lowerBound : clause.upperBound
      low = max(low, asides.tail(behind: quantity.range.upperBound, before: min(next, clause.upperBound)))
      let isVersion = Plausibility.isVersion(quantity, analysis)
      var topic = Topic(
        of: quantity, in: analysis, clause: clause, range: comparison.range,
        asides: context == nil && !isVersion ? asides : nil)
      let namesProperty = !topic.propertyConcepts.isEmpty
      if quantity.unit == "count", topic.subject.isEmpty, previous == nil, context == nil {
        topic.take(counted: quantity, in: analysis)
      }
      if let key = keys.key(at: quantity.range.lowerBound) {
        // Within the stretch of one name, what was said before goes on; with the next name it begins anew.
        let goesOn = previousKey == key.end ? previous : nil
        var name = key.topic
        if name.subject.isEmpty, let before, !before.subjectConcepts.isEmpty {
          name.subject = before.subject
          name.subjectConcepts = before.subjectConcepts
        }
        topic.stand(below: name, after: goesOn)
        previousKey = key.end
        if !namesProperty { comparison.take(key.bounds) }
      } else {
        topic.inherit(from: previous ?? (topic.goesOn ? before : nil), context, sentence: analysis)
      }
      if topic.subject.isEmpty, previousKey == nil {
        // What is said under a condition alone, with nothing before it to go on with.
        topic = Topic(of: quantity, in: analysis, clause: clause, range: comparison.range)
        topic.inherit(from: previous, context, sentence: analysis)
      }
      if !namesProperty, context == nil {
        if !topic.propertyFits(quantity, vocabulary) {
          topic.property = ""
          topic.propertyConcepts = []
        } else if !topic.propertyConcepts.isEmpty, topic.propertyConcepts == previous?.propertyConcepts,
          quantity.unit == previousUnit
        {
          comparison.take(previousBounds)
        }
        comparison.take(topic.bounds(vocabulary))
      }
      previousUnit = quantity.unit
      previousBounds = comparison.bounds
      if quantity.measuresTime, context == nil, !topic.propertyConcepts.contains("duration") {
        if topic.propertyConcepts == previous?.propertyConcepts { topic.property = "" }
        topic.propertyConcepts = ["duration"]
      }
      previous = topic
      last = topic
      if isVersion {
        topic.property = "version"
        topic.propertyConcepts = ["version-requirement"]
      }
      var conditions = scope.conditions(of: index)
      if let edition {
        conditions.set(edition.condition)
        // Who asks for what held before is to find it.
        topic.subjectConcepts.append("past")
      }
      let first = found.count
      add(quantity, comparison, topic, conditions.all, analysis, clause, vocabulary)
      origins += Array(repeating: index, count: found.count - first)
    }
    if context == nil, !found.isEmpty { addWeights(analysis, clauses, keys, vocabulary) }
  }

  private mutating func add(
    _ quantity: Quantity, _ comparison: Comparison, _ topic: Topic, _ conditions: [Conditions.Condition],
    _ analysis: Analysis, _ clause: Range<Int>, _ vocabulary: Vocabulary
  ) {
    let modality = analysis.mentions(in: clause).lazy.compactMap { $0.first(.modality)?.detail["modality"] }
      .compactMap(Claim.Modality.init).first
    func append(_ value: Value, property: String? = nil, concepts: [String]? = nil) {
      found.append(
        Found(
          subject: topic.subject, property: property ?? topic.property,
          subjectConcepts: topic.subjectConcepts,
          propertyConcepts: concepts ?? topic.propertyConcepts, value: value, conditions: conditions,
          modality: modality, origin: quantity.range))
    }
    let text = analysis.slice(comparison.range)
    switch quantity.shape {
    case .pair:
      let names = PairedProperties.of(topic, vocabulary)
      for (number, name) in zip(quantity.numbers, names) {
        append(
          Value(
            kind: .number, text: Self.text(number, quantity.unit), numbers: [number],
            unit: quantity.unit?.measure,
            comparator: comparison.comparator, role: comparison.role),
          property: name.text ?? topic.property, concepts: name.concept.map { [$0] })
      }
    case .color:
      append(Value(kind: .color, text: ColorText.normalized(analysis.slice(quantity.range))))
    case .date, .look: break
    case .number
    where quantity.unit == nil
      && FontWeight.isWeight(
        quantity, topic, analysis, clause, vocabulary):
      append(Value(kind: .weight, text: text, numbers: quantity.numbers), property: topic.property)
    default:
      append(
        Value(
          kind: quantity.shape.kind, text: text, numbers: quantity.numbers, unit: quantity.unit?.measure,
          comparator: comparison.comparator, role: comparison.role))
    }
  }

  /// `Large Title は 34px / 41px と Bold`: a weight that stands in the clause of a quantity.
  private mutating func addWeights(
    _ analysis: Analysis, _ clauses: [Range<Int>], _ keys: ItemKeys, _ vocabulary: Vocabulary
  ) {
    var known: [Int: Range<Int>?] = [:]
    func clause(_ index: Int) -> Range<Int>? {
      if let clause = known[index] { return clause }
      let clause = clauseOf(index, analysis, clauses)
      known[index] = .some(clause)
      return clause
    }
    var weights: [Int] = []
    for mention in analysis.mentions where mention.has(.weight) {
      let place = analysis.range(mention)
      let nearest: Int
      if let index = Self.lastClause(clauses, at: place.lowerBound), origins.indices.contains(index) {
        nearest = Self.near(index, origins).last { clause($0) == clauses[index] } ?? index
      } else if let index = stands(alone: place, analysis, keys) {
        nearest = index
      } else {
        continue
      }
      let like = found[nearest]
      found.append(
        Found(
          subject: like.subject, property: "", subjectConcepts: like.subjectConcepts,
          propertyConcepts: ["weight"], value: Value(kind: .weight, text: analysis.slice(place)),
          conditions: like.conditions, modality: nil, origin: place))
      weights.append(origins[nearest])
    }
    origins += weights
  }

  /// `Price: 19 / 24 pt, Medium`: a weight that is a piece by itself is of what the name before the colon says. Gives a
  /// claim of the same name.
  private func stands(alone place: Range<Int>, _ analysis: Analysis, _ keys: ItemKeys) -> Int? {
    guard let key = keys.key(at: place.lowerBound) else { return nil }
    let before = analysis.slice(max(0, place.lowerBound - 4)..<place.lowerBound).trimmingSpaces
    let behind = analysis.slice(place.upperBound..<place.upperBound + 4).trimmingSpaces
    guard let mark = before.last, "、,，：:/／".contains(mark),
      behind.isEmpty || behind.first.map({ "、,，。.;；".contains($0) }) == true
    else { return nil }
    return origins.lastIndex { index in
      analysis.quantities[index].range.lowerBound >= key.end
        && analysis.quantities[index].range.upperBound <= place.lowerBound
    }
  }

  /// The first clause that names the claim's subject: its own or, where it goes on with a subject, one before it.
  private func clauseOf(_ index: Int, _ analysis: Analysis, _ clauses: [Range<Int>]) -> Range<Int>? {
    guard !found[index].subject.isEmpty else { return nil }
    let subject = Array(found[index].subject.utf8)
    let origin = origins[index]
    return clauses[max(0, origin - Self.window)...min(clauses.count - 1, origin + Self.window)]
      .first { Array(analysis.slice($0).utf8).contains(subject) }
  }

  /// How many quantities away a claim still has to do with another.
  private static let window = 16

  /// The claims that quantities near another one made; origins ascend.
  private static func near(_ index: Int, _ origins: [Int]) -> Range<Int> {
    origins.partition { $0 < index - window }..<origins.partition { $0 <= index + window }
  }

  /// The last clause that a place lies in; clauses begin and end in the order of the text.
  private static func lastClause(_ clauses: [Range<Int>], at place: Int) -> Int? {
    let next = clauses.partition { $0.lowerBound <= place }
    return next > 0 && clauses[next - 1].contains(place) ? next - 1 : nil
  }

  static func text(_ number: Double, _ unit: String?) -> String {
    let digits = NumberText.of(number)
    guard let unit, unit != "count" else { return digits }
    return unit == "%" || unit == "°" ? digits + unit : "\(digits) \(unit)"
  }
}

extension Quantity {
  fileprivate var measuresTime: Bool { unit == "ms" || unit == "s" }
}

extension [UInt8] {
  /// Whether other bytes stand somewhere among these.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard let first = other.first, count >= other.count else { return false }
    return (0...count - other.count).contains { start in
      self[start] == first && self[start..<start + other.count].elementsEqual(other)
    }
  }
}
