/// A colour as documents write it, with the contrast of WCAG 2.
struct Color: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)
  static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#RRGGBB` or `#RRGGBBAA`; nil for all else.
  init?(_ text: String) {
    guard text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    switch text.utf8.count {
    case 7: self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    case 9: self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    default: return nil
    }
  }

  /// Without transparency, since that is drawn by itself.
  var hex: String {
    "#"
      + [red, green, blue].map { value in
        let digits = String(Int((value * 255).rounded()), radix: 16).uppercased()
        return digits.utf8.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// What is seen of it on another.
  func over(_ ground: Color) -> Color {
    func mixed(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue), alpha: 1
    )
  }

  /// From 1 to 21, cut after two decimals: 4.499 does not meet 4.5.
  func contrast(on ground: Color) -> Double {
    let (one, other) = (over(ground).luminance, ground.luminance)
    let ratio = (max(one, other) + 0.05) / (min(one, other) + 0.05)
    return (ratio * 100 + 1e-9).rounded(.down) / 100
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : Power.of((value + 0.055) / 1.055, 2.4)
  }
}
