import KijunGuidelines
import KijunVocabulary

/// What a document says instead of a value: it is left to the system, or it isn't published.
enum NonValue {
  /// A cell that says nothing else.
  static func whole(_ analysis: Analysis) -> Value? {
    guard analysis.text.utf8.count <= 120, analysis.quantities.allSatisfy({ !$0.isValue }) else { return nil }
    return phrase(analysis, in: 0..<analysis.text.utf8.count)?.value
  }

  /// Whether it says anything of values that it doesn't give.
  static func speaksOfNoValue(_ analysis: Analysis) -> Bool {
    analysis.mentions.contains { $0.speaksOfNoValue }
  }

  /// The claims of a passage that leaves things to the system: one for each thing that it lists.
  ///
  /// A sentence may refuse a value and the next one hand it over, so those around it are looked at as well.
  static func claims(
    _ analysis: Analysis, before: Analysis?, after: Analysis?, vocabulary: Vocabulary
  ) -> [SentenceClaims.Found] {
    guard speaksOfNoValue(analysis) else { return [] }
    var found: [SentenceClaims.Found] = []
    let sentences = SentenceCuts.sentences(of: analysis)
    let statements = sentences.map { Statement(analysis, in: $0, vocabulary: vocabulary) }
    for (index, statement) in statements.enumerated() where statement.speaksOfNoValue {
      let previous =
        index > 0
        ? statements[index - 1] : before.flatMap { Statement(last: $0, vocabulary: vocabulary) }
      let next =
        index + 1 < statements.count
        ? statements[index + 1] : after.flatMap { Statement(first: $0, vocabulary: vocabulary) }
      found += statement.claims(after: previous, before: next)
    }
    return found
  }

  /// The phrase of a sentence that says it by itself. Who leaves a value to the system also says that it sets none.
  fileprivate static func phrase(
    _ analysis: Analysis, in range: Range<Int>
  ) -> (value: Value, place: Range<Int>)? {
    let mentions = analysis.mentions(in: range)
    guard
      let mention = mentions.indices.first(where: {
        mentions[$0].has(.delegation) && !isDenied($0, in: mentions, analysis)
      }).map({ mentions[$0] })
        ?? mentions.first(where: { $0.has(.nonpublication) })
    else { return nil }
    let place = analysis.range(mention)
    return (
      Value(kind: mention.has(.delegation) ? .leftToSystem : .notPublished, text: analysis.slice(place)),
      place
    )
  }
}

extension NonValue {
  /// `システムに任せない`, `not left to the system`.
  private static func isDenied(_ index: Int, in mentions: [Mention], _ analysis: Analysis) -> Bool {
    let place = analysis.range(mentions[index])
    func isSuffix(_ mention: Mention) -> Bool {
      let first = analysis.tokens[mention.tokens.lowerBound]
      return first.isHiragana || first.isHangul
    }
    if index + 1 < mentions.count, mentions[index + 1].has(.negation), isSuffix(mentions[index + 1]) {
      return analysis.range(mentions[index + 1]).lowerBound - place.upperBound <= 4
    }
    return index > 0 && mentions[index - 1].has(.negation) && !isSuffix(mentions[index - 1])
      && place.lowerBound - analysis.range(mentions[index - 1]).upperBound <= 1
  }
}

/// What one sentence says of values that it doesn't give.
private struct Statement {
  let analysis: Analysis
  let range: Range<Int>
  let handover: Handover
  private let phrase: (value: Value, place: Range<Int>)?

  init(_ analysis: Analysis, in range: Range<Int>, vocabulary: Vocabulary) {
    self.analysis = analysis
    self.range = range
    handover = Handover(analysis, in: range, vocabulary: vocabulary)
    phrase = NonValue.phrase(analysis, in: range)
  }

  init?(first analysis: Analysis, vocabulary: Vocabulary) {
    guard let range = SentenceCuts.sentences(of: analysis).first else { return nil }
    self.init(analysis, in: range, vocabulary: vocabulary)
  }

  init?(last analysis: Analysis, vocabulary: Vocabulary) {
    guard let range = SentenceCuts.sentences(of: analysis).last else { return nil }
    self.init(analysis, in: range, vocabulary: vocabulary)
  }

  /// Without this it makes no claim, whatever stands around it.
  var speaksOfNoValue: Bool { phrase != nil || handover.refusal != nil || handover.strength > .none }

  func claims(after previous: Statement?, before next: Statement?) -> [SentenceClaims.Found] {
    guard !isSupposed else { return [] }
    // `当社では決めない。` said it already; the sentence that names the system adds nothing to it.
    if let previous, previous.isCompleted(by: self), !namesMeasure || phrase == nil { return [] }
    if let phrase, phrase.value.kind == .leftToSystem { return made(of: phrase.value, at: phrase.place) }
    if !hasNumber, hands(to: next) { return made(of: handedOver, at: place) }
    if let previous, !hasNumber, handover.refusal != nil, namesMeasure, previous.leaves {
      // `시스템 기본을 쓴다. 폭은 고정하지 않는다.`
      return made(of: handedOver, at: place, things: previous.things(at: previous.place))
    }
    if let phrase { return made(of: phrase.value, at: phrase.place) }
    return []
  }

  /// Whether it leaves something to the system by itself.
  private var leaves: Bool {
    phrase?.value.kind == .leftToSystem || !hasNumber && hands(to: nil)
  }

  private func hands(to next: Statement?) -> Bool {
    switch handover.strength {
    case .yields: return true
    case .follows where namesPlainMeasure || refuses: return true
    case .draws where handover.refusal != nil: return true
    default: return next.map(isCompleted) ?? false
    }
  }

  /// Whether it refuses a value and the next sentence names the system for it.
  private func isCompleted(by next: Statement) -> Bool {
    guard !hasNumber, !next.hasNumber, namesMeasure, phrase?.value.kind != .leftToSystem,
      handover.strength < .follows
    else { return false }
    let isLeft = next.phrase?.value.kind == .leftToSystem
    if handover.refusal != nil { return isLeft || next.handover.strength > .none }
    return refuses && (isLeft || next.handover.strength > .draws) && !next.namesPlainMeasure
  }

  private var refuses: Bool { handover.refusal != nil || phrase?.value.kind == .notPublished }

  /// The words that hand over, with those of the phrase.
  private var place: Range<Int> {
    let marks = handover.marks + (phrase.map { [$0.place] } ?? [])
    let low = marks.map(\.lowerBound).min() ?? range.lowerBound
    return low..<max(low, marks.map(\.upperBound).max() ?? low)
  }

  private var handedOver: Value {
    Value(
      kind: .leftToSystem,
      text: analysis.slice(place.lowerBound..<min(place.upperBound, place.lowerBound + 120)))
  }

  private var hasNumber: Bool {
    analysis.quantities.contains { $0.isValue && range.contains($0.range.lowerBound) }
  }

  private var mentions: [Mention] { analysis.mentions(in: range) }
  private var namesMeasure: Bool { mentions.contains { $0.isMeasurable } }
  private var namesPlainMeasure: Bool { mentions.contains { $0.isPlainMeasure } }

  private var isSupposed: Bool {
    mentions.contains { $0.first(.supposition)?.detail.isEmpty == true }
  }

  private func made(
    of value: Value, at place: Range<Int>, things inherited: [NamedThings.Thing] = []
  ) -> [SentenceClaims.Found] {
    var named: [NamedThings.Thing] = []
    for thing in things(at: place) {
      guard thing.subjectConcepts.isEmpty, !inherited.isEmpty else {
        named.append(thing)
        continue
      }
      var seen: [[String]] = []
      for like in inherited where !seen.contains(like.subjectConcepts) {
        seen.append(like.subjectConcepts)
        var thing = thing
        thing.subject = like.subject
        thing.subjectConcepts = like.subjectConcepts
        named.append(thing)
      }
    }
    return named.map {
      SentenceClaims.Found(
        subject: $0.subject, property: $0.property, subjectConcepts: $0.subjectConcepts,
        propertyConcepts: $0.propertyConcepts, value: value,
        conditions: ConditionScope.named(analysis, in: $0.range), modality: nil)
    }
  }

  /// The things listed before (or, where nothing stands before, behind) the words that leave them.
  func things(at place: Range<Int>) -> [NamedThings.Thing] {
    let named = analysis.mentions(in: range.lowerBound..<max(range.lowerBound, place.lowerBound))
    var stretch = range.lowerBound..<place.lowerBound
    if let refusal = handover.refusal, handover.marks.allSatisfy({ $0.lowerBound >= refusal.lowerBound }),
      !named.contains(where: { $0.isMeasurable })
    {
      // `gives no width or height`: the property follows the refusal.
      let end =
        SentenceCuts.pieces(of: analysis, in: range, at: SentenceCuts.clauseMarks)
        .first { $0.upperBound > refusal.lowerBound }?.upperBound ?? range.upperBound
      stretch = range.lowerBound..<end
    } else if !named.contains(where: {
      $0.has(.subject) || $0.has(.property) || $0.isMeasurable || $0.has(.condition)
    }) {
      stretch = place.upperBound..<max(place.upperBound, range.upperBound)
    }
    return NamedThings(analysis, in: stretch, without: handover.marks).things
  }
}

extension Mention {
  fileprivate var speaksOfNoValue: Bool {
    has(.delegation) || has(.nonpublication) || has(.handover) || has(.negation)
  }
}
