import KijunGuidelines
import KijunStore
import KijunVocabulary

/// How well a unit answers a question.
struct Fit {
  /// The share of the question that the unit speaks of, weighted.
  var coverage: Double
  /// Of the words that name the thing asked about, the least well matched one.
  var weakest: Double
  /// Whether it leaves the very property asked for to the system, whatever thing has it.
  var isForAll = false
  /// Whether a fact is about a thing that the question doesn't name.
  var namesOther = false
  /// Whether a word that names a thing is found in no document, so that whatever is said is of something else.
  var lacksThing = false
  /// Whether it is a sentence that denies something.
  var denies = false
  /// Whether it is what held in the edition that is asked for.
  var isOfEdition = false
  /// How well the most telling word is matched: the name of the very thing that is asked about.
  var key = 1.0
  /// How well the subject of the fact itself is what is asked about, rather than a word beside it.
  var subject = 1.0
  var score: Double
  var reasons: [String]
}

struct Fitting {
  private let question: Question
  private let relations: Relations
  private let lexicon: StoredLexicon
  private let weights: TermWeights
  private let tiers: TierTable
  private let marks: Marks
  /// Concepts of platforms, which say for whom a rule is rather than when it holds.
  private let platforms: Set<Int>
  private let explain: Bool
  /// Whether the question names a thing, rather than a property alone.
  private let namesThing: Bool
  private let asked: AskedConcepts
  private let bounds: AskedBounds
  private let editions: AskedEdition
  private let asksWhether: Bool
  private let asksColor: Bool
  private let hue: Int
  /// Slots with words that exclude each other, such as left and right, and the set that they are of.
  private let exclusive: [(meaning: Meaning, set: String)]
  private let gaps: Gaps
  private let lacked: LackedThings

  init(_ question: Question, _ tools: Tools) {
    self.question = question
    relations = tools.relations
    lexicon = tools.lexicon
    weights = tools.weights
    tiers = tools.tiers
    marks = tools.relations.marks
    platforms = tools.platforms
    explain = tools.options.explain
    namesThing = question.namesThing
    asked = AskedConcepts(question)
    gaps = Gaps(question, tools)
    lacked = LackedThings(question, tools.lexicon, tools.relations)
    bounds = AskedBounds(question)
    editions = AskedEdition(question.analysis)
    asksColor =
      question.measures.contains("color")
      || question.content.contains { slot in
        slot.concepts.contains { $0.id.hasSuffix("-color") || $0.id.hasSuffix("-role") }
      }
    hue = tools.relations.number("system-color")
    asksWhether = question.asks.contains("whether")
    exclusive = question.slots.flatMap { slot in
      slot.concepts.compactMap { $0.detail["set"] }.map { (slot.meaning, $0) }
    }
  }

  /// What a match in the heading right above counts, or in what introduces a table.
  private static let near = 0.8

  /// What a value counts that says by itself what it measures, such as 200 ms or #FFFFFF.
  private static let measured = 0.85

  func fit(_ unit: Unit) -> Fit {
    var total = 0.0
    var got = 0.0
    var weakest = 1.0
    var property: Double?
    var key = 1.0
    var heaviest = 0.0
    var subject: Double?
    var lacksThing = false
    var reasons: [String] = []
    let isPart = isPartOfNamed(unit)
    let isOfEdition =
      unit.pastEdition.map(editions.covers)
      ?? (unit.isHistorical && (editions.asksPast || editions.names(unit.source.source.edition)))
    for slot in question.slots {
      let meaning = slot.meaning
      var match = isOfEdition && editions.isSaid(by: slot) ? 1 : best(meaning, unit)
      if slot.concepts.isEmpty, slot.text == unit.tier, namesThing { match = max(match, 0.7) }
      // `a row with title and time`: the row is named above the table, and title and time are its key.
      if isPart, meaning.isContent, match < Self.near, meaning.nearness.best(unit.near) >= 0.85 {
        match = Self.near
      }
      total += slot.weight
      got += slot.weight * match
      if meaning.isContent, meaning.namesThing, unit.isFact {
        // A column may name it too: `Minimum control size`, with the platforms as rows.
        func named(_ nearness: Nearness) -> Double {
          max(nearness.best(unit.subject), nearness.best(unit.property))
        }
        let near = unit.leansOnHeading ? meaning.nearness.best(unit.near) : 0
        let above = near >= 0.85 ? Self.near * near : 0
        subject = max(
          subject ?? 0, above, meaning.partNearness.map(named).reduce(named(meaning.nearness), max))
      }
      let isState = meaning.isState && !(meaning.isDone && asksWhether)
      if slot.weight > heaviest, meaning.isContent && meaning.namesThing || isState {
        heaviest = slot.weight
        key = match
      }
      if slot.weight >= 0.3, meaning.namesThing {
        if meaning.isProperty {
          property = max(property ?? 0, match)
        } else {
          weakest = min(weakest, match)
          if match < 0.45, !meaning.numbers.contains(where: { relations.frequency($0) > 0 }) {
            lacksThing = true
          }
        }
      }
      if explain, match < 0.5 { reasons.append("\(slot.text) \(Int(match * 100)) %") }
    }
    if let property { weakest = min(weakest, property) }
    for residue in question.residues {
      var match = isOfEdition && editions.isSaid(by: residue) ? 1 : unit.literals.match(residue)
      if match > 0, let thing = residue.thing { match = min(match, best(thing, unit)) }
      total += residue.weight
      got += residue.weight * match
      // A name that only the documents know tells more than any word of the field.
      if residue.isKnown, residue.weight > heaviest {
        heaviest = residue.weight
        key = match
      }
      if explain, match < 0.5 { reasons.append("“\(residue.text)” missing") }
    }
    let coverage = total > 0 ? got / total : 0
    // Of two values that fit alike, `minimum size` asks for the one that says it is the least.
    let bound = unit.value.map(bounds.areMet) == true ? 0.01 : 0
    let lacking = lacked.agrees(unit) ? 0.12 : 0
    let score =
      coverage + bound + lacking + standing(unit) - extras(unit) - tiers.handicap(unit.tier)
      - (unit.isHistorical ? 0.1 : 0)
    let isForAll =
      unit.value?.kind.isValue == false && (property ?? 0) >= 0.85 && statesAsked(unit)
      && unit.conditionNumbers.isEmpty
      && (unit.namesNothing || unit.subject.contains { isAsked($0) && relations.kind($0) != .property })
      && !unit.subject.contains { relations.kind($0) == .subject }
    let namesOther = unit.isFact && unit.about.contains { $0.kind == .subject && !isAsked($0.number) }
    return Fit(
      coverage: coverage, weakest: weakest, isForAll: isForAll, namesOther: namesOther,
      lacksThing: lacksThing, denies: !unit.isFact && unit.own.contains(marks.denies),
      isOfEdition: isOfEdition, key: key,
      subject: subject ?? 1,
      score: score, reasons: reasons)
  }

  /// A paragraph opens with its rule and goes on with reasons and examples; a question whether something may
  /// be done is mostly answered by a sentence that forbids it.
  private func standing(_ unit: Unit) -> Double {
    guard !unit.isFact else { return 0 }
    let opens = unit.opens ? 0.04 : 0
    let denies = question.asks.contains("whether") && unit.own.contains(marks.denies) ? 0.04 : 0
    return opens + denies
  }

  /// Whether a fact is of the very property asked for: that letter spacing is left to the system says nothing of any
  /// other spacing.
  private func statesAsked(_ unit: Unit) -> Bool {
    question.slots.contains { slot in
      slot.kind == .property && slot.namesThing && slot.nearness.best(unit.property) >= 0.85
    }
  }

  /// Whether a fact has all of a property but its bound: for `min height` the height.
  private func measuresPart(of meaning: Meaning, _ unit: Unit) -> Bool {
    var isMeasured = false
    for (part, nearness) in zip(meaning.parts, meaning.partNearness) {
      if part.contains(where: { relations.kind($0) == .bound }) { continue }
      guard max(nearness.best(unit.property), nearness.best(unit.own)) >= 0.85 else { return false }
      isMeasured = true
    }
    return isMeasured
  }

  /// Whether a row or item names one of the things that the question names together: what stands above it may be
  /// the other.
  private func isPartOfNamed(_ unit: Unit) -> Bool {
    guard unit.isFact, unit.kind == .tableRow || unit.kind == .listItem else { return false }
    return question.slots.contains {
      let meaning = $0.meaning
      return meaning.isContent && meaning.namesThing && meaning.nearness.best(unit.subject) >= 0.85
    }
  }

  /// How much a sentence is still about what those before it were: `Do not replace it with an arrow`. One that names
  /// another thing goes on with that.
  private func goesOn(_ unit: Unit) -> Double {
    switch unit.about.count(where: {
      $0.kind == .subject && !isAsked($0.number) && !unit.before.contains($0.number)
    }) {
    case 0: Self.near
    case 1: 0.65
    default: 0.5
    }
  }

  private func best(_ slot: Meaning, _ unit: Unit) -> Double {
    let whole = match(slot, slot.nearness, unit)
    guard whole < 0.9, !slot.partNearness.isEmpty else { return whole }
    var sum = 0.0
    for part in slot.partNearness { sum += match(slot, part, unit) }
    return max(whole, 0.9 * sum / Double(slot.partNearness.count))
  }

  private func match(_ slot: Meaning, _ nearness: Nearness, _ unit: Unit) -> Double {
    var best = nearness.best(unit.subject)
    if best < 1 { best = max(best, nearness.best(unit.property)) }
    // Of one thing that is named, `size` and `font size` are the same.
    if slot.isProperty, namesThing, best >= 0.6, best < 0.92, unit.isFact { best = 0.92 }
    if best < 0.8, unit.isFact { best = max(best, 0.8 * nearness.best(unit.own)) }
    if best < 1, let name = slot.condition, let said = unit.concepts(ofCondition: name) {
      best = max(best, nearness.best(said))
    }
    if best < Self.measured, slot.isProperty, let measure = unit.measure,
      slot.measures.contains(measure)
    {
      best = Self.measured
    }
    if best < Self.measured, slot.isProperty, PropertyFit.isPlainSize(slot, unit, relations) {
      best = Self.measured
    }
    // `max width` asks for what a width may be at most.
    if best < Self.measured, slot.isProperty, let value = unit.value, Bounds.has(slot, value),
      measuresPart(of: slot, unit)
    {
      best = Self.measured
    }
    // `Heart` is all that a row is called of what is asked for as `heart rate`.
    if best < Self.near, slot.isContent, unit.isFact, let phrase = slot.phrase, Self.says(phrase, unit.name) {
      best = Self.near
    }
    if best < Self.measured, let side = slot.side, unit.value.flatMap(side.value) != nil {
      best = Self.measured
    }
    if slot.asksForRange, unit.value?.kind == .range { best = 1 }
    if slot.isBound, let value = unit.value { best = max(best, Bounds.match(slot, value)) }
    if best < 0.7, slot.asksForCode, unit.own.contains(marks.code) { best = 0.7 }
    // A row or item that names nothing itself is of what its heading names.
    if best < Self.near, unit.leansOnHeading || unit.kind == .code, nearness.best(unit.near) >= 0.85 {
      best = max(best, Self.near * nearness.best(unit.near))
    }
    if !unit.isFact, best < Self.near, !unit.before.isEmpty, slot.isContent || slot.isState {
      best = max(best, goesOn(unit) * nearness.best(unit.before))
    }
    if best < 0.5 { best = max(best, 0.5 * nearness.best(unit.around)) }
    // The filter let it through: the document is for this platform.
    if best < 0.7, slot.isPlace { best = max(best, slot.condition == "column" ? 0.5 : 0.7) }
    return best
  }

  /// Whether a name stands as whole words in what the question says.
  private static func says(_ text: String, _ name: String) -> Bool {
    guard name.utf8.count >= 4, name.utf8.count < text.utf8.count else { return false }
    return text.hasPrefix(name + " ") || text.hasSuffix(" " + name) || text.contains(" " + name + " ")
  }

  /// What the fact is about and the question doesn't ask: `row with subtitle` is not just a row.
  private func extras(_ unit: Unit) -> Double {
    var extra = 0.0
    var isSpecial = false
    for about in unit.about where !isAsked(about.number) {
      if about.kind == .condition {
        isSpecial = isSpecial || !platforms.contains(about.number)
      } else if !isHue(about.number) {
        extra += about.weight
      }
    }
    guard !unit.isFact else { return min(0.3, extra * 0.06) + 0.05 * Double(unaskedConditions(unit)) }
    let pointer = unit.own.contains(marks.cites) ? 0.14 : 0
    let stub = unit.isShort ? 0.1 : 0
    return min(0.15, extra * 0.012) + pointer + stub + (isSpecial ? 0.06 : 0)
  }

  /// Whether it is the hue that a colour is called by, which who asks for a colour needn't know: `tide.blue`.
  private func isHue(_ number: Int) -> Bool {
    asksColor && relations.broader(number).contains { $0.index == hue && $0.distance == 1 }
  }

  /// Conditions under which the fact holds and of which the question says nothing. What is usual needs no saying.
  private func unaskedConditions(_ unit: Unit) -> Int {
    unit.conditionNumbers.count { condition in
      guard !Self.scopes.contains(condition.name) else { return false }
      if question.slots.contains(where: { $0.nearness.best(condition.concepts) > 0 }) { return false }
      return condition.concepts.contains { lexicon.concept(relations.id($0))?.detail["usual"] == nil }
    }
  }

  /// Conditions that say for whom a fact is rather than when it holds.
  private static let scopes: Set<String> = ["platform", "device", "column", "medium", "version"]

  /// What the fact says instead of something asked for that excludes it: left and right, where top and bottom
  /// were asked for.
  func rival(_ unit: Unit) -> String? {
    for id in exclusive.isEmpty ? [] : unit.subject + unit.property {
      guard let said = set(of: id) else { continue }
      for (meaning, set) in exclusive where said == set && meaning.nearness.of(id) == 0 {
        if meaning.nearness.best(unit.subject) < 1, meaning.nearness.best(unit.property) < 1 {
          return relations.id(id)
        }
      }
    }
    return lacked.had(by: unit) ?? gaps.other(unit)
  }

  /// The set of words that exclude each other, such as left and right, that a concept is of.
  private func set(of number: Int) -> String? { lexicon.concept(relations.id(number))?.detail["set"] }

  private func isAsked(_ id: Int) -> Bool { asked.contains(id) }
}
