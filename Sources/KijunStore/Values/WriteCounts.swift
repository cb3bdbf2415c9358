/// What a write did.
public struct WriteCounts: Sendable, Equatable {
  public var claimsAdded = 0
  /// Same subject and property in the same place, with another value, tier, date or condition.
  public var claimsChanged = 0
  public var claimsRemoved = 0
  public var claimsKept = 0
  /// Of those that were kept or changed, the ones that stand in another place among the others, or under another heading.
  public var claimsMoved = 0
  public var passagesAdded = 0
  public var passagesRemoved = 0
  public var passagesKept = 0
  /// Of those that were kept, the ones that stand elsewhere among the others. What gives way to something new has not moved.
  public var passagesMoved = 0
  /// Of the document as it is now.
  public var rejects = 0
  public var citations = 0

  public init() {}

  public var claims: Int { claimsAdded + claimsChanged + claimsKept }
  public var passages: Int { passagesAdded + passagesKept }

  /// Whether a reader of the document finds something else than before.
  public var isChange: Bool {
    [claimsAdded, claimsChanged, claimsRemoved, claimsMoved, passagesAdded, passagesRemoved, passagesMoved]
      .contains { $0 > 0 }
  }

  public static func += (total: inout WriteCounts, part: WriteCounts) {
    total.claimsAdded += part.claimsAdded
    total.claimsChanged += part.claimsChanged
    total.claimsRemoved += part.claimsRemoved
    total.claimsKept += part.claimsKept
    total.claimsMoved += part.claimsMoved
    total.passagesAdded += part.passagesAdded
    total.passagesRemoved += part.passagesRemoved
    total.passagesKept += part.passagesKept
    total.passagesMoved += part.passagesMoved
    total.rejects += part.rejects
    total.citations += part.citations
  }
}
