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
  private let editions: AskedEdition
  /// Slots with words that exclude each other, such as left and right, and the set that they are of.
  private let exclusive: [(slot: Question.Slot, set: String)]
  private let gaps: Gaps

  init(_ question: Question, _ tools: Tools) {
    self.question = question
    relations = tools.relations
    lexicon = tools.lexicon
    weights = tools.weights
    tiers = tools.tiers
    marks = Marks(tools.relations)
    platforms = tools.platforms
    explain = tools.options.explain
    namesThing = question.namesThing
    asked = AskedConcepts(question)
    gaps = Gaps(question, tools)
    editions = AskedEdition(question.analysis)
    exclusive = question.slots.flatMap { slot in
      slot.concepts.compactMap { $0.detail["set"] }.map { (slot, $0) }
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
    let isOfEdition = unit.pastEdition.map(editions.covers) ?? false
    for slot in question.slots {
      var match = isOfEdition && editions.isSaid(by: slot) ? 1 : best(slot, unit)
      // `a row with title and time`: the row is named above the table, and title and time are its key.
      if isPart, slot.kind == .content, match < Self.near, slot.nearness.best(unit.near) >= 0.85 {
        match = Self.near
      }
      total += slot.weight
      got += slot.weight * match
      if slot.kind == .content, slot.namesThing, unit.claim != nil {
        // A column may name it too: `Minimum control size`, with the platforms as rows.
        let named = unit.subject + unit.property
        let whole = slot.nearness.best(named)
        let near = leansOnHeading(unit) ? slot.nearness.best(unit.near) : 0
        let above = near >= 0.85 ? Self.near * near : 0
        subject = max(
          subject ?? 0, above, slot.partNearness.map { $0.best(named) }.reduce(whole, max))
      }
      if slot.weight > heaviest, slot.kind == .content && slot.namesThing || slot.isState {
        heaviest = slot.weight
        key = match
      }
      if slot.weight >= 0.3, slot.namesThing {
        if slot.kind == .property {
          property = max(property ?? 0, match)
        } else {
          weakest = min(weakest, match)
          if match < 0.45, !slot.numbers.contains(where: { relations.frequency($0) > 0 }) {
            lacksThing = true
          }
        }
      }
      if explain, match < 0.5 { reasons.append("\(slot.text) \(Int(match * 100)) %") }
    }
    if let property { weakest = min(weakest, property) }
    for residue in question.residues {
      let match = isOfEdition && editions.isSaid(by: residue) ? 1 : unit.literals.match(residue)
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
    let score =
      coverage + standing(unit) - extras(unit) - tiers.handicap(unit.tier) - (unit.isHistorical ? 0.05 : 0)
    let isForAll =
      unit.value?.kind.isValue == false && (property ?? 0) >= 0.85 && unit.conditionNumbers.isEmpty
      && (unit.namesNothing || unit.subject.contains { isAsked($0) && relations.kind($0) != .property })
      && !unit.subject.contains { relations.kind($0) == .subject }
    let namesOther =
      unit.claim != nil && unit.subject.contains { relations.kind($0) == .subject && !isAsked($0) }
    return Fit(
      coverage: coverage, weakest: weakest, isForAll: isForAll, namesOther: namesOther,
      lacksThing: lacksThing, isOfEdition: isOfEdition, key: key,
      subject: subject ?? 1,
      score: score, reasons: reasons)
  }

  /// A paragraph opens with its rule and goes on with reasons and examples; a question whether something may
  /// be done is mostly answered by a sentence that forbids it.
  private func standing(_ unit: Unit) -> Double {
    guard unit.claim == nil else { return 0 }
    let opens = unit.passage.ordinal == unit.passage.block && unit.passage.kind != .code ? 0.04 : 0
    let denies = question.asks.contains("whether") && unit.own.contains(marks.denies) ? 0.04 : 0
    return opens + denies
  }

  /// Whether a fact has all of a property but its bound: for `min height` the height.
  private func measuresPart(of slot: Question.Slot, _ unit: Unit) -> Bool {
    var isMeasured = false
    for (part, nearness) in zip(slot.parts, slot.partNearness) {
      if part.contains(where: { relations.kind($0) == .bound }) { continue }
      guard nearness.best(unit.property + unit.own) >= 0.85 else { return false }
      isMeasured = true
    }
    return isMeasured
  }

  /// Whether a row or item names one of the things that the question names together: what stands above it may be
  /// the other.
  private func isPartOfNamed(_ unit: Unit) -> Bool {
    guard unit.claim != nil, unit.passage.kind == .tableRow || unit.passage.kind == .listItem else {
      return false
    }
    return question.slots.contains {
      $0.kind == .content && $0.namesThing && $0.nearness.best(unit.subject) >= 0.85
    }
  }

  private func leansOnHeading(_ unit: Unit) -> Bool {
    unit.claim != nil && [.tableRow, .listItem, .entry].contains(unit.passage.kind)
      && !unit.subject.contains { relations.kind($0) == .subject && !unit.near.contains($0) }
  }

  private func best(_ slot: Question.Slot, _ unit: Unit) -> Double {
    let whole = match(slot, slot.nearness, unit)
    guard whole < 0.9, !slot.partNearness.isEmpty else { return whole }
    var sum = 0.0
    for part in slot.partNearness { sum += match(slot, part, unit) }
    return max(whole, 0.9 * sum / Double(slot.partNearness.count))
  }

  private func match(_ slot: Question.Slot, _ nearness: Nearness, _ unit: Unit) -> Double {
    var best = nearness.best(unit.subject)
    if best < 1 { best = max(best, nearness.best(unit.property)) }
    // Of one thing that is named, `size` and `font size` are the same.
    if slot.kind == .property, namesThing, best >= 0.6, best < 0.92, unit.claim != nil { best = 0.92 }
    if best < 0.8, unit.claim != nil { best = max(best, 0.8 * nearness.best(unit.own)) }
    if best < 1, case .condition(let name) = slot.kind, let said = unit.concepts(ofCondition: name) {
      best = max(best, nearness.best(said))
    }
    if best < Self.measured, slot.kind == .property, let measure = unit.measure,
      slot.measures.contains(measure)
    {
      best = Self.measured
    }
    if best < Self.measured, slot.kind == .property, PropertyFit.isPlainSize(slot, unit, relations) {
      best = Self.measured
    }
    // `max width` asks for what a width may be at most.
    if best < Self.measured, slot.kind == .property, let value = unit.value, Bounds.has(slot, value),
      measuresPart(of: slot, unit)
    {
      best = Self.measured
    }
    if slot.kind == .bound, let claim = unit.claim { best = max(best, Bounds.match(slot, claim.value)) }
    if best < 0.7, slot.asksForCode, unit.own.contains(marks.code) { best = 0.7 }
    // A row or item that names nothing itself is of what its heading names.
    if best < Self.near, leansOnHeading(unit), nearness.best(unit.near) >= 0.85 {
      best = max(best, Self.near * nearness.best(unit.near))
    }
    if best < 0.5 { best = max(best, 0.5 * nearness.best(unit.around)) }
    // The filter let it through: the document is for this platform.
    if best < 0.7, slot.isPlace { best = max(best, slot.kind == .condition("column") ? 0.5 : 0.7) }
    return best
  }

  /// What the fact is about and the question doesn't ask: `row with subtitle` is not just a row.
  private func extras(_ unit: Unit) -> Double {
    var extra = 0.0
    var isSpecial = false
    for id in unit.claim == nil ? unit.own : unit.subject {
      guard let kind = relations.kind(id), !isAsked(id) else { continue }
      if kind == .condition {
        isSpecial = isSpecial || !platforms.contains(id)
      } else {
        extra += weights.weight(ofNumber: id) * (kind == .subject ? 1 : 0.5)
      }
    }
    guard unit.claim == nil else { return min(0.3, extra * 0.06) + 0.05 * Double(unaskedConditions(unit)) }
    let pointer = unit.own.contains(marks.cites) ? 0.08 : 0
    let stub = unit.passage.text.utf8.count < 24 ? 0.1 : 0
    return min(0.15, extra * 0.012) + pointer + stub + (isSpecial ? 0.06 : 0)
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
    for (slot, set) in exclusive {
      for id in unit.subject + unit.property where slot.nearness.of(id) == 0 {
        guard let said = lexicon.concept(relations.id(id)), said.detail["set"] == set else { continue }
        if slot.nearness.best(unit.subject) < 1, slot.nearness.best(unit.property) < 1 { return said.id }
      }
    }
    return gaps.other(unit)
  }

  private func isAsked(_ id: Int) -> Bool { asked.contains(id) }
}
