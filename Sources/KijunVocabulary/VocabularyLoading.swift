#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
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
    try load(
      EmbeddedFiles.data.filter { $0.name.hasPrefix("vocabulary/") },
      tiers: EmbeddedFiles.file("tiers.json") ?? [])
  }

  static func load(
    _ files: [(name: String, bytes: [UInt8])], tiers tierBytes: [UInt8]
  ) throws(VocabularyError) -> Vocabulary {
    var entries: [VocabularyFile.Entry] = []
    var hash = Fingerprint()
    for file in files {
      hash.add(file.bytes)
      entries += try decode(VocabularyFile.self, file.name, file.bytes).concepts
    }
    hash.add(tierBytes)
    let tiers = try decode(TierFile.self, "tiers.json", tierBytes).tiers.map(\.tier)
    return Vocabulary(entries: entries, tiers: tiers, fingerprint: hash.text)
  }

  private static func decode<T: Decodable>(
    _ type: T.Type, _ name: String, _ bytes: [UInt8]
  ) throws(VocabularyError) -> T {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let DecodingError.dataCorrupted(context) {
      throw VocabularyError(file: name, problem: context.debugDescription)
    } catch let DecodingError.keyNotFound(key, context) {
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw VocabularyError(file: name, problem: "\(place): “\(key.stringValue)” is missing")
    } catch {
      throw VocabularyError(file: name, problem: "\(error)")
    }
  }
}
