import KijunGuidelines

/// Why a vocabulary can't be used.
public struct VocabularyError: Error, CustomStringConvertible {
  public var file: String
  public var problem: String
  public var description: String { "\(file): \(problem)" }
}

extension Vocabulary {
  /// The vocabulary that ships with Kijun.
  public static func shipped() throws(VocabularyError) -> Vocabulary {
    try load(shippedFiles, tiers: EmbeddedFiles.file("tiers.json") ?? [])
  }

  /// The fingerprint of the vocabulary that ships, for which it need not be loaded.
  public static var shippedFingerprint: String {
    fingerprint(of: shippedFiles, tiers: EmbeddedFiles.file("tiers.json") ?? [])
  }

  private static var shippedFiles: [(name: String, bytes: [UInt8])] {
    EmbeddedFiles.data.filter { $0.name.hasPrefix("vocabulary/") }
  }

  static func load(
    _ files: [(name: String, bytes: [UInt8])], tiers tierBytes: [UInt8]
  ) throws(VocabularyError) -> Vocabulary {
    var entries: [VocabularyFile.Entry] = []
    for file in files {
      do { entries += try VocabularyFile(file.bytes).concepts } catch {
        throw VocabularyError(file: file.name, problem: error.text)
      }
    }
    do {
      return Vocabulary(
        entries: entries, tiers: try TierFile(tierBytes).tiers,
        fingerprint: fingerprint(of: files, tiers: tierBytes))
    } catch {
      throw VocabularyError(file: "tiers.json", problem: error.text)
    }
  }

  private static func fingerprint(
    of files: [(name: String, bytes: [UInt8])], tiers: [UInt8]
  ) -> String {
    var hash = ContentHash()
    for file in files { hash.add(file.bytes) }
    hash.add(tiers)
    return hash.text
  }
}
