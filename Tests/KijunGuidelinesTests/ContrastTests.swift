import KijunGuidelines
import Testing

@Suite("Contrast of two colours")
struct ContrastTests {
  private static func color(_ text: String) throws -> SRGBColor { try #require(SRGBColor(hex: text)) }

  @Test(
    "is that of WCAG 2, whichever stands on which",
    arguments: [
      ("#000000", "#FFFFFF", 21.0), ("#767676", "#FFFFFF", 4.54), ("#777777", "#FFFFFF", 4.47),
      ("#0000FF", "#FFFFFF", 8.59), ("#FF0000", "#FFFFFF", 3.99), ("#FFFFFF", "#FFFFFF", 1),
      // Half of black on white is gray.
      ("#00000080", "#FFFFFF", 4.0),
    ])
  func ratio(foreground: String, background: String, expected: Double) throws {
    let ratio = Contrast.ratio(of: try Self.color(foreground), on: try Self.color(background))
    #expect(abs(ratio - expected) < 0.011, "\(ratio)")
  }

  @Test(
    "colours are read with three, four, six and eight digits, and nothing else is",
    arguments: [
      ("#abc", "#AABBCC"), ("abc8", "#AABBCC88"), ("1c1c1e", "#1C1C1E"), ("#FFFFFF00", "#FFFFFF00"),
      ("", nil),
      ("#", nil), ("#12345", nil), ("#1234567", nil), ("#GGGGGG", nil), ("##123456", nil), ("#１２３", nil),
      ("#123456789", nil),
    ])
  func hex(text: String, expected: String?) {
    #expect(SRGBColor(hex: text)?.hex == expected)
  }

  @Test(
    "the nearest colour keeps the ratio and the hue, and nothing between it and the colour would do",
    arguments: ["#8E8E93", "#7FD300", "#FF3B30", "#FFCC00", "#5AC8FA", "#FFFFFF", "#000000", "#EF4123"],
    ["#FFFFFF", "#000000", "#1C1C1E", "#777777"])
  func nearest(foreground: String, background: String) throws {
    let (color, ground) = (try Self.color(foreground), try Self.color(background))
    for required in [3, 4.5, 7.0] {
      guard let nearest = NearestColor.of(color, reaching: required, on: ground) else {
        // Not even black or white would do.
        for end in ["#000000", "#FFFFFF"] {
          #expect(Contrast.ratio(of: try Self.color(end), on: ground) < required)
        }
        continue
      }
      #expect(Contrast.ratio(of: nearest, on: ground) >= required)
      if Contrast.ratio(of: color, on: ground) >= required {
        #expect(nearest == color)
      } else {
        // It reaches it by little: the next shade back doesn't.
        #expect(Contrast.ratio(of: nearest, on: ground) < required * 1.06, "\(nearest.hex)")
      }
    }
    // Gray stays gray.
    let gray = try #require(
      NearestColor.of(try Self.color("#999999"), reaching: 4.5, on: try Self.color("#FFFFFF")))
    #expect(gray.hex == "#767676")
  }
}
