public import KijunGuidelines

/// Why a vocabulary can't be used.
public struct VocabularyError: Error, Sendable, Equatable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var problem: String
  public var advice: String
  public var description: String { "\(file):\(line): \(problem): \(advice)" }
}

extension Vocabulary {
  /// The vocabulary that ships with Kijun, with a user's own tiers and words over it.
  public static func shipped(adding additions: [VocabularyAddition] = []) throws(VocabularyError)
    -> Vocabulary
  {
    var merge = shippedMerge()
    for addition in additions { merge.add(addition) }
    if let fault = merge.faults.first { throw fault }
    return Vocabulary(
      entries: merge.entries, tiers: merge.tiers,
      fingerprint: fingerprint(shippedFingerprint, adding: additions))
  }

  /// The same tiers, for which the words need not be loaded.
  public static func shippedTiers(adding additions: [VocabularyAddition] = []) throws(VocabularyError)
    -> [Tier]
  {
    var merge = VocabularyMerge()
    merge.add(tiers: shippedTierFile)
    for addition in additions where addition.kind == .tiers { merge.add(addition) }
    if let fault = merge.faults.first { throw fault }
    return merge.tiers
  }

  /// The fingerprint of the vocabulary that ships, for which it need not be loaded.
  public static var shippedFingerprint: String {
    var hash = ContentHash()
    for file in shippedFiles { hash.add(file.bytes) }
    hash.add(shippedTierFile.bytes)
    return hash.text
  }

  /// The fingerprint of a vocabulary with a user's own tiers and words over it.
  public static func fingerprint(_ base: String, adding additions: [VocabularyAddition]) -> String {
    guard !additions.isEmpty else { return base }
    var hash = ContentHash()
    hash.add(Array(base.utf8))
    for addition in additions {
      hash.add(Array(addition.kind.rawValue.utf8))
      hash.add(Array(addition.text.utf8))
    }
    return hash.text
  }

  static func shippedMerge() -> VocabularyMerge {
    var merge = VocabularyMerge()
    for file in shippedFiles { merge.add(words: file) }
    merge.add(tiers: shippedTierFile)
    return merge
  }

  private static var shippedFiles: [VocabularyMerge.File] {
    EmbeddedFiles.data.filter { $0.name.hasPrefix("vocabulary/") }.map {
      .init(path: $0.name, bytes: $0.bytes)
    }
  }

  private static var shippedTierFile: VocabularyMerge.File {
    .init(path: "tiers.json", bytes: EmbeddedFiles.file("tiers.json") ?? [])
  }
}
