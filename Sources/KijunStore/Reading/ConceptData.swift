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
    guard let stored = try concept(id), case .object(let members)? = JSONValue(stored.data) else {
      return nil
    }
    var detail: [String: String] = [:]
    if case .object(let fields)? = members["detail"] { detail = fields.compactMapValues(\.string) }
    return ConceptData(
      kind: stored.kind, broader: members["broader"]?.strings ?? [],
      implies: members["implies"]?.strings ?? [], measures: members["measures"]?.strings ?? [], detail: detail
    )
  }
}
