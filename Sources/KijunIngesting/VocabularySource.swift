import KijunGuidelines
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
  public init() {
    let tierFile = EmbeddedFiles.file("tiers.json") ?? []
    fingerprint = Vocabulary.shippedFingerprint
    let tree = try? JSONTreeReader.read(tierFile)
    tiers = tree?["tiers"]?.items?.compactMap { $0["id"]?.string } ?? []
    load = { try Vocabulary.shipped() }
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
