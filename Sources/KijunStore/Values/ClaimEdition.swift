public import KijunGuidelines

/// The time that a fact is of: the one in which it did hold, where its document says that this has changed since, or else
/// that of its source.
public struct ClaimEdition: Sendable, Equatable {
  public var name: String?
  public var isHistorical: Bool
}

extension StoredClaim {
  /// The edition of which its document says that it held then and no longer does.
  public var pastEdition: String? { conditions["edition"]?.text }

  public func edition(in source: Source?) -> ClaimEdition {
    ClaimEdition(
      name: pastEdition ?? source?.edition, isHistorical: pastEdition != nil || source?.historical == true)
  }
}
