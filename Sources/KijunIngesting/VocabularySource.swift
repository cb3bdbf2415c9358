import KijunGuidelines
public import KijunVocabulary

/// A vocabulary that is loaded when the first document needs it: to see that nothing has changed, its
/// fingerprint is enough.
public final class VocabularySource {
  public let fingerprint: String
  /// Ids, the one that comes first in answers first.
  public let tiers: [String]
  private let load: () throws -> Vocabulary
  private var loaded: Vocabulary?

  /// - Parameter fingerprint: another one than the vocabulary's own, as if it had changed.
  public init(_ vocabulary: Vocabulary, fingerprint: String? = nil) {
    self.fingerprint = fingerprint ?? vocabulary.fingerprint
    tiers = vocabulary.tiers.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.map(\.id)
    loaded = vocabulary
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
    if let loaded { return loaded }
    let vocabulary = try load()
    loaded = vocabulary
    return vocabulary
  }
}
