import KijunVocabulary

/// How a sentence hands a value over to the system, where no single phrase says it: a word for the system and a verb
/// beside it, or a refusal to settle the value.
///
/// Following the system is also said of behaviour (`follow the system setting`), so the weaker a verb is, the more
/// must stand beside it.
struct Handover {
  enum Strength: Int, Comparable {
    case none
    /// `whatever the system draws`: says who does it, and nothing alone.
    case draws
    /// `as the system has it`: enough beside a length, a size or a time.
    case follows
    /// `belongs to the system`.
    case yields

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var strength = Strength.none
  /// `当社では決めない`, `we give no width`: from the word that refuses on.
  private(set) var refusal: Range<Int>?
  /// Where in the sentence all of it stands.
  private(set) var marks: [Range<Int>] = []
  let sentence: Range<Int>

  init(_ analysis: Analysis, in sentence: Range<Int>, vocabulary: Vocabulary) {
    self.sentence = sentence
    let mentions = analysis.mentions(in: sentence)
    guard mentions.contains(where: { $0.has(.handover) || $0.has(.negation) || $0.has(.nonpublication) })
    else { return }
    for clause in Self.clauses(analysis, sentence) {
      let inside = analysis.mentions(in: clause)
      refuse(inside, analysis)
      guard
        let system = inside.first(where: {
          $0.isSystem || Self.holds($0, analysis, vocabulary) { $0.isSystem }
        })
      else { continue }
      let isSetting = inside.contains {
        $0.part == "behaviour" || Self.holds($0, analysis, vocabulary) { $0.part == "behaviour" }
      }
      for (index, verb) in inside.enumerated() {
        let found: Strength
        switch verb.part {
        case "yields" where !isSetting: found = .yields
        case "follows" where !isSetting: found = .follows
        case "draws", "settles": found = .draws
        default: continue
        }
        guard Self.denial(of: index, in: inside, analysis) == nil, Self.takes(verb, system, found, analysis)
        else {
          continue
        }
        strength = max(strength, found)
        marks += [analysis.range(system), analysis.range(verb)]
      }
    }
    if let refusal { marks.append(refusal) }
  }

  /// A verb of English needs the system right behind it (`belongs to the system`, `follows the system`), or behind
  /// `to` in its clause; `as it comes` has it before.
  private static func takes(
    _ verb: Mention, _ system: Mention, _ strength: Strength, _ analysis: Analysis
  ) -> Bool {
    guard strength >= .follows, analysis.tokens[verb.tokens.lowerBound].isWord else { return true }
    let low = analysis.range(verb).upperBound
    let high = analysis.range(system).lowerBound
    guard low <= high else { return strength == .follows && verb.tokens.count > 1 }
    let between = analysis.slice(low..<high)
    if strength == .follows { return between == " " || between == " the " }
    guard system.isSystem else { return false }
    let name = analysis.slice(analysis.range(verb))
    let closes = name.hasSuffix(" to") || name.hasSuffix(" with")
    return closes && (between == " " || between == " the ")
      || between.hasSuffix(" to the ") || between.hasSuffix(" to ")
  }

  private mutating func refuse(_ mentions: [Mention], _ analysis: Analysis) {
    guard refusal == nil else { return }
    for (index, mention) in mentions.enumerated() {
      if mention.part == "settles", let denial = Self.denial(of: index, in: mentions, analysis) {
        let (verb, place) = (analysis.range(mention), analysis.range(denial))
        refusal =
          min(verb.lowerBound, place.lowerBound)..<max(verb.upperBound, place.upperBound)
        return
      }
      // `we set nothing`
      if mention.part == "settles", index + 1 < mentions.count, mentions[index + 1].has(.negation) {
        let (verb, nothing) = (analysis.range(mention), analysis.range(mentions[index + 1]))
        if analysis.slice(nothing).lowercased() == "nothing", nothing.lowerBound - verb.upperBound == 1 {
          refusal = verb.lowerBound..<nothing.upperBound
          return
        }
      }
      // `has no height of ours`, `carries no number`.
      if mention.first(.negation)?.detail["lacks"] == "before"
        || mention.concepts.contains(where: { $0.detail["lacks"] == "before" }), index + 1 < mentions.count
      {
        let next = mentions[index + 1]
        let isNear = analysis.range(next).lowerBound - analysis.range(mention).upperBound <= 1
        if isNear, next.part == "figure" || next.isPlainMeasure {
          refusal = analysis.range(mention).lowerBound..<analysis.range(next).upperBound
        }
      }
    }
  }

  /// The word that denies a verb: behind it in Japanese and Korean, before it in English and Chinese.
  private static func denial(of index: Int, in mentions: [Mention], _ analysis: Analysis) -> Mention? {
    let place = analysis.range(mentions[index])
    if index + 1 < mentions.count, mentions[index + 1].has(.negation) {
      let gap = analysis.range(mentions[index + 1]).lowerBound - place.upperBound
      if isSuffix(mentions[index + 1], analysis), gap <= 10 { return mentions[index + 1] }
    }
    for before in mentions[..<index].reversed() {
      guard place.lowerBound - analysis.range(before).upperBound <= 12 else { return nil }
      if before.has(.negation) { return isSuffix(before, analysis) ? nil : before }
      guard before.has(.filler) || before.has(.handover) else { return nil }
    }
    return nil
  }

  private static func isSuffix(_ negation: Mention, _ analysis: Analysis) -> Bool {
    let first = analysis.tokens[negation.tokens.lowerBound]
    return first.isHiragana || first.isHangul
  }

  /// `the system font` is spelled as one thing and still speaks of the system.
  private static func holds(
    _ mention: Mention, _ analysis: Analysis, _ vocabulary: Vocabulary, _ test: (Mention) -> Bool
  ) -> Bool {
    mention.tokens.count > 1 && vocabulary.parts(of: mention, in: analysis.tokens).contains(where: test)
  }

  private static func clauses(_ analysis: Analysis, _ sentence: Range<Int>) -> [Range<Int>] {
    SentenceCuts.pieces(of: analysis, in: sentence, at: SentenceCuts.clauseMarks)
  }
}

extension Mention {
  /// Which part of a handover it is.
  fileprivate var part: String? { first(.handover)?.detail["part"] }

  /// The system itself or, where a value is handed to it, its name.
  fileprivate var isSystem: Bool {
    concepts.contains {
      $0.id == "system" || $0.id == "operating-system" || $0.detail["condition"] == "platform"
    }
  }

  /// A length, a size, a time or a speed, and nothing that is also said of looks and behaviour.
  var isPlainMeasure: Bool {
    concepts.contains { concept in
      guard concept.id != "time", concept.id != "velocity" else { return true }
      return concept.kind == .property && concept.id != "font-size" && !concept.measures.isEmpty
        && concept.measures.allSatisfy { ["length", "size", "duration", "angle"].contains($0) }
    }
  }
}
