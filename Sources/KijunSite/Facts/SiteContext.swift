import KijunAnswering
import KijunGuidelines
import KijunStore

/// What every page needs to know: language, day, tiers, documents.
final class SiteContext {
  let base: KnowledgeBase
  let options: SiteOptions
  let tiers: [Tier]
  let documents: [SiteDocument]
  /// The topics that have facts; only they have pages.
  private(set) var topics: Set<Topic> = []
  private let documentByID: [Int64: Int]
  private let traits: ConceptTraits
  private var spellingsByConcept: [String: [String]]?

  init(_ base: KnowledgeBase, _ options: SiteOptions) throws {
    self.base = base
    self.options = options
    tiers = try base.tiers()
    traits = ConceptTraits(base)
    var sources: [String: Source] = [:]
    for source in try base.sources() { sources[source.source.id] = source.source }
    documents = try base.documents().map { document in
      let source = sources[document.source]
      let name = document.name.isEmpty ? document.source : document.name
      return SiteDocument(
        id: document.id, name: name,
        title: source?.title ?? document.title ?? name.split(separator: "/").last.map(String.init) ?? name,
        language: source?.language ?? document.language,
        slug: Slug.of(source: document.source, document: document.name), source: source,
        ingestedAt: String(document.ingestedAt.prefix(10)))
    }
    documentByID = Dictionary(documents.enumerated().map { ($1.id, $0) }) { first, _ in first }
    try base.forEachClaim { claim in
      guard isWanted(claim) else { return }
      if let topic = Topic.of(claim.value, try traits(of: claim)) { topics.insert(topic) }
    }
  }

  /// How each concept is written, worked out once.
  func spellings() throws -> [String: [String]] {
    if let spellingsByConcept { return spellingsByConcept }
    let spellings = try base.spellingsByConcept()
    spellingsByConcept = spellings
    return spellings
  }

  func say(_ words: Words) -> String { words(options.language) }

  /// With a number in the place of `{n}`.
  func say(_ words: Words, _ number: Int) -> String { say(words).replacing("{n}", with: String(number)) }

  func document(_ id: Int64) -> SiteDocument? { documentByID[id].map { documents[$0] } }

  func isWanted(_ claim: StoredClaim) -> Bool {
    guard let source = document(claim.documentID)?.source else { return false }
    return options.selects(claim, source)
  }

  func label(ofTier id: String) -> String {
    guard let tier = tiers.first(where: { $0.id == id }) else { return id }
    return tier.labels[options.language.rawValue] ?? tier.label
  }

  /// How to treat its values, in the language of the pages where that is declared.
  func treatment(ofTier id: String) -> String? {
    options.treatments[id] ?? tiers.first { $0.id == id }?.treatment
  }

  /// From 1 for the tier that comes first; badges of the fourth and later look alike.
  func rank(ofTier id: String) -> Int { (tiers.firstIndex { $0.id == id } ?? tiers.count) + 1 }

  func fact(_ claim: StoredClaim, of document: SiteDocument) throws -> Fact {
    Fact(
      claim: claim, statement: statement(claim),
      concepts: claim.subjectConcepts + claim.propertyConcepts + claim.conditions.all.flatMap(\.concepts),
      traits: try traits(of: claim), quote: claim.quote.shortened(to: 300), document: document,
      page: document.page)
  }

  /// That there is no value, or that one is ruled out, is said in the language of the pages.
  private func statement(_ claim: StoredClaim) -> String {
    switch claim.value.kind {
    case .leftToSystem: say(.leftToSystem)
    case .notPublished: say(.notPublished)
    default: claim.modality == .mustNot ? say(.mustNot(claim.statement)) : claim.statement
    }
  }

  private func traits(of claim: StoredClaim) throws -> Traits {
    try traits.of(
      claim.subjectConcepts + claim.propertyConcepts
        + claim.conditions.all.filter { $0.name == "appearance" || $0.name == "text_size" }.flatMap(
          \.concepts))
  }
}
