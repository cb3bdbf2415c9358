/// The address of a resource: `kijun://tiers`, `kijun://documents/SOURCE/NAME`, `kijun://claims/ID`.
enum ResourceURI: Equatable {
  case tiers
  case document(source: String, name: String)
  /// A claim or passage, by its id.
  case record(String)

  private static let scheme = "kijun://"

  /// nil for what is none of them.
  init?(_ text: String) {
    guard text.hasPrefix(Self.scheme) else { return nil }
    let parts = text.dropFirst(Self.scheme.count)
      .split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    let words = parts.compactMap { Self.decoded($0) }
    guard words.count == parts.count else { return nil }
    switch (words.first, words.count) {
    case ("tiers", 1): self = .tiers
    case ("documents", 3): self = .document(source: words[1], name: words[2])
    case ("claims", 2) where words[1].hasPrefix("c_"), ("passages", 2) where words[1].hasPrefix("p_"):
      self = .record(words[1])
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .tiers: Self.scheme + "tiers"
    case .document(let source, let name):
      Self.scheme + "documents/" + Self.encoded(source, keeping: "") + "/" + Self.encoded(name, keeping: "/")
    case .record(let id):
      Self.scheme + (id.hasPrefix("p_") ? "passages/" : "claims/") + Self.encoded(id, keeping: "")
    }
  }

  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func encoded(_ text: String, keeping kept: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if plain.contains(byte) || kept.utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// nil where a `%` is not followed by two digits, or the bytes are not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
