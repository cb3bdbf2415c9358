/// By what a document is known to be unchanged since its last ingest.
public struct DocumentState: Sendable, Equatable {
  /// Of the bytes of the file, in hexadecimal.
  public var hash: String
  /// In bytes.
  public var size: Int
  public var modifiedNanoseconds: Int64
  /// Fingerprint of all that makes claims out of text: reader, extraction, vocabulary.
  public var extractor: String

  public init(hash: String, size: Int, modifiedNanoseconds: Int64, extractor: String) {
    self.hash = hash
    self.size = size
    self.modifiedNanoseconds = modifiedNanoseconds
    self.extractor = extractor
  }
}
