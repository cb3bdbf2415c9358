import KijunVocabulary

/// Splits a question that holds two things against each other into one question for each.
enum Alternatives {
  static func split(_ question: Question) -> [Question]? {
    let compares = question.asks.contains("compare") || question.asks.contains("conflict")
    if question.years.count == 2 {
      return question.years.map { year in with(question) { $0.years = [year] } }
    }
    // `2015 or today`: the old edition against what is valid now.
    if question.years.count == 1, compares || !question.connectors.isEmpty || question.namesToday {
      let old = with(question) { $0.slots.removeAll(where: \.namesToday) }
      let new = with(question) {
        $0.years = []
        $0.currentOnly = true
        $0.slots.removeAll(where: \.namesToday)
      }
      return ownWords(question, old, new) ?? [old, new]
    }
    let tiers = question.namedTiers
    if tiers.count > 1,
      compares || question.asks.contains("tier") || tiers.count > 2 || !question.connectors.isEmpty
    {
      return tiers.map { tier in
        with(question) {
          $0.tierMentions = [Question.TierMention(tier: tier, token: 0, isPublisher: false)]
          $0.slots.removeAll { $0.concepts.isEmpty && $0.text != tier }
        }
      }
    }
    // `how does Body differ in the HTML sample`: the tier against all others.
    if tiers.count == 1, compares, question.quantities.isEmpty {
      let shared = question.slots.filter { !$0.concepts.isEmpty && $0.kind != .condition("medium") }
      return [
        with(question) {
          $0.tierMentions = [Question.TierMention(tier: tiers[0], token: 0, isPublisher: false)]
          $0.slots = shared
        },
        with(question) {
          $0.tierMentions = []
          $0.excludedTiers.append(tiers[0])
          $0.slots = shared
        },
      ]
    }
    if question.quantities.count == 2,
      compares || question.connectors.contains(where: { $0.connector == "or" })
    {
      return sides(question)
        ?? question.quantities.map { quantity in with(question) { $0.quantities = [quantity] } }
    }
    if let behind = question.connectors.first(where: { $0.connector == "than-behind" }) {
      return before(question, behind.index)
    }
    if let each = conditions(question) { return each }
    guard let connector = connector(question, compares) else { return nil }
    return sides(question) ?? nearest(question, connector)
  }

  /// `2015 floor and today's Caption 2`: what stands behind the connector belongs to that side alone.
  private static func ownWords(_ question: Question, _ old: Question, _ new: Question) -> [Question]? {
    guard let today = question.slots.first(where: \.namesToday)?.tokens.lowerBound,
      let index = question.connectors.first(where: { $0.index < today })?.index
    else { return nil }
    let left = new.slots.filter { $0.tokens.upperBound <= index }
    let right = new.slots.filter { $0.tokens.lowerBound > index }
    guard left.contains(where: { $0.kind == .content }), right.contains(where: { $0.kind == .content }) else {
      return nil
    }
    let shared = right.contains { $0.kind == .property } ? [] : left.filter { $0.kind == .property }
    return [with(old) { $0.slots = left }, with(new) { $0.slots = right + shared }]
  }

  /// `the tint in light and dark`: what holds in one doesn't hold in the other, so each is a question of its own.
  private static func conditions(_ question: Question) -> [Question]? {
    guard question.asks.isDisjoint(with: ["whether", "why"]), question.quantities.isEmpty else { return nil }
    for name in exclusive {
      let slots = question.slots.filter { $0.meaning.condition == name }
      guard slots.count > 1,
        slots.indices.allSatisfy({ index in
          slots[..<index].allSatisfy { slots[index].meaning.nearness.best($0.meaning.numbers) == 0 }
        })
      else { continue }
      let rest = question.slots.filter { $0.meaning.condition != name }
      return slots.map { slot in with(question) { $0.slots = rest + [slot] } }
    }
    return nil
  }

  /// Conditions of which only one can be.
  private static let exclusive = ["appearance", "platform", "device", "contrast", "orientation", "motion"]

  private static func connector(_ question: Question, _ compares: Bool) -> Int? {
    let either = question.connectors.first { $0.connector == "or" || $0.connector == "than" }
    let both = question.connectors.first { and in
      and.connector == "and" && (compares || joinsAlike(and.index, question))
    }
    return (either ?? both)?.index
  }

  /// `the size of Caption 1 and Caption 2`: two things of one sort, each of which has what is asked for. A space is
  /// between two things, and belongs to both.
  private static func joinsAlike(_ index: Int, _ question: Question) -> Bool {
    guard !question.properties.isEmpty, question.asks.isDisjoint(with: ["whether", "why", "how"]),
      !question.properties.contains(where: { slot in
        slot.meaning.concepts.contains {
          $0.id == "spacing" || $0.broader.contains("spacing") && !$0.implies.isEmpty
        }
      }),
      let left = question.content.last(where: { $0.tokens.upperBound == index }),
      let right = question.content.first(where: { $0.tokens.lowerBound == index + 1 })
    else { return false }
    let sorts = [left, right].map { slot in
      Set(slot.meaning.concepts.filter { $0.kind == .subject }.flatMap(\.broader))
    }
    return !sorts[0].isDisjoint(with: sorts[1]) && left.meaning.nearness.best(right.meaning.numbers) < 0.6
  }

  /// `A with its words vs B with its words`: each side is a question of its own.
  private static func sides(_ question: Question) -> [Question]? {
    guard let index = question.connectors.first(where: { $0.connector == "or" })?.index else { return nil }
    let left = question.slots.filter { $0.tokens.upperBound <= index }
    let right = question.slots.filter { $0.tokens.lowerBound > index }
    guard left.count >= 2, right.count >= 2 || question.quantities.count == 2, !right.isEmpty else {
      return nil
    }
    let offset =
      question.analysis.tokens.indices.contains(index) ? question.analysis.tokens[index].range.lowerBound : 0
    return [
      with(question) {
        $0.slots = left
        $0.tierMentions.removeAll { $0.token >= index }
        $0.quantities = $0.quantities.filter { $0.range.upperBound <= offset }
        $0.residues = []
      },
      with(question) {
        $0.slots = right
        $0.tierMentions.removeAll { $0.token < index }
        $0.quantities = $0.quantities.filter { $0.range.lowerBound >= offset }
        $0.residues = []
      },
    ]
  }

  /// `A は B より`: both stand before the word, the second right before it.
  private static func before(_ question: Question, _ index: Int) -> [Question]? {
    let things = Thing.all(question).filter { $0.tokens.upperBound <= index }
    guard let second = things.last else { return nil }
    let seconds = Thing.run(things.reversed(), from: second, gap: 0)
    guard let start = seconds.map(\.tokens.lowerBound).min() else { return nil }
    return nearest(question, start - 1, right: second)
  }

  /// `Title 1 vs Title 3 weight`: the two next to the connector are the alternatives, the rest is shared.
  private static func nearest(_ question: Question, _ index: Int, right second: Thing? = nil) -> [Question]? {
    let things = Thing.all(question)
    guard let left = things.last(where: { $0.tokens.upperBound <= max(index, 1) }),
      let right = second ?? things.first(where: { $0.tokens.lowerBound > index })
    else { return nil }
    let gap = second == nil ? 1 : 0
    let lefts = Thing.run(
      things.filter { $0.tokens.upperBound <= max(index, 1) }.reversed(), from: left, gap: gap)
    let rights = Thing.run(things.filter { $0.tokens.lowerBound > index }, from: right, gap: gap)
    // What both name, such as the rows in `stop rows and settings rows`, tells them apart no more.
    return [Thing.without(rights, but: lefts, question), Thing.without(lefts, but: rights, question)].map {
      kept in
      with(question) {
        $0.slots = kept.slots
        $0.residues = kept.residues
      }
    }
  }

  private static func with(_ question: Question, _ change: (inout Question) -> Void) -> Question {
    var copy = question
    copy.connectors = []
    copy.isSide = true
    copy.asks.subtract(["compare", "conflict"])
    copy.slots.removeAll { $0.concepts.contains { $0.detail["asks"] == "compare" } }
    change(&copy)
    if question.asks.contains("compare") { copy.slots.removeAll(where: \.saysDifferent) }
    return copy
  }
}

extension Question {
  /// `today's tap area`: asks for what holds, as any question does, and for no thing that is current.
  var ofToday: Question {
    guard slots.contains(where: { $0.namesToday && $0.text.lowercased() != "current" }),
      slots.contains(where: { $0.namesThing && !$0.namesToday })
    else { return self }
    var question = self
    question.slots.removeAll(where: \.namesToday)
    question.currentOnly = true
    return question
  }

  fileprivate var namesToday: Bool { slots.contains(where: \.namesToday) }
}

extension Question.Slot {
  /// `the difference between A and B`: says no more of either than that they are compared.
  fileprivate var saysDifferent: Bool {
    !meaning.concepts.isEmpty && meaning.concepts.allSatisfy { ["differ", "different"].contains($0.id) }
  }

  fileprivate var namesToday: Bool { meaning.concepts.contains { $0.id == "current" } }
}
