import KijunGuidelines
import KijunVocabulary

/// Decides between two readings of a word by the shape of the whole question.
enum QuestionShape {
  static func refine(_ question: inout Question) {
    let analysis = question.analysis
    // それぞれ compares where there are two of something.
    if question.asks.remove("each") != nil {
      if question.namedTiers.count > 1 || !question.connectors.isEmpty { question.asks.insert("compare") }
      question.slots.removeAll { $0.concepts.contains { $0.detail["asks"] == "each" } }
    }
    if question.asks.contains("list"), !requestsList(question) { question.asks.remove("list") }
    if asksWhichTier(question) {
      question.asks.remove("whether")
      question.asks.insert("tier")
    }
    // `iOS 9` is an edition, no value to look for.
    let versions = analysis.platformVersions
    question.makeWords { quantity in
      quantity.shape == .number && quantity.unit == nil
        && versions.contains { $0.contains(quantity.range.lowerBound) }
    }
    // So is the number of `edition 3.0`.
    question.makeWords { quantity in
      quantity.shape == .number && quantity.unit == nil
        && analysis.mentions.contains {
          $0.concepts.contains { $0.id == "edition" }
            && (0...1).contains(quantity.range.lowerBound - analysis.range($0).upperBound)
        }
    }
    nameNumbers(&question)
    weakenCategories(&question)
    // So is the number of `第3版`.
    question.makeWords { quantity in
      let end = quantity.numberRange.upperBound
      // 2015年版 is a year all the same.
      if let year = quantity.numbers.first, year >= 1990, year < 2100 { return false }
      return analysis.mentions(in: end..<end + 12).contains { mention in
        mention.concepts.contains { $0.id == "edition-mark" } && analysis.range(mention).lowerBound - end <= 1
      }
    }
    for quantity in question.quantities where quantity.shape == .number && quantity.unit == nil {
      if let year = quantity.numbers.first, year >= 1990, year < 2100 {
        question.years.append(String(Int(year)))
      }
    }
    question.quantities.removeAll { quantity in
      quantity.shape == .number && quantity.unit == nil
        && quantity.numbers.first.map { question.years.contains(String(Int($0))) } == true
    }
    if !question.units.isEmpty, question.asks.remove("count") != nil { question.asks.insert("quantity") }
    // いくつ asks for a number of things or for a measure; the property tells.
    if question.asks.contains("count"),
      question.properties.contains(where: {
        $0.concepts.contains {
          !$0.measures.isEmpty && $0.measures != ["text"] && $0.id != "size" && $0.id != "count"
        }
      })
    {
      question.asks.remove("count")
      question.asks.insert("quantity")
    }
    if !question.years.isEmpty {
      question.slots.removeAll { slot in
        slot.concepts.contains { $0.measures.contains("date") || $0.id == "edition" }
      }
    }
    // In English the question is in the first word: `is …`, `can I …`, or in an `ok?` at its end; elsewhere in its
    // last.
    if question.asks.contains("whether"), question.language == "en" {
      let opens = analysis.mentions.contains { mention in
        mention.concepts.contains { $0.detail["asks"] == "whether" }
          && (mention.tokens.lowerBound == 0
            || mention.tokens.upperBound == analysis.tokens.count && analysis.text.hasSuffix("?")
              && ["ok", "okay"].contains(analysis.tokens[mention.tokens.lowerBound].text))
      }
      if !opens { question.asks.remove("whether") }
      // `can every heading …` asks for no list.
      let isRequest = analysis.mentions.contains { mention in
        !mention.has(.term) && mention.concepts.contains { $0.detail["asks"] == "list" }
      }
      if opens, !isRequest { question.asks.remove("list") }
    }
    if YesOrNo.isAsked(question) { question.asks = ["whether"] }
    dropReaches(&question)
    // `何倍ですか`, 얼마로 하나요: a polite ending asks nothing more than the word for what.
    if Self.asksWhat(question) { question.asks.remove("whether") }
    let values = question.quantities.filter { [.number, .size, .range, .ratio].contains($0.shape) }
    if values.count == 1, !question.asks.isDisjoint(with: ["whether", "check"]),
      question.asks.isDisjoint(with: ["compare", "conflict", "date", "where", "list", "tier"]),
      question.content.contains(where: \.namesThing)
    {
      question.checked = values[0]
    }
    // `does a minHeight of 44 enlarge the hit area`: a sentence answers, not a claim with that number.
    if question.asks.contains("whether"), !question.asks.contains("compare"), question.content.count >= 2 {
      question.makeWords { _ in true }
    }
  }

  /// `is the 3:1 requirement Apple or us`: of two tiers, which one says it.
  private static func asksWhichTier(_ question: Question) -> Bool {
    guard question.asks.contains("whether") else { return false }
    return question.connectors.contains { connector in
      connector.connector == "or"
        && question.tierMentions.contains { first in
          first.token < connector.index
            && question.tierMentions.contains { $0.token > connector.index && $0.tier != first.tier }
        }
    }
  }

  /// 画面の端から本文まで: まで behind a thing says where a distance ends; behind a number it is a bound.
  private static func dropReaches(_ question: inout Question) {
    guard question.quantities.isEmpty else { return }
    let ends = Set(question.content.map(\.tokens.upperBound))
    question.slots.removeAll { $0.kind == .bound && $0.text == "まで" && ends.contains($0.tokens.lowerBound) }
  }

  /// Beside the name of a thing it says little what kind of thing that is: `the token for card gaps`.
  private static func weakenCategories(_ question: inout Question) {
    func isCategory(_ slot: Question.Slot) -> Bool {
      slot.concepts.contains { $0.detail["category"] != nil }
    }
    guard question.content.contains(where: { $0.namesThing && !isCategory($0) }) else { return }
    for index in question.slots.indices where isCategory(question.slots[index]) {
      question.slots[index].weight = min(0.2, question.slots[index].weight)
    }
  }

  /// The number of a thing that the vocabulary knows without it is part of its name: `Title 4 size`.
  private static func nameNumbers(_ question: inout Question) {
    guard question.asks.isDisjoint(with: ["whether", "check"]), !question.properties.isEmpty else { return }
    for quantity in question.quantities where quantity.shape == .number && quantity.unit == nil {
      let thing = question.content.first { slot in
        let end = question.analysis.tokens[slot.tokens.upperBound - 1].range.upperBound
        return slot.namesThing && (0...1).contains(quantity.range.lowerBound - end)
      }
      guard let thing else { continue }
      question.residues.append(
        Question.Residue(
          text: question.analysis.slice(quantity.range), terms: quantity.numbers.map(NumberText.of),
          weight: 0.9,
          isKnown: true, thing: thing.meaning))
      question.quantities.removeAll { $0.range == quantity.range }
    }
  }

  private static func asksWhat(_ question: Question) -> Bool {
    guard question.asks.contains("whether"), question.quantities.isEmpty, let words = whats[question.language]
    else { return false }
    return words.contains { question.text.contains($0) } && !question.text.contains("何か")
  }

  /// Words for what and how much, by language.
  private static let whats = [
    "ja": ["何", "いくつ", "いくら", "どれ", "どのくらい", "どれくらい"], "ko": ["몇", "얼마", "무엇", "무슨", "어느"],
  ]

  /// `with bold text turned on`, 開啟減少動態效果時: of a setting that is a condition, that it is on says nothing more.
  static func dropSwitches(_ question: inout Question) {
    let settings = question.slots.filter { slot in
      ["text_size", "contrast", "motion", "appearance"].contains { slot.kind == .condition($0) }
    }
    guard !settings.isEmpty else { return }
    question.slots.removeAll { slot in
      slot.concepts.contains { Self.switches.contains($0.id) }
        && settings.contains { setting in
          (0...2).contains(slot.tokens.lowerBound - setting.tokens.upperBound)
            || (0...2).contains(setting.tokens.lowerBound - slot.tokens.upperBound)
        }
    }
  }

  private static let switches: Set<String> = ["open", "enable", "on-state", "switch", "setting"]

  /// `list` and 列表 are things as well as requests. In English a request stands first, and wants several:
  /// `list text styles`, not `list corner radius`; elsewhere as a noun it stands last: 文字樣式列表.
  private static func requestsList(_ question: Question) -> Bool {
    let analysis = question.analysis
    return analysis.mentions.contains { mention in
      guard mention.concepts.contains(where: { $0.detail["asks"] == "list" }) else { return false }
      guard mention.has(.subject) else { return true }
      // `標準 List` is its name in code.
      guard question.language == "en" else {
        return mention.tokens.upperBound == analysis.tokens.count
          && !analysis.tokens[mention.tokens.lowerBound].isWord
      }
      let rest = analysis.tokens[mention.tokens.upperBound...]
      return mention.tokens.lowerBound == 0
        && (rest.first.map { ["the", "all", "every", "of", "each"].contains($0.text) } ?? false
          || rest.contains { $0.text.hasSuffix("s") && !$0.text.hasSuffix("ss") && !$0.text.hasSuffix("us") })
    }
  }
}
