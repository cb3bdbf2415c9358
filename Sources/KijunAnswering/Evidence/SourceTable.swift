import KijunStore

/// Sources and documents by id, read once.
final class SourceTable {
  private let base: KnowledgeBase
  private var documents: [Int64: StoredDocument] = [:]
  private var sources: [String: StoredSource] = [:]

  init(_ base: KnowledgeBase) {
    self.base = base
  }

  func document(_ id: Int64) throws -> StoredDocument? {
    if let known = documents[id] { return known }
    let document = try base.document(id: id)
    if documents.count > 5_000 { documents.removeAll() }
    documents[id] = document
    return document
  }

  func source(ofDocument id: Int64) throws -> StoredSource? {
    guard let document = try document(id) else { return nil }
    if let known = sources[document.source] { return known }
    let source = try base.source(key: document.source)
    if sources.count > 5_000 { sources.removeAll() }
    sources[document.source] = source
    return source
  }
}
