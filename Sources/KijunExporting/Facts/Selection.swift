/// Which facts to export; nil asks for all.
public struct Selection: Sendable, Equatable {
  /// A platform by the name that the user gave and the concepts that mean it.
  public struct Platform: Sendable, Equatable {
    public var name: String
    public var concepts: Set<String>

    public init(name: String, concepts: Set<String>) {
      self.name = name
      self.concepts = concepts
    }
  }

  public var tier: String?
  public var platform: Platform?

  public init(tier: String? = nil, platform: Platform? = nil) {
    self.tier = tier
    self.platform = platform
  }
}
