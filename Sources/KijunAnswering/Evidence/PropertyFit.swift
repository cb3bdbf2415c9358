import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Whether a claim states the property that a question asks for: a width is no height.
struct PropertyFit {
  let question: Question
  let relations: Relations
  let lexicon: StoredLexicon
  /// The properties that decide: those that measure something.
  let measured: [Question.Slot]

  private let spacing: Int
  /// Whether the name of a symbol is asked for, and no property of it: then its colour or size is no answer.
  private let namesSymbol: Bool

  init(question: Question, relations: Relations, lexicon: StoredLexicon) {
    self.question = question
    self.relations = relations
    self.lexicon = lexicon
    spacing = relations.number("spacing")
    namesSymbol = question.content.contains { slot in slot.concepts.contains { $0.id == "sf-symbol" } }
    measured = question.properties.filter { slot in
      slot.concepts.contains { !$0.measures.isEmpty && $0.measures != ["text"] }
    }
  }

  /// Measures whose answer is a number; for them prose without one is no answer.
  static let hard: Set<String> = [
    "length", "size", "ratio", "count", "duration", "angle", "percentage", "weight",
  ]

  /// Whether what is measured so has a number. A curve is called `ease-out` as well as it is measured; the words beside a
  /// length are no length.
  static func isHard(_ measures: Set<String>) -> Bool {
    !measures.isDisjoint(with: measures.contains("text") ? hard.subtracting(["angle", "ratio"]) : hard)
  }

  func fits(_ unit: Unit) -> Bool {
    guard let claim = unit.claim else { return true }
    // Whether something is large enough to be hit, its distance from others doesn't decide.
    if question.asksOfRegion, isDistance(claim, unit) { return false }
    let slots = measured
    if question.asks.contains("count") {
      guard claim.value.kind.isValue else {
        return !unit.property.contains { relations.kind($0) == .property }
      }
      return claim.value.unit == nil && !claim.value.numbers.isEmpty && isCounted(unit)
    }
    guard !slots.isEmpty else {
      if namesSymbol, claim.value.kind == .color || unit.measure != nil { return false }
      return claim.value.numbers.isEmpty || saysInWords(unit)
    }
    if let version = slots.first(where: { $0.measures.contains("version") }) {
      return fits(version, claim, unit)
    }
    return slots.contains { fits($0, claim, unit) }
  }

  /// Whether a number's sentence or row speaks of what is asked for where that is said in words: how many tabs there are
  /// says nothing of their order.
  private func saysInWords(_ unit: Unit) -> Bool {
    let telling = question.properties.filter { $0.weight >= 0.6 && $0.measures == ["text"] }
    return telling.isEmpty
      || telling.contains { $0.nearness.best(unit.own) > 0 || $0.nearness.best(unit.around) > 0 }
  }

  /// Whether a fact speaks of what is counted, where that is called like a property: of fonts, of colours.
  private func isCounted(_ unit: Unit) -> Bool {
    guard !question.namesThing else { return true }
    let counted = question.properties.filter { !Self.isCount($0) }
    return counted.isEmpty || counted.contains { $0.nearness.best(unit.own) >= 0.5 }
  }

  /// A number without unit is a count of things; of which, its property and the words around it say.
  private func isCount(_ slot: Question.Slot, _ unit: Unit) -> Bool {
    if Self.isCount(slot) { return !unit.namesProperty && isCounted(unit) }
    if question.namesThing && !slot.measures.contains("text") || slot.nearness.best(unit.own) >= 0.3 {
      return true
    }
    // `45 and 75 characters` says itself what it counts.
    let text = Analysis(unit.value?.text ?? "", vocabulary: lexicon)
    let said = relations.numbers(text.conceptIDsWithParts(lexicon))
    return slot.meaning.partNearness.contains { $0.best(said) >= 0.85 }
  }

  private static func isCount(_ slot: Question.Slot) -> Bool { slot.concepts.contains { $0.id == "count" } }

  func fits(_ slot: Question.Slot, _ claim: StoredClaim, _ unit: Unit) -> Bool {
    let said =
      claim.id == unit.claim?.id
      ? unit.property + unit.subject
      : relations.numbers(claim.propertyNumbers + claim.subjectNumbers)
    if slot.nearness.best(said) > 0 { return kindFits(slot, claim.value) }
    // The claim names a property of its own that is measured alike: it is another one.
    let measures = slot.measures
    // Milliseconds are a duration, whatever the column is called.
    if let measure = claim.id == unit.claim?.id ? unit.measure : ValueMeasure.of(claim.value),
      measures.contains(measure), measure != "count" || isCount(slot, unit)
    {
      return true
    }
    // `Row height, min` is a min height.
    if Bounds.has(slot.meaning, claim.value), sharesKind(slot, said) { return kindFits(slot, claim.value) }
    for number in said where relations.kind(number) == .property {
      guard let own = lexicon.concept(relations.id(number)), !measures.isDisjoint(with: own.measures) else {
        continue
      }
      if !(own.id == "size" && claim.value.kind == .size) { return false }
    }
    guard kindFits(slot, claim.value) else { return false }
    if claim.id == unit.claim?.id, Self.isPlainSize(slot.meaning, unit, relations) { return true }
    return slot.nearness.best(unit.own) > 0
      || (unit.passage.kind == .tableRow || unit.passage.kind == .entry)
        && slot.nearness.best(unit.around) > 0
      || claim.value.kind == .size && !measures.isDisjoint(with: ["length", "size"])
  }

  /// `Leave 11 pt between targets` names no property, and is one all the same.
  private func isDistance(_ claim: StoredClaim, _ unit: Unit) -> Bool {
    unit.property.contains { relations.nearness(asked: spacing, said: $0) > 0 }
      || claim.value.kind != .size && unit.property.isEmpty && unit.own.contains(relations.number("between"))
  }

  /// Whether a property of a fact is of the same kind as one that is asked for with its bound: the height of a row as
  /// any height is.
  private func sharesKind(_ slot: Question.Slot, _ said: [Int]) -> Bool {
    func kinds(_ number: Int) -> [Int] {
      relations.broader(number).filter { $0.distance <= 1 && relations.kind($0.index) == .property }.map(
        \.index)
    }
    let asked = Set(slot.numbers.flatMap(kinds))
    return said.contains { relations.kind($0) == .property && kinds($0).contains(where: asked.contains) }
  }

  /// Whether a length is stated of a thing without a word for what is measured, where the size of it is asked for; of a
  /// text style that is the size of its type.
  static func isPlainSize(_ slot: Meaning, _ unit: Unit, _ relations: Relations) -> Bool {
    guard unit.isLength, !unit.namesProperty else { return false }
    if slot.measures.contains("size") { return true }
    let style = relations.number("text-style")
    return slot.numbers.contains(relations.number("font-size"))
      && unit.subject.contains { relations.broader($0).contains { $0.index == style } }
  }

  private func kindFits(_ slot: Question.Slot, _ value: Value) -> Bool {
    if !value.kind.isValue { return true }
    let measures = slot.measures
    switch value.kind {
    case .number, .size, .range:
      if measures.isDisjoint(with: Self.hard) {
        return !measures.isDisjoint(with: ["text", "date", "version"])
      }
      if value.unit == "ms" || value.unit == "s" { return measures.contains("duration") }
      return !measures.isSubset(of: ["weight", "color", "code"])
    case .ratio: return !measures.isDisjoint(with: ["ratio", "percentage"])
    case .color: return measures.contains("color")
    case .weight: return measures.contains("weight")
    case .code: return !measures.isDisjoint(with: ["code", "color", "text"])
    case .text: return !Self.isHard(measures)
    case .leftToSystem, .notPublished: return true
    }
  }
}
