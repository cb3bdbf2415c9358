import KijunGuidelines
public import KijunStore
import KijunVocabulary

/// Finds passages by words: those that say all of them first, then those under headings that do.
public struct PassageSearch {
  private let base: KnowledgeBase
  private let lexicon: StoredLexicon
  private let sources: SourceTable

  public init(_ base: KnowledgeBase) {
    self.base = base
    lexicon = StoredLexicon(base)
    sources = SourceTable(base)
  }

  public func find(_ words: String, tier: String? = nil, limit: Int = 10) throws -> SearchResult {
    let parts = SearchWords(words, lexicon: lexicon).parts
    var result = SearchResult()
    guard !parts.isEmpty else { return result }
    let all = Match.all(parts)
    try add(.own(all), to: &result, tier: tier, limit: limit)
    try add(all, to: &result, tier: tier, limit: limit)
    if result.hits.isEmpty, parts.count > 1 {
      result.hasAllWords = false
      try add(.any(parts), to: &result, tier: tier, limit: limit)
    }
    return result
  }

  private func add(_ match: Match, to result: inout SearchResult, tier: String?, limit: Int) throws {
    guard result.hits.count < limit else { return }
    // The index knows no tiers, so those of another one are found too and left out.
    let candidates = try base.candidates(match: match, limit: tier == nil ? limit : 2_000)
    let known = Set(result.hits.map(\.passage.id))
    let new = candidates.map(\.passage).filter { !known.contains($0) }
    for passage in try base.passages(ids: new) where tier == nil || passage.annotation.tier == tier {
      guard result.hits.count < limit else { return }
      result.hits.append(try hit(base.withProseStamps(passage)))
    }
  }

  private func hit(_ passage: StoredPassage) throws -> SearchResult.Hit {
    let document = try sources.document(passage.documentID)
    let source = try sources.source(ofDocument: passage.documentID)?.source
    return SearchResult.Hit(
      passage: passage, historical: source?.historical ?? false, edition: source?.edition,
      place: Answer.Place(
        id: source?.id ?? "", document: document?.name ?? "", title: source?.title ?? document?.title,
        section: try base.sectionPath(passage.sectionID), lines: passage.lines, locator: passage.locator,
        quote: Quote.shortened(passage.quote), citation: passage.annotation.citation,
        encoding: document?.encoding ?? "utf-8"))
  }
}
