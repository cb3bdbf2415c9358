/// The colour nearest to another one that stands out enough.
public enum NearestColor {
  /// Of the same hue, lighter or darker, whichever is nearer to the eye (in Oklab); nil where not even black or white
  /// would do.
  public static func of(_ color: SRGBColor, reaching ratio: Double, on background: SRGBColor) -> SRGBColor? {
    let color = color.over(background)
    func holds(_ candidate: SRGBColor) -> Bool { Contrast.ratio(of: candidate, on: background) >= ratio }
    if holds(color) { return color }
    let start = Oklab(color)
    return [0.0, 1.0].compactMap { first(from: start, to: $0, holds) }
      .min { Oklab($0).distance(to: start) < Oklab($1).distance(to: start) }
  }

  /// On the way to black or white the first that holds: once one does, all behind it do.
  private static func first(
    from start: Oklab, to end: Double, _ holds: (SRGBColor) -> Bool
  ) -> SRGBColor? {
    let steps = 4096
    func at(_ step: Int) -> SRGBColor {
      var shade = start
      shade.lightness += (end - start.lightness) * Double(step) / Double(steps)
      return shade.color
    }
    guard holds(at(steps)) else { return nil }
    var (low, high) = (0, steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(at(middle)) { high = middle } else { low = middle }
    }
    return at(high)
  }
}
