/// Somebody's word that a claim, or what a section without claims says, was true on a day. It holds for the value or text
/// that it was given for and for no other.
public struct Stamp: Sendable, Hashable, Comparable {
  /// The id of the claim; of a section, its document and headings: `ios.md#Cards › Notes`.
  public var claim: String
  public var on: CalendarDate
  public var by: String
  /// See `Value.mark`; of a section, a fingerprint of its text.
  public var value: String
  public var note: String
  /// What the claim says, for people who read the file: `min-height of 副題を持つ独自行`.
  public var fact: String
  public var document: String

  public var isOfSection: Bool { claim.contains("#") }

  public init(
    claim: String, on: CalendarDate, by: String, value: String, note: String = "", fact: String = "",
    document: String = ""
  ) {
    self.claim = claim
    self.on = on
    self.by = by
    self.value = value
    self.note = note
    self.fact = fact
    self.document = document
  }

  public static func < (a: Stamp, b: Stamp) -> Bool {
    (a.claim, a.on, a.by, a.value, a.note) < (b.claim, b.on, b.by, b.value, b.note)
  }
}
