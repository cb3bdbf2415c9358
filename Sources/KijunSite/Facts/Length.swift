import KijunGuidelines

/// How long a value is on a page.
enum Length {
  /// Pixels of CSS for one of a unit; nil for what depends on something else, such as `%`.
  static func pixels(perUnit unit: String?) -> Double? {
    switch unit {
    case "pt", "px", "dp", "sp": 1
    case "rem": 16
    case "mm": 96 / 25.4
    case "cm": 960 / 25.4
    default: nil
    }
  }

  /// The numbers of a value in pixels, those that make sense; empty for what can't be drawn.
  static func pixels(_ value: Value) -> [Double] {
    guard let factor = pixels(perUnit: value.unit) else { return [] }
    let lengths = value.numbers.map { $0 * factor }
    return lengths.allSatisfy { $0 > 0 && $0 < 100_000 } ? lengths : []
  }

  static func isDrawn(_ value: Value) -> Bool {
    pixels(perUnit: value.unit) != nil && !value.numbers.isEmpty
  }
}
