/// What has become of a claim between two states of its document.
public struct ClaimChange: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    case added, removed
    /// Another value, or other conditions under which it holds.
    case changed
    /// Another tier.
    case tier
    /// Another name of what it is about.
    case renamed
    /// Another day of checking.
    case dated
    /// The same value in other words.
    case reworded
    /// The same in another place.
    case moved
    /// The same under a heading that has another name.
    case retitled
  }

  public var key: String
  /// All that apply, the one that matters most first; never empty.
  public var kinds: [Kind]
  public var before: StoredClaim?
  public var after: StoredClaim?
  /// Where it stood, for one that has moved.
  public var lineBefore: Int?
  /// What stands in its place and is no fact, of one that was removed.
  public var reject: StoredReject?
}

/// What has become of the claims of a document between two revisions.
public struct DocumentChanges: Sendable, Equatable {
  public enum Outcome: String, Sendable {
    case added, removed, changed
    /// The document is as it was, and Kijun understands it otherwise: another version, other words or tiers.
    case reread
  }

  public var document: StoredDocument
  public var outcome: Outcome
  /// Its revision before, nil where there was none.
  public var from: Int?
  public var to: Int
  public var passagesAdded: Int
  public var passagesRemoved: Int
  /// Of those that were there before, the ones that stand elsewhere among the others.
  public var passagesMoved: Int
  /// In the order of the document, those that are gone last.
  public var claims: [ClaimChange]
}
