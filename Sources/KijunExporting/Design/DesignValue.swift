import KijunGuidelines

/// One number or colour of a fact, as code can hold it.
struct DesignValue: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case length, duration, weight, number, color }

  var kind: Kind
  var number: Double
  /// As the knowledge base has it: `pt`, `px`, `ms`, `:1`, …
  var unit: String?
  var color: SRGBColor?

  private static let lengths: Set<String> = [
    "pt", "px", "rem", "em", "dp", "sp", "vw", "vh", "mm", "cm", "in",
  ]
  private static let durations: Set<String> = ["ms", "s"]

  /// The parts of a value with what each is called; empty where it is none that code can hold.
  ///
  /// - Parameter weight: the number of a weight that is named, such as 600 for Semibold.
  static func parts(of value: Value, weight: Double?) -> [(name: String, value: DesignValue)] {
    switch value.kind {
    case .color: color(value.text).map { [("", $0)] } ?? []
    case .weight:
      (value.numbers.first ?? weight).flatMap { 1...1000 ~= $0 ? $0 : nil }.map {
        [("", DesignValue(kind: .weight, number: $0))]
      } ?? []
    case .number where value.numbers.count == 1, .ratio where value.numbers.count == 1:
      [("", measure(value.numbers[0], value.unit))]
    case .size where value.numbers.count == 2:
      zip(["width", "height"], value.numbers).map { ($0, measure($1, value.unit)) }
    case .range where value.numbers.count == 2:
      zip(["from", "to"], value.numbers).map { ($0, measure($1, value.unit)) }
    default: []
    }
  }

  private static func measure(_ number: Double, _ unit: String?) -> DesignValue {
    let unit = unit == "count" ? nil : unit
    let kind: Kind =
      unit.map { lengths.contains($0) ? .length : durations.contains($0) ? .duration : .number } ?? .number
    return DesignValue(kind: kind, number: number, unit: unit)
  }

  private static func color(_ text: String) -> DesignValue? {
    SRGBColor(hex: text).map { DesignValue(kind: .color, number: 0, color: $0) }
  }
}
