/// A place of a text where the vocabulary found a spelling.
public struct Mention: Sendable, Equatable {
  /// Usually one; two where a spelling means two things.
  public var concepts: [Concept]
  /// Indices into the tokens of the text.
  public var tokens: Range<Int>

  public func first(_ kind: Concept.Kind) -> Concept? { concepts.first { $0.kind == kind } }
  public func has(_ kind: Concept.Kind) -> Bool { concepts.contains { $0.kind == kind } }
}
