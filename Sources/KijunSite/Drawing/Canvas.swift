/// A drawing in SVG. Colours come from the style sheet by class, so that they follow light and dark.
struct Canvas {
  private var shapes = Markup()
  private(set) var width = 0.0
  private(set) var height = 0.0

  enum Paint: String {
    case thing, screen, tint, faint, bar, accent, hint
    /// Dashed: how far a value may go.
    case limit
  }

  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, _ paint: Paint
  ) {
    shapes +=
      "<rect class=\"\(paint.rawValue)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" width=\"\(Self.number(width))\" height=\"\(Self.number(height))\" rx=\"\(Self.number(radius))\"/>"
    cover(x + width, y + height)
  }

  mutating func path(_ data: String, _ paint: Paint, strokeWidth: Double? = nil) {
    let stroke: Markup = strokeWidth.map { " stroke-width=\"\(Self.number($0))\"" } ?? ""
    shapes += "<path class=\"\(paint.rawValue)\" d=\"\(data)\"\(stroke)/>"
  }

  /// A measure from `x` to `x + length`, with its value below.
  mutating func measureAcross(_ x: Double, _ length: Double, y: Double, _ label: String) {
    let (from, to) = (Self.number(x), Self.number(x + length))
    shapes +=
      "<path class=\"measure\" d=\"M\(from) \(Self.number(y - 4))v8M\(from) \(Self.number(y))H\(to)M\(to) \(Self.number(y - 4))v8\"/>"
    // A label that is wider than what it measures would hang over the edge.
    if Self.width(of: label) > length + 2 * x {
      text(label, x, y + 18, anchor: "start")
    } else {
      text(label, x + length / 2, y + 18, anchor: "middle")
    }
    cover(max(x + length, x + Self.width(of: label)), y + 24)
  }

  /// A measure from `y` to `y + length`, with its value to the right.
  mutating func measureDown(_ y: Double, _ length: Double, x: Double, _ label: String) {
    let (from, to) = (Self.number(y), Self.number(y + length))
    shapes +=
      "<path class=\"measure\" d=\"M\(Self.number(x - 4)) \(from)h8M\(Self.number(x)) \(from)V\(to)M\(Self.number(x - 4)) \(to)h8\"/>"
    text(label, x + 10, y + length / 2 + 4.5, anchor: "start")
    cover(x + 10 + Self.width(of: label), max(y + length, y + length / 2 + 10))
  }

  mutating func text(_ label: String, _ x: Double, _ y: Double, anchor: String) {
    shapes +=
      "<text class=\"label\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" text-anchor=\"\(anchor)\">\(label)</text>"
  }

  mutating func cover(_ x: Double, _ y: Double) {
    width = max(width, x)
    height = max(height, y)
  }

  /// `name` is what a screen reader says of it.
  func markup(_ name: String) -> Markup {
    let (wide, high) = (Self.number(width.rounded(.up) + 2), Self.number(height.rounded(.up) + 2))
    return
      "<svg class=\"drawing\" role=\"img\" aria-label=\"\(name)\" width=\"\(wide)\" height=\"\(high)\" viewBox=\"-1 -1 \(wide) \(high)\">\(shapes)</svg>"
  }

  /// With two decimals at most, and none where there are none.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)\(digits)"
  }

  /// About as wide as a label is in the font of drawings.
  static func width(of label: String) -> Double {
    label.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 7.6 : 13.5) }
  }
}
