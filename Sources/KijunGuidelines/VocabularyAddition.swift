/// A file of a user's own that is merged over the vocabulary that ships: tiers, or words.
public struct VocabularyAddition: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case tiers, vocabulary
  }

  /// The absolute path of the manifest that names it.
  public var manifest: String
  /// Absolute.
  public var path: String
  public var kind: Kind
  /// All of the file: what the documents were read with must not depend on what became of it.
  public var text: String

  public init(manifest: String, path: String, kind: Kind, text: String) {
    self.manifest = manifest
    self.path = path
    self.kind = kind
    self.text = text
  }
}
