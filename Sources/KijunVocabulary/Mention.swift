/// A place of a text where the vocabulary found a spelling.
public struct Mention: Sendable, Equatable {
  /// Usually one; two where a spelling means two things.
  public let concepts: [Concept]
  /// Indices into the tokens of the text.
  public let tokens: Range<Int>
  /// A bit for each kind of them: what a mention is not is asked more often than anything else.
  private let kinds: UInt32

  init(concepts: [Concept], tokens: Range<Int>) {
    self.concepts = concepts
    self.tokens = tokens
    kinds = concepts.reduce(0) { $0 | $1.kind.bit }
  }

  public func first(_ kind: Concept.Kind) -> Concept? { has(kind) ? concepts.first { $0.kind == kind } : nil }

  public func has(_ kind: Concept.Kind) -> Bool { kinds & kind.bit != 0 }
}

extension Concept.Kind {
  fileprivate var bit: UInt32 {
    switch self {
    case .subject: 1
    case .property: 1 << 1
    case .condition: 1 << 2
    case .weight: 1 << 3
    case .term: 1 << 4
    case .bound: 1 << 5
    case .comparator: 1 << 6
    case .unit: 1 << 7
    case .negation: 1 << 8
    case .modality: 1 << 9
    case .supposition: 1 << 10
    case .delegation: 1 << 11
    case .nonpublication: 1 << 12
    case .ditto: 1 << 13
    case .verification: 1 << 14
    case .applicability: 1 << 15
    case .citation: 1 << 16
    case .reference: 1 << 17
    case .tier: 1 << 18
    case .publisher: 1 << 19
    case .question: 1 << 20
    case .connector: 1 << 21
    case .filler: 1 << 22
    case .handover: 1 << 23
    }
  }
}
