import KijunGuidelines
import KijunVocabulary

/// A value in one line, as people write it: `≥ 68 pt`, `8–12 pt`, `≥ 4.5:1`, `#B1B1B7`.
enum Statement {
  static func of(_ value: Value) -> String {
    switch value.kind {
    case .leftToSystem, .notPublished, .text, .code, .color: return value.text
    case .weight: return value.text
    case .ratio:
      let ratio =
        value.numbers.count == 1
        ? NumberText.of(value.numbers[0]) + ":1"
        : value.numbers.map(NumberText.of).joined(separator: ":")
      return symbol(value.comparator) + ratio
    case .number, .size, .range:
      guard !value.numbers.isEmpty else { return value.text }
      let separator = value.kind == .size ? "×" : value.kind == .range ? "–" : " / "
      let numbers = value.numbers.map(NumberText.of).joined(separator: separator)
      return symbol(value.comparator) + numbers + unit(value.unit)
    }
  }

  private static func unit(_ unit: String?) -> String {
    guard let unit else { return "" }
    return unit == "%" || unit == "°" || unit == ":1" ? unit : " " + unit
  }

  private static func symbol(_ comparator: Value.Comparator) -> String {
    switch comparator {
    case .equal, .range: ""
    case .atLeast: "≥ "
    case .atMost: "≤ "
    case .over: "> "
    case .under: "< "
    case .about: "≈ "
    }
  }
}
