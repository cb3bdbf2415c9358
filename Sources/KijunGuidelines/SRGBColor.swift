/// A colour of sRGB in bytes, as guidelines write it: `#RRGGBB`, or `#RRGGBBAA` with its opacity.
public struct SRGBColor: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads three, four, six or eight hexadecimal digits, with or without `#`.
  public init?(hex text: some StringProtocol) {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.utf8.dropFirst() : text.utf8[...]
    var values: [UInt8] = []
    for digit in digits.prefix(9) {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): values.append(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): values.append(digit - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): values.append(digit - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    let bytes: [UInt8]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }

  /// `#RRGGBB`, without the opacity.
  public var opaqueHex: String { "#" + [red, green, blue].map(Self.digits).joined() }

  /// `#RRGGBB`, or `#RRGGBBAA` where it isn't opaque.
  public var hex: String { alpha == 255 ? opaqueHex : opaqueHex + Self.digits(alpha) }

  private static func digits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
