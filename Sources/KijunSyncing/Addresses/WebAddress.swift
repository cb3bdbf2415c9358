/// An address of a page: http or https, without the part after `#`.
public struct WebAddress: Sendable, Hashable, CustomStringConvertible {
  public let scheme: String
  /// Host and port as they are written, in small letters: one request at a time goes to each.
  public let authority: String
  /// With the question that may stand behind it.
  let path: String

  /// No page has a longer one.
  static let longest = 4_000

  public var description: String { "\(scheme)://\(authority)\(path)" }

  /// nil for anything else: another scheme, a name and password, or characters that no address has.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest,
      !text.unicodeScalars.contains(where: { $0.value < 0x21 || $0.value == 0x7F || $0 == "\\" })
    else { return nil }
    guard let colon = text.range(of: "://"), case let scheme = text[..<colon.lowerBound].lowercased(),
      scheme == "http" || scheme == "https"
    else { return nil }
    let rest = text[colon.upperBound...].prefix { $0 != "#" }
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    let authority = rest[..<end].lowercased()
    guard !authority.isEmpty, !authority.hasPrefix(":"), !authority.contains("@"), !authority.contains("\"")
    else {
      return nil
    }
    self.scheme = scheme
    self.authority = authority
    let path = Self.encoded(rest[end...])
    self.path = path.hasPrefix("/") ? path : "/" + path
  }

  /// Where a `Location` of this page leads; nil where that is no address of a page.
  func following(_ reference: String) -> WebAddress? {
    let reference = reference.trimmed
    if reference.contains("://"), !reference.hasPrefix("/"), !reference.hasPrefix("?") {
      return WebAddress(reference)
    }
    if reference.hasPrefix("//") { return WebAddress("\(scheme):\(reference)") }
    if reference.hasPrefix("/") { return WebAddress("\(scheme)://\(authority)\(reference)") }
    // `mailto:` and the like.
    if let colon = reference.firstIndex(of: ":"), !reference[..<colon].contains("/") { return nil }
    let plain = path.prefix { $0 != "?" }
    if reference.hasPrefix("?") { return WebAddress("\(scheme)://\(authority)\(plain)\(reference)") }
    let folder = plain[...(plain.lastIndex(of: "/") ?? plain.startIndex)]
    return WebAddress("\(scheme)://\(authority)\(folder)\(reference)")
  }

  /// Letters of other scripts as the web writes them.
  private static func encoded(_ text: Substring) -> String {
    var out = ""
    for byte in text.utf8 {
      if byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "<"),
        byte != UInt8(ascii: ">")
      {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return out
  }
}

extension StringProtocol {
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }

  /// Where a text begins in this one.
  func range(of part: String) -> Range<Index>? {
    guard let start = utf8.firstRange(of: part.utf8) else { return nil }
    return start
  }
}
