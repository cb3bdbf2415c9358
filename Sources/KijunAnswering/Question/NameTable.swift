import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Names of companies: those of the tiers, which a question has beside what it asks (`in the ACME app`), and those
/// of publishers, which say in which documents the answer stands.
final class NameTable {
  private let base: KnowledgeBase
  private let tiers: [Tier]
  private static let mostSources = 500

  init(_ base: KnowledgeBase, _ tiers: [Tier]) {
    self.base = base
    self.tiers = tiers
  }

  /// The words by which tiers are called.
  private lazy var ofTiers = Set(
    tiers.flatMap { [$0.label] + $0.labels.values + $0.spellings + $0.publishers }
      .flatMap { IndexTerms.literal(Tokenizer.tokens(of: $0)) })

  /// The words of the publishers' names, with the sources they publish.
  private lazy var ofPublishers: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for stored in ((try? base.sources()) ?? []).prefix(Self.mostSources) {
      for term in IndexTerms.literal(Tokenizer.tokens(of: stored.source.publisher ?? "")) {
        found[term, default: []].insert(stored.source.id)
      }
    }
    return found
  }()

  func isOfTier(_ terms: [String]) -> Bool { terms.allSatisfy(ofTiers.contains) }

  /// The one tier of the first rank that holds for anything here.
  func own(where isSaid: (String) -> Bool) -> String? {
    let first = tiers.map(\.rank).min()
    let own = tiers.filter { $0.rank == first && isSaid($0.id) }
    return own.count == 1 ? own[0].id : nil
  }

  /// The same in place of another tier of that rank, of which there is nothing here.
  func own(insteadOf tier: String, where isSaid: (String) -> Bool) -> String {
    guard let rank = tiers.first(where: { $0.id == tier })?.rank, rank == tiers.map(\.rank).min() else {
      return tier
    }
    return own(where: isSaid) ?? tier
  }

  /// Whether any document says that it is for a platform.
  func isCovered(_ platform: String) -> Bool { platforms.contains(platform) }

  private lazy var platforms: Set<String> = {
    let names = Set(((try? base.sources()) ?? []).flatMap(\.source.platforms))
    return Set(names.flatMap { (try? PlatformNames(base).concepts($0)) ?? [] })
  }()

  /// The sources whose publisher is named so.
  func sources(named terms: [String]) -> Set<String> {
    guard let first = terms.first else { return [] }
    return terms.dropFirst().reduce(ofPublishers[first] ?? []) { $0.intersection(ofPublishers[$1] ?? []) }
  }
}
