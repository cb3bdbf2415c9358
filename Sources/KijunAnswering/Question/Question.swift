import KijunGuidelines
import KijunVocabulary

/// A question as Kijun understands it.
struct Question {
  /// A word of the question that an answer should speak of.
  @dynamicMemberLookup
  struct Slot {
    let meaning: Meaning
    var text: String
    /// How much it tells: rare words much, words of every passage little.
    var weight: Double
    var tokens: Range<Int>

    init(
      kind: Meaning.Kind, text: String, concepts: [Concept], weight: Double, tokens: Range<Int>,
      numbers: [Int], parts: [[Int]] = [], relations: Relations
    ) {
      meaning = Meaning(
        kind: kind, text: text, concepts: concepts, numbers: numbers, parts: parts, relations: relations)
      self.text = text
      self.weight = weight
      self.tokens = tokens
    }

    subscript<T>(dynamicMember path: KeyPath<Meaning, T>) -> T { meaning[keyPath: path] }
  }

  /// A word that the vocabulary doesn't know.
  struct Residue {
    var text: String
    /// Its words as the index holds them.
    var terms: [String]
    var weight: Double
    /// Whether any passage has it.
    var isKnown: Bool
    /// Whether it is there only where all of its words are.
    var isWhole = false
    /// Where it stands; empty where that doesn't matter.
    var tokens: Range<Int> = 0..<0
    /// Of a number that is part of a name, what is called so.
    var thing: Meaning?

    /// Of a run of Chinese, Japanese or Korean its pairs of neighbours, in order.
    var pairs: [String] { terms.filter { $0.unicodeScalars.count == 2 && !$0.utf8.contains { $0 < 0x80 } } }
  }

  var text: String
  var language: String
  var analysis: Analysis
  var slots: [Slot] = []
  var residues: [Residue] = []
  var quantities: [Quantity] = []
  /// The value of which it asks whether it will do.
  var checked: Quantity?
  /// What it asks for: `value`, `quantity`, `color`, `date`, `list`, `compare`, `tier`, `whether`, …
  var asks: Set<String> = []
  /// Tiers that it names, with the place in tokens; weakly by a publisher's name alone.
  var tierMentions: [TierMention] = []
  var excludedTiers: [String] = []
  /// Ids of the sources whose publisher it names; empty where it names none.
  var sources: Set<String> = []
  /// Ids of the documents that it names; empty where it names none.
  var documents: Set<Int64> = []
  /// Subjects that the thing asked about is said not to have.
  var lacking: [Int] = []
  var units: Set<String> = []
  var years: [String] = []
  /// Whether only what is valid today counts.
  var currentOnly = false
  /// Whether it asks if something is large enough to be hit.
  var asksOfRegion = false
  /// Whether it is one side of a comparison, where a value counts even if little else fits.
  var isSide = false
  /// Where `or`, `vs`, `and` stand, in tokens.
  var connectors: [(index: Int, connector: String)] = []

  /// `may I`, してよいか: whether something is allowed.
  var asksPermission: Bool {
    guard asks.contains("whether"), quantities.isEmpty else { return false }
    return analysis.mentions.contains { $0.first(.modality)?.detail["modality"] == "may" }
      || analysis.tokens.first.map { ["can", "may", "could", "should"].contains($0.text) } ?? false
  }

  var content: [Slot] { slots.filter { $0.kind == .content } }
  var properties: [Slot] { slots.filter { $0.kind == .property } }
  var bounds: [Slot] { slots.filter { $0.kind == .bound } }
  var conditions: [Slot] { slots.filter { if case .condition = $0.kind { true } else { false } } }

  /// Whether it names a thing, be it by a name in code.
  var namesThing: Bool { content.contains(where: \.namesThing) || residues.contains(where: \.isWhole) }

  /// What the properties asked for are measured in.
  var measures: Set<String> { Set(properties.flatMap { $0.concepts.flatMap(\.measures) }) }

  /// Whether it asks if two things are alike.
  var comparedInWords: Bool {
    slots.contains { $0.concepts.contains { ["same", "different", "equal"].contains($0.id) } }
  }

  var comparesThings: Bool {
    !asks.isDisjoint(with: ["compare", "conflict", "tier"]) || connectors.contains { $0.connector == "or" }
  }

  /// All tiers that it names, in whatever way.
  var namedTiers: [String] {
    var named: [String] = []
    for mention in tierMentions where !named.contains(mention.tier) { named.append(mention.tier) }
    return named
  }

  /// Whether a word of an English question is in no document and not in the vocabulary: what it names is unknown.
  var namesStranger: Bool {
    language == "en"
      && residues.contains { residue in
        !residue.isKnown && residue.tokens.count == 1 && residue.text.utf8.count >= 4
          && residue.text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      }
  }

  /// `what do I use for …`: whether what answers is a thing, whatever is measured of it.
  var asksForThing: Bool { asks.contains("thing") && units.isEmpty }

  /// Whether it wants a smallest or largest value.
  var asksForBound: Bool {
    bounds.contains { $0.concepts.contains { ["minimum", "maximum"].contains($0.detail["role"]) } }
  }

  /// The same, or a property that is a bound by its name: `min height`.
  var wantsBound: Bool {
    asksForBound
      || properties.contains { $0.concepts.contains { ["minimum", "maximum"].contains($0.detail["role"]) } }
  }

  struct TierMention {
    var tier: String
    var token: Int
    var isPublisher: Bool
  }

  var tiers: [String] { named(byPublisher: false) }
  var publishers: [String] { named(byPublisher: true) }

  private func named(byPublisher: Bool) -> [String] {
    var named: [String] = []
    for mention in tierMentions where mention.isPublisher == byPublisher && !named.contains(mention.tier) {
      named.append(mention.tier)
    }
    return named
  }

  /// The one tier that the question names, or else the one publisher.
  var boundTier: String? {
    if namedTiers.count > 1, comparesThings || !connectors.isEmpty { return nil }
    if !tiers.isEmpty { return tiers.count == 1 ? tiers[0] : nil }
    // `what does ACME cite from Apple`: the document binds, whoever it cites.
    guard sources.isEmpty else { return nil }
    return Set(publishers).count == 1 ? publishers[0] : nil
  }

  /// Treats quantities as words to find rather than values to look up.
  mutating func makeWords(where matches: (Quantity) -> Bool) {
    for quantity in quantities where matches(quantity) {
      let text = analysis.slice(quantity.range)
      let terms = quantity.numbers.map(NumberText.of)
      if !terms.isEmpty { residues.append(Residue(text: text, terms: terms, weight: 0.4, isKnown: true)) }
    }
    quantities.removeAll(where: matches)
  }
}
