public import KijunGuidelines
public import KijunVocabulary

/// A vocabulary that is loaded when the first document needs it: to see that nothing has changed, its
/// fingerprint is enough.
///
/// Threads can share one: the first that needs the vocabulary loads it, and the others wait.
public final class VocabularySource: @unchecked Sendable {
  public let fingerprint: String
  /// Ids, the one that comes first in answers first.
  public let tiers: [String]
  private let load: @Sendable () throws -> Vocabulary
  private let lock = Lock()
  /// Touched under the lock.
  private var loaded: Result<Vocabulary, any Error>?

  /// - Parameter fingerprint: another one than the vocabulary's own, as if it had changed.
  public init(_ vocabulary: Vocabulary, fingerprint: String? = nil) {
    self.fingerprint = fingerprint ?? vocabulary.fingerprint
    tiers = vocabulary.tiers.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.map(\.id)
    loaded = .success(vocabulary)
    load = { vocabulary }
  }

  /// The one that ships with Kijun.
  public convenience init() {
    let tiers = try? Vocabulary.shippedTiers()
    self.init(fingerprint: Vocabulary.shippedFingerprint, tiers: tiers ?? []) { try Vocabulary.shipped() }
  }

  private init(
    fingerprint: String, tiers: [Tier], load: @escaping @Sendable () throws -> Vocabulary
  ) {
    self.fingerprint = fingerprint
    self.tiers = tiers.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.map(\.id)
    self.load = load
  }

  /// The one that ships with a user's own tiers and words over it.
  public func adding(_ additions: [VocabularyAddition]) throws(InputError) -> VocabularySource {
    guard !additions.isEmpty else { return self }
    let tiers: [Tier]
    do {
      tiers = try Vocabulary.shippedTiers(adding: additions)
    } catch {
      throw InputError(error)
    }
    return VocabularySource(
      fingerprint: Vocabulary.fingerprint(fingerprint, adding: additions), tiers: tiers
    ) { try Vocabulary.shipped(adding: additions) }
  }

  func vocabulary() throws -> Vocabulary {
    try lock.locked {
      if let loaded { return loaded }
      let result = Result { try load() }
      loaded = result
      return result
    }.get()
  }
}

extension InputError {
  init(_ error: VocabularyError) {
    self.init("\(Paths.shown(error.file)):\(error.line)", error.problem, error.advice)
  }
}
