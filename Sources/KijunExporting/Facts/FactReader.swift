public import KijunGuidelines
public import KijunStore
import KijunVocabulary

/// Reads the facts of a knowledge base that a selection asks for, one after the other: by source, document and line.
public final class FactReader {
  public let base: KnowledgeBase
  public let selection: Selection
  /// The one that answers come from first, first.
  public let tiers: [Tier]
  private let labels: [String: String]
  /// What the values of a tier are meant for, where it says so.
  let media: [String: Tier.Medium]
  /// How to treat the values of each tier, in the languages that its declaration has beside the first.
  public let treatments: [String: [String: String]]
  private var documents: [Int64: (document: StoredDocument, source: Source)] = [:]

  public init(_ base: KnowledgeBase, _ selection: Selection = Selection()) throws {
    self.base = base
    self.selection = selection
    tiers = try base.tiers()
    labels = Dictionary(tiers.map { ($0.id, $0.label) }) { first, _ in first }
    // No question needs these, so they are not among the tiers of the knowledge base.
    let declared = try Vocabulary.shippedTiers(adding: base.vocabularyAdditions())
    treatments = Dictionary(declared.map { ($0.id, $0.treatments) }) { first, _ in first }
    media = Dictionary(declared.compactMap { tier in tier.medium.map { (tier.id, $0) } }) { first, _ in first
    }
  }

  /// Sources that have a document, in the order of the manifest.
  public func sources() throws -> [(source: Source, documents: [StoredDocument])] {
    let documents = Dictionary(grouping: try base.documents(), by: \.source)
    return try base.sources().compactMap { stored in
      documents[stored.source.id].map { (stored.source, $0) }
    }
  }

  public func eachFact(ofSource key: String? = nil, _ body: (Fact) throws -> Void) throws {
    try base.forEachClaim(ClaimFilter(source: key, tier: selection.tier)) { claim in
      guard let place = try place(of: claim), selects(claim, of: place.source) else { return }
      try body(fact(claim, place))
    }
  }

  /// The facts of these claims, by their row ids.
  func eachFact(withIDs ids: [Int64], _ body: (Fact) throws -> Void) throws {
    for id in ids {
      guard let claim = try base.claim(id: id), let place = try place(of: claim) else { continue }
      try body(fact(claim, place))
    }
  }

  private func fact(_ claim: StoredClaim, _ place: (document: StoredDocument, source: Source)) throws -> Fact
  {
    Fact(
      claim: claim, source: place.source, document: place.document,
      section: try base.sectionPath(claim.sectionID), tierLabel: labels[claim.tier] ?? claim.tier)
  }

  private func place(of claim: StoredClaim) throws -> (document: StoredDocument, source: Source)? {
    if let known = documents[claim.documentID] { return known }
    guard let document = try base.document(id: claim.documentID),
      let source = try base.source(key: document.source)?.source
    else { return nil }
    documents[claim.documentID] = (document, source)
    return (document, source)
  }

  /// Whether the selection asks for a claim. What names no platform holds on each that its source speaks for, or on all where that says none.
  public func selects(_ claim: StoredClaim, of source: Source) -> Bool {
    guard selection.tier.map({ $0 == claim.tier }) ?? true else { return false }
    guard let platform = selection.platform else { return true }
    if let said = claim.conditions["platform"], !said.concepts.isEmpty {
      return said.concepts.contains(where: platform.concepts.contains)
    }
    return source.platforms.isEmpty
      || source.platforms.contains { $0.lowercased() == platform.name.lowercased() }
  }
}
