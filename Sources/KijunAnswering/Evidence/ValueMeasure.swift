import KijunGuidelines

/// What a value measures, where its kind or unit leaves no choice: milliseconds are a duration, whatever the column
/// is called.
enum ValueMeasure {
  /// Whether a value is a length.
  static func isLength(_ value: Value) -> Bool {
    [.number, .size, .range].contains(value.kind) && LengthUnit.isOne(value.unit)
  }

  static func of(_ value: Value) -> String? {
    switch value.kind {
    case .color: return "color"
    case .weight: return "weight"
    case .code: return "code"
    case .ratio: return "ratio"
    case .text, .leftToSystem, .notPublished: return nil
    case .number, .size, .range:
      switch value.unit {
      case "ms", "s", "min": return "duration"
      case ":1": return "ratio"
      case "°": return "angle"
      case "%": return "percentage"
      case nil: return "count"
      default: return nil
      }
    }
  }
}
