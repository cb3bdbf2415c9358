public import KijunStore

/// What a search found, the best first.
public struct SearchResult: Sendable {
  public struct Hit: Sendable {
    public var passage: StoredPassage
    public var historical: Bool
    public var edition: String?
    public var place: Answer.Place
  }

  public var hits: [Hit] = []
  /// False where no passage has all words, so that these have only some.
  public var hasAllWords = true
}
