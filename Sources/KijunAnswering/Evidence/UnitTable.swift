import KijunGuidelines
import KijunStore

/// The units of passages, kept from one question to the next.
final class UnitTable {
  private let base: KnowledgeBase
  private let relations: Relations
  private let sources: SourceTable
  private var known: [Int64: [Unit]] = [:]
  private static let capacity = 4_000

  init(_ base: KnowledgeBase, _ relations: Relations, _ sources: SourceTable) {
    self.base = base
    self.relations = relations
    self.sources = sources
  }

  func units(ofPassages ids: [Int64]) throws -> [Unit] {
    let missing = ids.filter { known[$0] == nil }
    if known.count + missing.count > Self.capacity { known.removeAll() }
    for passage in try base.passages(ids: ids.filter { known[$0] == nil }) {
      known[passage.id] = try units(of: passage)
    }
    return ids.flatMap { known[$0] ?? [] }
  }

  private func units(of passage: StoredPassage) throws -> [Unit] {
    guard passage.isCurrent, let source = try sources.source(ofDocument: passage.documentID) else {
      return []
    }
    let claims = try base.claims(ofPassages: [passage.id])
    let whole = Unit(
      passage: passage, claim: nil, source: source, relations: relations,
      facts: claims,
      headings: { [base] in (try? base.sectionPath(passage.sectionID)) ?? [] })
    var units = claims.map {
      Unit(passage: passage, claim: $0, source: source, relations: relations, row: whole)
    }
    if passage.statesSomething { units.append(whole) }
    return units
  }
}
