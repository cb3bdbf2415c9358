import Foundation
import Testing

@testable import KijunReading

/// Texts in other encodings than UTF-8, made by Foundation.
enum Encoded {
  static func bytes(_ text: String, _ encoding: TextEncoding) throws -> [UInt8] {
    if encoding == .eucJP { return try extendedJapanese(text) }
    let known: String.Encoding =
      switch encoding {
      case .utf8: .utf8
      case .utf16le: .utf16LittleEndian
      case .utf16be: .utf16BigEndian
      case .shiftJIS: .shiftJIS
      case .eucJP, .iso2022JP: .iso2022JP
      // The numbers of CFStringEncodings.
      case .gb18030: String.Encoding(rawValue: 0x8000_0632)
      case .big5: String.Encoding(rawValue: 0x8000_0A03)
      case .eucKR: String.Encoding(rawValue: 0x8000_0940)
      case .windows1252: .windowsCP1252
      }
    return Array(try #require(text.data(using: known)))
  }

  /// Foundation doesn't know EUC-JP on Linux: the two letters between the escapes of ISO-2022-JP with their high bits.
  private static func extendedJapanese(_ text: String) throws -> [UInt8] {
    let shifted = try bytes(text, .iso2022JP)
    var bytes: [UInt8] = []
    var mask: UInt8 = 0
    var at = 0
    while at < shifted.count {
      if shifted[at] == 0x1B {
        mask = shifted[at + 1] == UInt8(ascii: "$") ? 0x80 : 0
        at += 3
      } else {
        bytes.append(shifted[at] | mask)
        at += 1
      }
    }
    return bytes
  }
}
