import KijunGuidelines

/// A concept of the vocabulary as answering needs it: its kind, its relations and its details.
public struct ConceptData: Sendable, Equatable {
  public var kind: String
  public var broader: [String]
  public var implies: [String]
  public var measures: [String]
  public var detail: [String: String]
}

extension KnowledgeBase {
  public func conceptData(_ id: String) throws(StoreError) -> ConceptData? {
    guard let stored = try concept(id), let members = JSON(stored.data) else { return nil }
    return ConceptData(
      kind: stored.kind, broader: members["broader"]?.strings ?? [],
      implies: members["implies"]?.strings ?? [], measures: members["measures"]?.strings ?? [],
      detail: members["detail"]?.texts ?? [:])
  }
}
