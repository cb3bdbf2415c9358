internal import KijunGuidelines

/// The ways in which a colour is written, as `#RRGGBB` or `#RRGGBBAA`.
enum ColorNotation {
  /// `#fff`, `rgb(255 255 255 / 50%)`, `rgba(0, 0, 0, .5)`, `hsl(210, 50%, 40%)`; nil where a text is no colour or one
  /// whose parts are no numbers.
  static func hex(_ text: String) -> String? {
    if text.first == "#" {
      let digits = text.dropFirst().uppercased()
      guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
      return "#" + (digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : digits)
    }
    guard text.utf8.count < 80, let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open].lowercased()
    let parts = text[text.index(after: open)...].dropLast()
      .split(whereSeparator: { $0 == "," || $0 == " " || $0 == "/" }).map { String($0) }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var alpha = 1.0
    if parts.count == 4 {
      guard let part = number(parts[3], of: 1) else { return nil }
      alpha = part
    }
    switch name {
    case "rgb", "rgba":
      let channels = parts[..<3].compactMap { number($0, of: 255) }
      return channels.count == 3 ? hex(channels.map { $0 / 255 }, alpha) : nil
    case "hsl", "hsla":
      guard let hue = number(parts[0].hasSuffix("deg") ? String(parts[0].dropLast(3)) : parts[0], of: 360),
        let saturation = number(parts[1], of: 1), let light = number(parts[2], of: 1)
      else { return nil }
      return hex(rgb(hue, saturation, light), alpha)
    default: return nil
    }
  }

  /// `{"colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5, "hex": "#ff8000"}`
  static func hex(_ tree: JSONTree) -> String? {
    guard tree["colorSpace"] != nil || tree["hex"] != nil else { return nil }
    let alpha = tree["alpha"]?.word.flatMap { Double($0) } ?? 1
    let components = (tree["components"]?.items ?? []).compactMap { $0.word.flatMap { Double($0) } }
    let space = tree["colorSpace"]?.string?.lowercased()
    if components.count == 3, space == "srgb" { return hex(components, alpha) }
    if components.count == 3, space == "hsl" {
      return hex(rgb(components[0], components[1] / 100, components[2] / 100), alpha)
    }
    if let written = tree["hex"]?.string.flatMap({ hex($0) }) {
      return alpha < 1 && written.utf8.count == 7 ? written + byte(alpha) : written
    }
    guard let space, !components.isEmpty else { return nil }
    let parts = (tree["components"]?.items ?? []).compactMap { $0.word }
    return "color(\(space) \(parts.joined(separator: " "))\(alpha < 1 ? " / \(alpha)" : ""))"
  }

  private static func hex(_ channels: [Double], _ alpha: Double) -> String {
    "#" + channels.map(byte).joined() + (alpha < 1 ? byte(alpha) : "")
  }

  private static func byte(_ part: Double) -> String {
    let value = Int((min(max(part, 0), 1) * 255).rounded())
    let digits = String(value, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }

  /// A number, or a percentage of what is whole.
  private static func number(_ text: String, of whole: Double) -> Double? {
    if text.hasSuffix("%") {
      return Double(text.dropLast()).flatMap { $0.isFinite ? $0 / 100 * whole : nil }
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func rgb(_ hue: Double, _ saturation: Double, _ light: Double) -> [Double] {
    guard hue.isFinite, abs(hue) < 1e6 else { return [light, light, light] }
    let reach = saturation * min(light, 1 - light)
    return [0.0, 8.0, 4.0].map { step in
      let turn = (step + hue / 30).truncatingRemainder(dividingBy: 12)
      let place = turn < 0 ? turn + 12 : turn
      return light - reach * max(-1, min(place - 3, 9 - place, 1))
    }
  }
}
