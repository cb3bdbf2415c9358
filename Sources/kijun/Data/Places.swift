import KijunAnswering
import KijunGuidelines
import KijunStore

/// Where claims and passages stand: their documents and sources, each read once.
final class Places {
  private let base: KnowledgeBase
  private var documents: [Int64: StoredDocument] = [:]
  private var sources: [String: StoredSource] = [:]

  init(_ base: KnowledgeBase) throws {
    self.base = base
  }

  func document(_ id: Int64) throws -> StoredDocument? {
    if let known = documents[id] { return known }
    let found = try base.document(id: id)
    documents[id] = found
    return found
  }

  func source(_ key: String) -> StoredSource? {
    if let known = sources[key] { return known }
    let found = try? base.source(key: key)
    sources[key] = found
    return found
  }

  func source(ofDocument id: Int64) throws -> Source? {
    try document(id).flatMap { source($0.source)?.source }
  }

  func place(
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

  func place(of claim: StoredClaim) throws -> Answer.Place {
    try place(
      document: claim.documentID, section: claim.sectionID, lines: claim.lines, locator: claim.locator,
      quote: claim.quote, citation: claim.citation)
  }

  func place(of passage: StoredPassage) throws -> Answer.Place {
    try place(
      document: passage.documentID, section: passage.sectionID, lines: passage.lines,
      locator: passage.locator, quote: passage.quote, citation: passage.annotation.citation)
  }
}
