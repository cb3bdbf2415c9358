public import KijunGuidelines
public import KijunStore

/// Where claims and passages stand: their documents and sources, each read once.
public final class Places {
  private let base: KnowledgeBase
  private var documents: [Int64: StoredDocument] = [:]
  private var sources: [String: StoredSource] = [:]
  /// A program that goes on asking must not keep every document of a large knowledge base.
  private static let limit = 5_000

  public init(_ base: KnowledgeBase) {
    self.base = base
  }

  public func document(_ id: Int64) throws -> StoredDocument? {
    if let known = documents[id] { return known }
    let found = try base.document(id: id)
    if documents.count >= Self.limit { documents.removeAll() }
    documents[id] = found
    return found
  }

  public func source(_ key: String) -> StoredSource? {
    if let known = sources[key] { return known }
    let found = try? base.source(key: key)
    if sources.count >= Self.limit { sources.removeAll() }
    sources[key] = found
    return found
  }

  public func source(ofDocument id: Int64) throws -> Source? {
    try document(id).flatMap { source($0.source)?.source }
  }

  public func place(
    document id: Int64, section: Int64, lines: ClosedRange<Int>, locator: String?, quote: String,
    citation: String?
  ) throws -> Answer.Place {
    let document = try document(id)
    let source = try source(ofDocument: id)
    return Answer.Place(
      id: document?.source ?? "", document: document?.name ?? "", title: source?.title ?? document?.title,
      section: try base.sectionPath(section), lines: lines, locator: locator, quote: quote,
      citation: citation, encoding: document?.encoding ?? "utf-8")
  }

  public func place(of claim: StoredClaim) throws -> Answer.Place {
    try place(
      document: claim.documentID, section: claim.sectionID, lines: claim.lines, locator: claim.locator,
      quote: claim.quote, citation: claim.citation)
  }

  public func place(of passage: StoredPassage) throws -> Answer.Place {
    try place(
      document: passage.documentID, section: passage.sectionID, lines: passage.lines,
      locator: passage.locator, quote: passage.quote, citation: passage.annotation.citation)
  }
}
