import KijunVocabulary

/// What a word of a question can mean, with all that follows from it: worked out once, asked of every candidate.
final class Meaning {
  enum Kind: Equatable {
    case content, property, bound
    case condition(String)
  }

  let kind: Kind
  /// How the question says it, folded, where that is several words.
  let phrase: String?
  let isContent: Bool
  let isProperty: Bool
  let isBound: Bool
  /// For a condition its name, such as `platform`.
  let condition: String?
  /// What it can mean; usually one.
  let concepts: [Concept]
  /// The same as numbers.
  let numbers: [Int]
  /// The spellings inside it, each with what it can mean: a fact may say it in two words.
  let parts: [[Int]]
  let nearness: Nearness
  let partNearness: [Nearness]

  /// Whether the name of an API is the answer.
  let asksForCode: Bool
  /// Whether it is a condition that an answer may be all about: `while the keyboard is up`.
  let isState: Bool
  /// Whether it is as well something that is done: `enabled`.
  let isDone: Bool
  /// Whether an answer without it would be about something else, not only in other words.
  let namesThing: Bool
  /// Whether it says for which platform, device or app the answer is to be.
  let isPlace: Bool
  /// What it is measured in.
  let measures: Set<String>
  /// Whether it asks from what to what.
  let asksForRange: Bool
  /// The side of a size that it asks for.
  let side: Side?
  /// The bounds that it names, such as `minimum`.
  let roles: [String]

  private static let soft: Set<String> = ["text", "code", "version", "date"]

  init(kind: Kind, text: String, concepts: [Concept], numbers: [Int], parts: [[Int]], relations: Relations) {
    self.kind = kind
    phrase = text.utf8.contains(0x20) ? Folding.fold(text) : nil
    isContent = kind == .content
    isProperty = kind == .property
    isBound = kind == .bound
    condition = if case .condition(let name) = kind { name } else { nil }
    self.concepts = concepts
    self.numbers = numbers
    self.parts = parts
    // `quaternaryLabel` is that and nothing more general.
    nearness = Nearness(numbers, relations, isName: kind == .content && CodeLook.isIn(text))
    partNearness = parts.map { Nearness($0, relations) }
    measures = Set(concepts.flatMap(\.measures))
    roles = concepts.compactMap { $0.detail["role"] }
    asksForCode = isProperty && measures.contains("code")
    asksForRange = isProperty && numbers.contains(relations.marks.range)
    side = isProperty ? Side(numbers, relations) : nil
    isState = condition == "state"
    isDone = condition == "state" && !concepts.allSatisfy { $0.kind == .condition }
    isPlace = condition.map { ["platform", "device", "column"].contains($0) } ?? false
    namesThing =
      isProperty && concepts.contains { !$0.measures.allSatisfy(Self.soft.contains) }
      || isContent && concepts.contains { $0.kind == .subject && !$0.broader.contains("framework") }
  }
}
