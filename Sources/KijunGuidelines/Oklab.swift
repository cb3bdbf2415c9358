#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A colour as the eye tells it from others: lightness and two axes of hue.
struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  /// By Björn Ottosson's matrices (public domain).
  init(_ color: SRGBColor) {
    let (red, green, blue) = (
      Contrast.linear[Int(color.red)], Contrast.linear[Int(color.green)], Contrast.linear[Int(color.blue)]
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  func distance(to other: Oklab) -> Double {
    let parts = (lightness - other.lightness, a - other.a, b - other.b)
    return parts.0 * parts.0 + parts.1 * parts.1 + parts.2 * parts.2
  }

  /// In sRGB, with as much of its hue as a screen can show at this lightness.
  var color: SRGBColor {
    if lightness <= 0 { return SRGBColor(red: 0, green: 0, blue: 0) }
    if lightness >= 1 { return SRGBColor(red: 255, green: 255, blue: 255) }
    if let color = color(chroma: 1) { return color }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if color(chroma: middle) == nil { high = middle } else { low = middle }
    }
    let gray = UInt8(max(0, min(255, Self.encoded(lightness * lightness * lightness).rounded())))
    return color(chroma: low) ?? SRGBColor(red: gray, green: gray, blue: gray)
  }

  /// nil where a screen can't show it.
  private func color(chroma: Double) -> SRGBColor? {
    let (a, b) = (a * chroma, b * chroma)
    let long = lightness + 0.3963377774 * a + 0.2158037573 * b
    let middle = lightness - 0.1055613458 * a - 0.0638541728 * b
    let short = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l, m, s) = (long * long * long, middle * middle * middle, short * short * short)
    let parts = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ].map { Self.encoded($0) }
    guard parts.allSatisfy({ -0.5 <= $0 && $0 < 255.5 }) else { return nil }
    let bytes = parts.map { UInt8(max(0, min(255, $0.rounded()))) }
    return SRGBColor(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  /// A part of light as a screen's number from 0 to 255.
  private static func encoded(_ value: Double) -> Double {
    255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
  }
}
