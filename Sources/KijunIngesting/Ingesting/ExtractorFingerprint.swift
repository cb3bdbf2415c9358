import KijunExtraction
import KijunGuidelines

/// All that makes claims out of a text besides the text: where it is the same and the file is too, the claims
/// would be the same.
enum ExtractorFingerprint {
  static func of(_ source: Source, vocabulary: String) -> String {
    var hash = Fingerprint()
    for text in [source.format, source.title ?? "", source.language ?? "", source.tier, source.edition ?? ""]
    {
      hash.add(text)
    }
    for platform in source.platforms { hash.add(platform) }
    hash.add(source.verifiedOn?.description ?? "")
    return "\(vocabulary).\(Extractor.version).\(hash.text)"
  }
}
