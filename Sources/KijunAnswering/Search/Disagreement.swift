import KijunGuidelines
public import KijunStore

/// Facts of the knowledge base that hold today, are about the same, and say different values.
public struct Disagreement: Sendable {
  public enum Kind: String, Sendable {
    /// One tier says both, so that one of them must be wrong.
    case conflict
    /// Two tiers say each their own: a company rule that is not Apple's. The tier tells which to follow.
    case differs
  }

  public var kind: Kind
  /// In the order of the documents.
  public var claims: [StoredClaim]
}

/// Finds all disagreements of a knowledge base.
public struct DisagreementSearch {
  private let base: KnowledgeBase
  private let lexicon: StoredLexicon
  private let sources: SourceTable
  /// For a claim those that go before it.
  private let exceptions: [String: [String]]

  public init(_ base: KnowledgeBase) throws {
    self.base = base
    exceptions = Dictionary(grouping: try base.overrides(), by: \.overridden).mapValues { $0.map(\.claim) }
    lexicon = StoredLexicon(base)
    sources = SourceTable(base)
  }

  /// Conflicts first, then in the order of the documents; with a tier those of it alone.
  ///
  /// Goes over the claims twice, so that only those are kept in memory of which two may disagree.
  public func all(tier: String? = nil) throws -> [Disagreement] {
    let suspects = try suspects(tier)
    guard !suspects.isEmpty else { return [] }
    var order: [FactTopic] = []
    var groups: [FactTopic: [StoredClaim]] = [:]
    try eachCurrent(tier) { claim in
      guard let hash = FactTopic.hash(claim), suspects.contains(hash), let topic = FactTopic(claim, lexicon)
      else { return }
      if groups[topic] == nil { order.append(topic) }
      groups[topic, default: []].append(claim)
    }
    let found = try order.compactMap { try disagreement(groups[$0] ?? []) }
    return found.filter { $0.kind == .conflict } + found.filter { $0.kind == .differs }
  }

  /// Hashes of topics that have two values.
  private func suspects(_ tier: String?) throws -> Set<UInt64> {
    var values: [UInt64: String] = [:]
    var suspects: Set<UInt64> = []
    try eachCurrent(tier) { claim in
      guard let hash = FactTopic.hash(claim), !suspects.contains(hash) else { return }
      let value = FactTopic.value(claim)
      if let known = values.updateValue(value, forKey: hash), known != value {
        suspects.insert(hash)
        values[hash] = nil
      }
    }
    return suspects
  }

  private func eachCurrent(_ tier: String?, _ body: (StoredClaim) throws -> Void) throws {
    try base.forEachClaim(ClaimFilter(tier: tier)) { claim in
      guard try sources.source(ofDocument: claim.documentID)?.source.historical != true else { return }
      try body(claim)
    }
  }

  /// A group of facts that are about the same, less those before which another of them goes by declaration.
  private func disagreement(_ all: [StoredClaim]) throws -> Disagreement? {
    let ids = Set(all.map(\.key))
    // What is stated in two places is one fact: an exception is one of both.
    let excepted = Set(
      all.filter { claim in (exceptions[claim.key] ?? []).contains(where: ids.contains) }.map(Statement.init))
    let claims = all.filter { !excepted.contains(Statement($0)) }
    let tiers = Dictionary(grouping: claims, by: \.tier).values
    let isConflict = try tiers.contains(where: contradictsItself)
    guard isConflict || !Self.share(tiers.map(Self.values)) else { return nil }
    var said: Set<Statement> = []
    return Disagreement(
      kind: isConflict ? .conflict : .differs, claims: claims.filter { said.insert(Statement($0)).inserted })
  }

  /// What one tier says, wherever it does.
  private struct Statement: Hashable {
    var tier: String
    var value: String

    init(_ claim: StoredClaim) {
      tier = claim.tier
      value = FactTopic.value(claim)
    }
  }

  /// Whether one tier says two things.
  private func contradictsItself(_ claims: [StoredClaim]) throws -> Bool {
    guard Self.values(claims).count > 1 else { return false }
    // Under two headings a document may well say two things: the tables of two text sizes have the same rows. Only
    // documents that say one thing each are held against one another.
    let documents = Dictionary(grouping: claims, by: \.documentID).values.map(Self.values)
    if !Self.share(documents.filter { $0.count == 1 }) { return true }
    let sections = Dictionary(grouping: claims) { [$0.documentID, $0.sectionID] }.values
    return try sections.contains { section in
      guard Self.values(section).count > 1 else { return false }
      return !Self.share(try Dictionary(grouping: section, by: breath).values.map(Self.values))
    }
  }

  /// A number for what is said in one breath, and is not meant to exclude one another: a sentence, or a table.
  private func breath(_ claim: StoredClaim) throws -> Int64 {
    guard let passage = try base.passage(id: claim.passageID), passage.kind == .tableRow,
      let table = passage.group
    else { return claim.passageID }
    return -Int64(table) - 1
  }

  private static func values(_ claims: [StoredClaim]) -> Set<String> { Set(claims.map(FactTopic.value)) }

  /// Whether there is a value that all of them have.
  private static func share(_ all: [Set<String>]) -> Bool {
    guard let first = all.first else { return true }
    return !all.dropFirst().reduce(first) { $0.intersection($1) }.isEmpty
  }
}
