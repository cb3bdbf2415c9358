public import KijunGuidelines
public import KijunStore

/// A claim with everything that is known of where it stands.
public struct Fact: Sendable {
  public var claim: StoredClaim
  public var source: Source
  public var document: StoredDocument
  /// The headings above it, outermost first.
  public var section: [String]
  public var tierLabel: String

  public var edition: ClaimEdition { claim.edition(in: source) }

  public init(
    claim: StoredClaim, source: Source, document: StoredDocument, section: [String], tierLabel: String
  ) {
    self.claim = claim
    self.source = source
    self.document = document
    self.section = section
    self.tierLabel = tierLabel
  }
}
