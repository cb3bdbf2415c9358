/// The everyday name of a colour, so that `accent blue` finds `#73AEFF`.
enum HueName {
  /// The id of the concept, or nil for a text that is no `#RRGGBB`.
  static func of(_ text: String) -> String? {
    let digits = text.drop { $0 == "#" }.prefix(6)
    guard digits.utf8.count == 6, let value = Int(digits, radix: 16) else { return nil }
    let red = Double(value >> 16) / 255
    let green = Double(value >> 8 & 0xFF) / 255
    let blue = Double(value & 0xFF) / 255
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let spread = high - low
    if spread < 0.09 { return high < 0.15 ? "black" : low > 0.93 ? "white" : "gray" }
    var hue: Double
    if high == red {
      hue = (green - blue) / spread
    } else if high == green {
      hue = 2 + (blue - red) / spread
    } else {
      hue = 4 + (red - green) / spread
    }
    hue *= 60
    if hue < 0 { hue += 360 }
    switch hue {
    case ..<15, 345...: return "red"
    case ..<45: return high < 0.6 ? "brown" : "orange"
    case ..<70: return "yellow"
    case ..<170: return "green"
    case ..<260: return "blue"
    case ..<300: return "purple"
    default: return "pink"
    }
  }
}
