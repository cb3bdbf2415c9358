/// The value of a claim: what it says, or one of the two things a document can say instead of a value.
public struct Value: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    case number, size, range, ratio, color, code, weight, text
    case leftToSystem = "left_to_system"
    case notPublished = "not_published"

    /// A document that says it gives no value is no value, but an answer of its own.
    public var isValue: Bool { self != .leftToSystem && self != .notPublished }
  }

  public enum Comparator: String, Sendable, CaseIterable {
    case equal = "="
    case atLeast = ">="
    case atMost = "<="
    case over = ">"
    case under = "<"
    case about = "~"
    case range
  }

  public enum Role: String, Sendable, CaseIterable {
    case minimum, `default`, recommended, maximum
  }

  public var kind: Kind
  /// As it stands in the document, or `#RRGGBB` for a colour.
  public var text: String
  public var numbers: [Double]
  /// The normalised unit: `pt`, `px`, `%`, `:1`, …; nil where the document gives none.
  public var unit: String?
  public var comparator: Comparator
  public var role: Role?

  public init(
    kind: Kind, text: String, numbers: [Double] = [], unit: String? = nil,
    comparator: Comparator = .equal, role: Role? = nil
  ) {
    self.kind = kind
    self.text = text
    self.numbers = numbers
    self.unit = unit
    self.comparator = comparator
    self.role = role
  }
}
