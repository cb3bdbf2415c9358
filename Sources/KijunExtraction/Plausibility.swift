import KijunGuidelines
import KijunVocabulary

/// Decides whether a quantity in a sentence states something, or only looks as if.
enum Plausibility {
  static func reject(
    _ quantity: Quantity, at index: Int, _ comparison: Comparison, in analysis: Analysis,
    _ traits: SentenceTraits,
    clause: Range<Int>, isCell: Bool, isKeyed: Bool = false
  ) -> Reject.Reason? {
    switch quantity.shape {
    case .look(let reason): return reason
    case .date: return .date
    case _ where traits.forbids: return .negated
    case .color:
      if traits.tellsOfChange, ChangedValue.isOld(index, in: analysis) { return .supposition }
      return analysis.isNegated(in: clause) && Denial.reaches(quantity, analysis, clause) ? .negated : nil
    default: break
    }
    if traits.isInCall(quantity) { return .example }
    if traits.isQuestion { return .question }
    if traits.isExample, !isCell { return .example }
    if quantity.shape == .ratio, isScale(quantity, analysis) { return .example }
    if FailingCase.isOne(quantity, comparison, analysis, clause) { return .example }
    if let reason = reference(quantity, analysis) { return reason }
    if traits.lastSupposition >= quantity.range.upperBound { return .supposition }
    if traits.tellsOfChange, ChangedValue.isOld(index, in: analysis) { return .supposition }
    if !comparison.turnsDenial, Denial.reaches(quantity, analysis, clause) { return .negated }
    if index > 0, quantity.unit == nil, comparison.comparator != .equal,
      analysis.quantities[index - 1].unit == "count", endsClause(quantity, clause, analysis)
    {
      // `a title up to 60 characters; a caption up to 20`.
      return nil
    }
    if isKeyed, quantity.isCount(comparison, in: analysis, clause: clause) { return nil }
    if quantity.unit == nil || quantity.unit == "count" {
      if let row = traits.enumerated, row.contains(index) { return nil }
      return bare(quantity, comparison, analysis, traits, clause, isCell: isCell)
    }
    return nil
  }

  /// `図 3`, `Table 2`, `17節`, `第3章`, `WCAG 2.1`, `iOS 9`, `Title 1`, 「4. 余白」.
  private static func reference(_ quantity: Quantity, _ analysis: Analysis) -> Reject.Reason? {
    let low = quantity.range.lowerBound
    let high = quantity.range.upperBound
    if quantity.unit == nil, analysis.slice(high..<high + 2) == ". ",
      let before = analysis.slice(max(0, low - 3)..<low).last, "「『“‘《".contains(before)
    {
      return .reference
    }
    for mention in analysis.mentions(in: max(0, low - 40)..<high + 12) {
      let place = analysis.range(mention)
      if let word = mention.first(.reference) {
        let isBefore = word.detail["position"] == "before"
        if isBefore, place.upperBound <= low, low - place.upperBound <= 1, quantity.unit == nil {
          return .reference
        }
        if !isBefore, place.lowerBound >= quantity.numberRange.upperBound, place.lowerBound <= high + 1,
          quantity.unit == nil || quantity.unit == "count",
          place.lowerBound - quantity.numberRange.upperBound <= 1
        {
          return .reference
        }
      }
      // The number is part of a name that the vocabulary knows, such as `Title 1`.
      if place.lowerBound < low, place.upperBound >= quantity.numberRange.upperBound { return .identifier }
    }
    return nil
  }

  private static func endsClause(_ quantity: Quantity, _ clause: Range<Int>, _ analysis: Analysis) -> Bool {
    analysis.slice(quantity.range.upperBound..<max(quantity.range.upperBound, clause.upperBound))
      .allSatisfy { " .,;。、，；".contains($0) }
  }

  /// A number without a measure states something only with a counting word, a ratio or a property beside it.
  private static func bare(
    _ quantity: Quantity, _ comparison: Comparison, _ analysis: Analysis, _ traits: SentenceTraits,
    _ clause: Range<Int>, isCell: Bool
  ) -> Reject.Reason? {
    if quantity.shape == .ratio { return nil }
    if isCondition(quantity, analysis) { return .condition }
    // `0 or more` bounds nothing.
    if comparison.comparator == .atLeast, quantity.numbers == [0] { return .unclear }
    if quantity.unit == "count" { return nil }
    if isVersion(quantity, analysis) {
      let end = quantity.range.upperBound
      let isRequired = analysis.mentions(in: end..<end + 200)
        .contains { $0.has(.modality) && $0.first(.modality)?.detail["modality"] == "must" }
      return comparison.comparator == .atLeast && isRequired ? nil : .version
    }
    if isCell || isWeight(quantity, analysis) || counts(quantity, comparison, analysis) { return nil }
    let near = analysis.mentions(in: clause)
    let hasProperty = near.contains { mention in
      guard mention.concepts.contains(where: { $0.kind == .property && $0.measures != ["text"] }) else {
        return false
      }
      let place = analysis.range(mention)
      return place.upperBound <= quantity.range.lowerBound
        && quantity.range.lowerBound - place.upperBound <= 12
        || place.lowerBound >= quantity.range.upperBound && place.lowerBound - quantity.range.upperBound <= 2
    }
    if hasProperty, quantity.shape != .pair { return nil }
    if quantity.shape == .size, quantity.numbers.count == 2 { return nil }
    if quantity.shape == .number, let number = quantity.numbers.first, number >= 100, number <= 900,
      number.truncatingRemainder(dividingBy: 100) == 0, traits.hasMeasure
    {
      return nil
    }
    return .unclear
  }

  /// `shown at 2:1 scale`: how large a picture is.
  private static func isScale(_ quantity: Quantity, _ analysis: Analysis) -> Bool {
    let end = quantity.range.upperBound
    return analysis.mentions(in: end..<end + 60).contains { mention in
      mention.concepts.contains { $0.id == "scale" } && analysis.range(mention).lowerBound - end <= 24
    }
  }

  /// `up to 4 action buttons`, `3 to 5 sections`, `3 or fewer pages`: what a bound or a range counts needs no
  /// counting word.
  private static func counts(_ quantity: Quantity, _ comparison: Comparison, _ analysis: Analysis) -> Bool {
    guard comparison.comparator != .equal, comparison.comparator != .about,
      quantity.shape == .number || quantity.shape == .range, let most = quantity.numbers.max(), most <= 100,
      quantity.numbers.allSatisfy({ $0.truncatingRemainder(dividingBy: 1) == 0 })
    else { return false }
    let end = max(quantity.range.upperBound, comparison.range.upperBound)
    guard let token = analysis.firstToken(from: end), token.isWord, token.range.lowerBound - end <= 1 else {
      return false
    }
    let word = analysis.slice(token.range)
    return word.utf8.count >= 3 && word.allSatisfy { $0.isLowercase }
      && !analysis.mentions(in: token.range).contains {
        $0.has(.connector) || $0.has(.filler) || $0.has(.negation)
      }
  }

  /// `regular(400)`: the number of a weight behind its name.
  private static func isWeight(_ quantity: Quantity, _ analysis: Analysis) -> Bool {
    guard quantity.shape == .number, let number = quantity.numbers.first, number >= 100, number <= 900,
      number.truncatingRemainder(dividingBy: 100) == 0
    else { return false }
    let start = quantity.range.lowerBound
    return analysis.mentions(in: max(0, start - 24)..<start).contains { mention in
      guard mention.has(.weight) else { return false }
      let gap = analysis.slice(analysis.range(mention).upperBound..<start)
      return gap.allSatisfy { " (（".contains($0) } && gap.contains { "(（".contains($0) }
    }
  }

  /// `iOS 17.0以降`, `WCAG 2.1`: a name in Latin letters right before the number.
  static func isVersion(_ quantity: Quantity, _ analysis: Analysis) -> Bool {
    guard quantity.shape == .number, quantity.unit == nil,
      let token = analysis.lastToken(before: quantity.range.lowerBound)
    else { return false }
    return token.isWord && quantity.range.lowerBound - token.range.upperBound <= 1
      && analysis.slice(token.range).contains { $0.isUppercase }
  }

  private static func isCondition(_ quantity: Quantity, _ analysis: Analysis) -> Bool {
    let end = quantity.range.upperBound
    return analysis.mentions(in: end..<end + 90).contains { mention in
      mention.first(.supposition)?.detail["conditional"] != nil
        && analysis.range(mention).lowerBound <= end + 60
    }
  }
}

extension Quantity {
  /// `Actions on a card: up to 3`, `Tabs: 4 on iPhone`: behind a name a small bare number counts where it is a bound, or
  /// nothing but a condition stands beside it.
  fileprivate func isCount(_ comparison: Comparison, in analysis: Analysis, clause: Range<Int>) -> Bool {
    guard shape == .number, unit == nil, let number = numbers.first, number.rounded() == number,
      (0...99).contains(number)
    else { return false }
    if comparison.comparator != .equal { return true }
    let rest = range.upperBound..<max(range.upperBound, min(clause.upperBound, range.upperBound + 60))
    guard analysis.slice(clause.lowerBound..<range.lowerBound).allSatisfy({ $0 == " " }) else { return false }
    var condition = false
    for token in analysis.tokens(in: rest) {
      // `5 on iPhone (Home, Log)`
      let mark = analysis.slice(max(0, token.range.lowerBound - 3)..<token.range.lowerBound).last
      guard !token.afterMark, mark.map({ !"(（".contains($0) }) ?? true else { break }
      guard
        let mention = analysis.mentions(in: rest).first(where: { analysis.range($0).overlaps(token.range) }),
        mention.has(.condition) || mention.has(.filler)
      else { return false }
      condition = condition || mention.has(.condition)
    }
    return condition
  }
}

extension Analysis {
  /// The first token that begins at a place or behind it.
  fileprivate func firstToken(from place: Int) -> Token? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count ? tokens[low] : nil
  }

  /// The last token that ends at a place or before it.
  fileprivate func lastToken(before place: Int) -> Token? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? tokens[low - 1] : nil
  }
}

extension Quantity.Shape {
  var kind: Value.Kind {
    switch self {
    case .size: .size
    case .range: .range
    case .ratio: .ratio
    case .color: .color
    default: .number
    }
  }
}

extension String {
  /// The unit as the claim shows it: a counting word is no measure.
  var measure: String? { self == "count" ? nil : self }
}

extension Topic {
  /// Fills in what the clause doesn't say from the clause before, the table's header or the whole sentence.
  mutating func inherit(from previous: Topic?, _ context: Topic?, sentence: Analysis) {
    if let context {
      if subject.isEmpty || subject == property || !context.subjectConcepts.isEmpty {
        subject = context.subject
      }
      subjectConcepts =
        context.subjectConcepts + subjectConcepts.filter { !context.subjectConcepts.contains($0) }
      if property.isEmpty {
        property = context.property
        propertyConcepts = context.propertyConcepts
      }
      return
    }
    if subject.isEmpty || subjectConcepts.isEmpty && !namesThing {
      if let previous {
        subject = previous.subject
        subjectConcepts = previous.subjectConcepts
      } else if let mention = sentence.mentions.first(where: { $0.has(.subject) }) {
        subject = sentence.slice(sentence.range(mention))
        subjectConcepts = mention.concepts.filter { $0.kind == .subject }.map(\.id)
      }
    }
    if subjectConcepts.isEmpty, propertyConcepts.isEmpty, let previous,
      let of = previous.subject.lastIndex(of: "的"),
      !subject.contains("的")
    {
      // `用户端的热区不得小于 44 pt；骑手端不得小于 60 pt`: another one's.
      subject += previous.subject[of...]
      subjectConcepts = previous.subjectConcepts
    }
    if goesOnWithThing, let previous {
      subjectConcepts += previous.subjectConcepts.filter { !subjectConcepts.contains($0) }
    }
    if propertyConcepts.isEmpty, let previous {
      property = previous.property
      propertyConcepts = previous.propertyConcepts
    }
  }
}
