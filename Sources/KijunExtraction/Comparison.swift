import KijunGuidelines
import KijunVocabulary

/// How a quantity compares: words before it (at least, 至少) or behind it (以上, 未満), a denial that turns
/// them round, a bound in its name.
struct Comparison {
  var comparator: Value.Comparator
  var role: Value.Role?
  /// Bytes that belong to the quantity with its comparator, for the text of the value.
  var range: Range<Int>
  /// The bounds in the name of what it is of.
  private(set) var bounds: [Concept] = []
  /// Whether a denial was used up to turn the comparator round.
  var turnsDenial = false

  init(of quantity: Quantity, in analysis: Analysis, clause: Range<Int>, headBounds: [Concept] = []) {
    comparator = quantity.shape == .range ? .range : .equal
    range = quantity.range
    if quantity.isOpenEnded { comparator = .atLeast }
    if let sign = quantity.sign, comparator == .equal { comparator = sign }

    if let (mention, concept) = Self.after(quantity, analysis, clause) {
      set(concept)
      range = range.lowerBound..<max(range.upperBound, analysis.range(mention).upperBound)
    } else if let (mention, concept) = Self.before(quantity, analysis, clause) {
      set(concept)
      range = min(range.lowerBound, analysis.range(mention).lowerBound)..<range.upperBound
    }
    if comparator == .under || comparator == .over, Self.isDenied(quantity, analysis, clause) {
      comparator = comparator == .under ? .atLeast : .atMost
      turnsDenial = true
    }
    let own = Self.bounds(quantity, analysis, clause)
    take(own.isEmpty ? headBounds : own)
    // A contrast that is required is enough where it is more.
    if comparator == .equal, quantity.shape == .ratio, quantity.numbers.count == 1,
      Self.isRequired(quantity, analysis, clause)
    {
      comparator = .atLeast
    }
    if role == nil {
      if comparator == .atLeast { role = .minimum }
      if comparator == .atMost { role = .maximum }
    }
  }

  /// What a bound in the name of the thing says, where nothing nearer does.
  mutating func take(_ bounds: [Concept]) {
    guard role == nil else { return }
    for bound in bounds {
      guard let name = bound.detail["role"], let role = Value.Role(rawValue: name) else { continue }
      self.role = role
      self.bounds = bounds
      if comparator == .equal {
        if role == .minimum { comparator = .atLeast }
        if role == .maximum { comparator = .atMost }
      }
      break
    }
  }

  /// `at least 200 % (or 140 % on the watch)`, `at least 44 pt; 60 pt on visionOS`: what the one before it is compared
  /// by holds for a value that only names another case.
  mutating func goOn(from other: Comparison, _ before: Quantity, _ quantity: Quantity, in analysis: Analysis)
  {
    guard comparator == .equal, role == nil, before.unit == quantity.unit, quantity.unit != nil,
      quantity.shape == .number || quantity.shape == .size || quantity.shape == .ratio,
      before.shape == .number || before.shape == .size || before.shape == .ratio,
      before.range.upperBound <= quantity.range.lowerBound
    else { return }
    let between = before.range.upperBound..<quantity.range.lowerBound
    let joint = analysis.slice(between).filter { !" *(（,，、;；".contains($0) }
    let isAlternative = analysis.mentions(in: between).contains {
      $0.first(.connector)?.detail["connector"] == "or"
    }
    guard isAlternative && joint.unicodeScalars.count <= 3 else { return }
    comparator = other.comparator
    role = other.role
  }

  private mutating func set(_ concept: Concept) {
    guard comparator != .range, let text = concept.detail["comparator"],
      let value = Value.Comparator(rawValue: text)
    else { return }
    comparator = value
  }

  /// A comparator that stands right behind the quantity, or behind a closing bracket.
  private static func after(
    _ quantity: Quantity, _ analysis: Analysis, _ clause: Range<Int>
  ) -> (Mention, Concept)? {
    let end = quantity.range.upperBound
    for mention in analysis.mentions(in: end..<max(end, min(clause.upperBound, end + 40))) {
      guard
        let concept = mention.concepts.first(where: {
          $0.kind == .comparator && $0.detail["position"] == "after"
        })
      else { continue }
      let gap = analysis.slice(end..<analysis.range(mention).lowerBound)
      if gap.allSatisfy({ " )）」”\"*`".contains($0) }) || isParenthesis(gap) || gap == "の大きさ" {
        return (mention, concept)
      }
    }
    return nil
  }

  private static func isParenthesis(_ gap: String) -> Bool {
    guard let first = gap.first, let last = gap.last else { return true }
    return "(（".contains(first) && ")） ".contains(last) && gap.count <= 14
  }

  /// A comparator that stands before the quantity, with nothing but small words between them.
  private static func before(
    _ quantity: Quantity, _ analysis: Analysis, _ clause: Range<Int>
  ) -> (Mention, Concept)? {
    let start = quantity.range.lowerBound
    guard clause.lowerBound < start else { return nil }
    for mention in analysis.mentions(in: clause.lowerBound..<start).reversed() {
      let place = analysis.range(mention)
      if let concept = mention.concepts.first(where: {
        $0.kind == .comparator && $0.detail["position"] == "before"
      }) {
        return start - place.upperBound <= 24 ? (mention, concept) : nil
      }
      guard mention.has(.filler) || mention.has(.bound) || mention.has(.modality) || mention.has(.unit) else {
        return nil
      }
    }
    return nil
  }

  /// `needs 3:1`, `must have a ratio of 3:1`.
  private static func isRequired(_ quantity: Quantity, _ analysis: Analysis, _ clause: Range<Int>) -> Bool {
    let start = quantity.range.lowerBound
    // `All text must meet the ratios: 4.5:1 for body text, 3:1 for large text`
    if analysis.mentions(in: 0..<start).contains(where: { mention in
      mention.concepts.contains { $0.id == "meets" }
    }) {
      return true
    }
    for mention in analysis.mentions(in: clause.lowerBound..<max(clause.lowerBound, start)).reversed() {
      if let modality = mention.first(.modality) { return modality.detail["modality"] == "must" }
      guard mention.has(.filler) || mention.has(.property) || mention.has(.bound) else { return false }
    }
    return false
  }

  private static func isDenied(_ quantity: Quantity, _ analysis: Analysis, _ clause: Range<Int>) -> Bool {
    analysis.isNegated(in: clause)
  }

  /// `Minimum control size が 28×28`, `min-height 56`, `56 pt minimum`.
  private static func bounds(
    _ quantity: Quantity, _ analysis: Analysis, _ clause: Range<Int>
  ) -> [Concept] {
    let before = analysis.mentions(in: clause.lowerBound..<max(clause.lowerBound, quantity.range.lowerBound))
      .compactMap(\.bound)
    if let nearest = before.last { return [nearest] }
    let end = quantity.range.upperBound
    let after = analysis.mentions(in: end..<max(end, min(clause.upperBound, end + 16)))
    // `18 pt on the floor plan` is no lower bound.
    if let first = analysis.tokens(in: end..<end + 16).first, first.text == "on" || first.text == "in" {
      return []
    }
    return after.compactMap(\.bound).prefix(1).map { $0 }
  }
}

extension Mention {
  /// A bound, or a property such as `min-height` that has one in its name.
  var bound: Concept? { first(.bound) ?? concepts.first { $0.kind == .property && $0.detail["role"] != nil } }
}
