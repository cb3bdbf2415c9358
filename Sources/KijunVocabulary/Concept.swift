/// Something that guidelines speak of, whatever it is called: a row, a minimum, the dark appearance.
public struct Concept: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    // What facts are about.
    case subject, property, condition, weight, term
    // The grammar of facts.
    case bound, comparator, unit, negation, modality, supposition, delegation, nonpublication, handover, ditto
    case verification, applicability, citation, reference
    // Whose word a fact is.
    case tier, publisher
    // The grammar of questions.
    case question, connector, filler
  }

  public var id: String
  public var kind: Kind
  /// More general concepts: what is said of them holds for this one.
  public var broader: [String]
  /// Concepts that people mean by nearly the same words: `general` and `usual`, `show` and `display`.
  public var near: [String]
  /// Subjects that its name holds: a row height is of a row.
  public var implies: [String]
  /// What a property is measured in: `length`, `color`, `count`, …
  public var measures: [String]
  /// The details of the kind: the name of a condition, the comparator, the unit, what a question asks.
  public var detail: [String: String]

  public init(
    id: String, kind: Kind, broader: [String] = [], near: [String] = [], implies: [String] = [],
    measures: [String] = [],
    detail: [String: String] = [:]
  ) {
    self.id = id
    self.kind = kind
    self.broader = broader
    self.near = near
    self.implies = implies
    self.measures = measures
    self.detail = detail
  }

  /// Takes over what another entry for the same concept refers to.
  mutating func add(_ other: Concept) {
    broader += other.broader.filter { !broader.contains($0) }
    near += other.near.filter { !near.contains($0) }
    implies += other.implies.filter { !implies.contains($0) }
    measures += other.measures.filter { !measures.contains($0) }
  }
}
