import KijunStore

/// A document that is left as it is, whatever its file holds.
public struct HeldDocument: Sendable, Hashable {
  /// The id of its source.
  public var source: String
  public var document: String

  public init(source: String, document: String) {
    self.source = source
    self.document = document
  }
}

extension Ingester {
  /// Whether a document is so unlike what it was that somebody has to look at it first: a run that nobody watches
  /// must not take half a document for the whole.
  func refusal(of made: DocumentProduct.Made, before: DocumentState, _ counts: WriteCounts) -> String? {
    if made.state.size * 2 <= before.size {
      return "has \(made.state.size) bytes, and had \(before.size)"
    }
    let claims = counts.claimsKept + counts.claimsChanged + counts.claimsRemoved
    if counts.claimsRemoved * 3 > claims {
      return "would lose \(counts.claimsRemoved) of its \(claims) claims"
    }
    return nil
  }
}
