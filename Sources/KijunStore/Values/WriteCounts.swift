/// What a write did.
public struct WriteCounts: Sendable, Equatable {
  public var claimsAdded = 0
  /// Same subject and property in the same place, with another value, tier, date or condition.
  public var claimsChanged = 0
  public var claimsRemoved = 0
  public var claimsKept = 0
  public var passagesAdded = 0
  public var passagesRemoved = 0
  public var passagesKept = 0
  /// Of the document as it is now.
  public var rejects = 0
  public var citations = 0

  public init() {}

  public var claims: Int { claimsAdded + claimsChanged + claimsKept }
  public var passages: Int { passagesAdded + passagesKept }

  public static func += (total: inout WriteCounts, part: WriteCounts) {
    total.claimsAdded += part.claimsAdded
    total.claimsChanged += part.claimsChanged
    total.claimsRemoved += part.claimsRemoved
    total.claimsKept += part.claimsKept
    total.passagesAdded += part.passagesAdded
    total.passagesRemoved += part.passagesRemoved
    total.passagesKept += part.passagesKept
    total.rejects += part.rejects
    total.citations += part.citations
  }
}
