public import KijunGuidelines

/// Something countable or measurable in a text: `44×44 pt`, `8〜12`, `4.5:1`, `#1C1C1E`, a date.
public struct Quantity: Sendable, Equatable {
  public enum Shape: Sendable, Equatable {
    case number, size, range, ratio, color, date
    /// `34 / 41`: two values in one place, which a compound header or a text style tells apart.
    case pair
    /// A number that is part of a name or an address; why it is no quantity.
    case look(Reject.Reason)
  }

  public var shape: Shape
  public var numbers: [Double]
  /// The unit's id as normalised (`pt`), `count` for a counting word, nil for none.
  public var unit: String?
  /// In UTF-8 bytes of the text.
  public var range: Range<Int>
  /// Without the unit behind it.
  public var numberRange: Range<Int>
  /// `60pt+`
  public var isOpenEnded = false
  public var date: CalendarDate?
  /// `≥ 44`, `~22%`: the sign before the number.
  public var sign: Value.Comparator?
}

extension Quantity {
  /// Whether it is a value, rather than a date or a part of a name.
  public var isValue: Bool {
    switch shape {
    case .date, .look: false
    default: true
    }
  }
}
