/// Names of HTML tags, and what they do to the text around them.
enum HTMLTag {
  /// Tags that neither begin nor end a paragraph.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i", "img",
    "ins",
    "kbd", "label", "mark", "picture", "q", "ruby", "rb", "rt", "rp", "s", "samp", "small", "source", "span",
    "strike", "strong", "sub", "sup", "svg", "path", "time", "tt", "u", "var", "wbr",
  ]

  /// Tags whose content nobody reads.
  static func isHidden(_ name: String) -> Bool { name == "script" || name == "style" }

  static func breaksParagraph(_ name: String) -> Bool { !inline.contains(name) }

  /// `<br>`, `<br/>`, `<BR />`.
  static func isBreak(_ tag: ArraySlice<UInt8>) -> Bool {
    guard tag.count >= 4, tag.first == UInt8(ascii: "<") else { return false }
    return name(of: tag.dropFirst()) == "br"
  }

  /// The name, in small letters, at the start of what follows `<` or `</`.
  static func name(of tag: ArraySlice<UInt8>) -> String {
    let name = tag.prefix(32).prefix {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)
    }
    return String(decoding: name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
