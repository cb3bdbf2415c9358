import KijunGuidelines
import KijunStore
import KijunVocabulary

/// What a fact is about, so far as two facts can disagree: the same thing, the same property, the same conditions,
/// and values of one sort. 17 px and 17 pt don't disagree, nor do a minimum and a maximum.
struct FactTopic: Hashable {
  /// Concepts by number.
  private let subject: Set<Int>
  private let property: Set<Int>
  /// Words of both that no concept covers: two things that only the vocabulary doesn't know are still two.
  private let others: [String]
  private let conditions: [[String]]
  private let sort: [String]

  /// nil for a claim that can't disagree with another: without a subject, with a value in words, or of an old edition.
  init?(_ claim: StoredClaim, _ lexicon: StoredLexicon) {
    guard claim.pastEdition == nil, let sort = Self.sort(of: claim.value) else { return nil }
    self.init(claim, lexicon, sort)
  }

  /// Of a value of any sort and edition; nil for a claim without a subject.
  init?(stating claim: StoredClaim, _ lexicon: StoredLexicon) {
    self.init(claim, lexicon, Self.sort(of: claim.value) ?? [claim.value.kind.rawValue])
  }

  private init?(_ claim: StoredClaim, _ lexicon: StoredLexicon, _ sort: [String]) {
    let unknown = [claim.subject, claim.property].map { Self.unknownWords($0, lexicon) }
    guard !claim.subjectNumbers.isEmpty || !unknown[0].isEmpty else { return nil }
    subject = Set(claim.subjectNumbers)
    property = Set(claim.propertyNumbers)
    others = unknown[0] + ["·"] + unknown[1]
    conditions = Self.conditions(of: claim)
    self.sort = sort
  }

  /// The same for equal topics, and mostly another for others; it needs no look at the vocabulary.
  static func hash(_ claim: StoredClaim) -> UInt64? {
    guard claim.pastEdition == nil, let sort = sort(of: claim.value) else { return nil }
    var hash = ContentHash()
    let concepts = [claim.subjectNumbers, claim.propertyNumbers].map { Set($0).sorted().map(String.init) }
    for part in concepts + conditions(of: claim) + [sort] {
      hash.add(Array(part.joined(separator: "\n").utf8))
    }
    return UInt64(hash.text, radix: 16)
  }

  /// What is compared between two facts of one topic.
  static func value(_ claim: StoredClaim) -> String {
    claim.value.numbers.isEmpty
      ? claim.value.text : claim.value.numbers.map { String($0) }.joined(separator: " ")
  }

  private static func sort(of value: Value) -> [String]? {
    switch value.kind {
    case .number, .size, .range, .ratio: guard !value.numbers.isEmpty else { return nil }
    case .color: break
    case .code, .weight, .text, .leftToSystem, .notPublished: return nil
    }
    let direction =
      switch value.comparator {
      case .atLeast, .over: "from"
      case .atMost, .under: "to"
      case .equal, .about, .range: ""
      }
    return [value.kind.rawValue, value.unit ?? "", value.role?.rawValue ?? "", direction]
  }

  private static func conditions(of claim: StoredClaim) -> [[String]] {
    claim.conditions.all.map { condition in
      [condition.name] + (condition.concepts.isEmpty ? [condition.text] : Set(condition.concepts).sorted())
    }
  }

  private static func unknownWords(_ text: String, _ lexicon: StoredLexicon) -> [String] {
    let tokens = Tokenizer.tokens(of: text)
    var isKnown = Array(repeating: false, count: tokens.count)
    for mention in lexicon.mentions(in: tokens) { for index in mention.tokens { isKnown[index] = true } }
    // Endings and particles of Japanese say nothing by themselves.
    return zip(tokens, isKnown).filter { !$0.1 && !$0.0.isHiragana }.map(\.0.text)
  }
}
