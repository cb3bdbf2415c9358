#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How two colours stand out from one another, by the formula of WCAG 2.
public enum Contrast {
  /// From 1 to 21; a foreground that is not opaque is seen on its background.
  ///
  /// Never rounded up: 4.499 does not meet 4.5.
  public static func ratio(of foreground: SRGBColor, on background: SRGBColor) -> Double {
    let (one, other) = (luminance(of: foreground.over(background)), luminance(of: background))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Relative luminance, from 0 of black to 1 of white.
  public static func luminance(of color: SRGBColor) -> Double {
    0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
  }

  /// Of each byte: a search of the nearest colour asks for many.
  static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

extension SRGBColor {
  /// What is seen of it on an opaque colour.
  public func over(_ ground: SRGBColor) -> SRGBColor {
    guard alpha < 255 else { return self }
    func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let share = Double(alpha) / 255
      return UInt8((Double(a) * share + Double(b) * (1 - share)).rounded())
    }
    return SRGBColor(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }
}
