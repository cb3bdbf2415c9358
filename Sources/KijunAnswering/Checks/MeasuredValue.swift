public import KijunGuidelines
import KijunVocabulary

/// A value that somebody has, to be held against rules: `36x36`, `68 pt`, `4.5:1`.
public struct MeasuredValue: Sendable, Equatable {
  public var text: String
  public var numbers: [Double]
  /// nil where it is not said: then that of each rule is meant.
  public var unit: String?

  public init(text: String, numbers: [Double], unit: String?) {
    self.text = text
    self.numbers = numbers
    self.unit = unit
  }

  /// nil where the text is anything but one value.
  init?(_ analysis: Analysis) {
    let quantities = analysis.quantities.filter { [.number, .size, .ratio].contains($0.shape) }
    guard quantities.count == 1, let quantity = quantities.first, 1...2 ~= quantity.numbers.count else {
      return nil
    }
    let rest = analysis.text.utf8.count - quantity.range.count
    let spaces = analysis.text.utf8.filter { $0 == 0x20 }.count
    guard rest <= spaces else { return nil }
    self.init(
      text: analysis.text, numbers: quantity.numbers, unit: quantity.shape == .ratio ? ":1" : quantity.unit)
  }

  /// Whether a rule speaks of the same measure.
  func isComparable(with rule: Value) -> Bool {
    guard [.number, .size, .ratio, .range].contains(rule.kind), !rule.numbers.isEmpty else { return false }
    guard let unit else { return numbers.count == 1 || rule.kind != .ratio }
    return unit == rule.unit || rule.unit == nil && unit == "count"
  }

  public var json: JSON {
    .object([
      ("text", .string(text)), ("numbers", .array(numbers.map { .number($0) })), ("unit", .string(unit)),
    ])
  }
}
