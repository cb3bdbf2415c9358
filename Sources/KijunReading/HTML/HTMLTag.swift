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

  /// Where the tag or comment that begins at a `<` ends; nil where none does. No `>` stands behind `lastClose`.
  static func end(in bytes: [UInt8], from start: Int, lastClose: Int) -> Int? {
    guard start + 2 < bytes.count, start < lastClose else { return nil }
    if bytes[start...].starts(with: "<!--".utf8) {
      var at = start + 4
      while at + 2 < bytes.count {
        if bytes[at] == 0x2D, bytes[at + 1] == 0x2D, bytes[at + 2] == 0x3E { return at + 3 }
        at += 1
      }
      return bytes.count
    }
    let next = bytes[start + 1]
    let isName = next | 0x20 >= 0x61 && next | 0x20 <= 0x7A
    guard isName || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") else {
      return nil
    }
    var quote: UInt8 = 0
    var firstClose: Int?
    for at in start + 1...lastClose {
      let byte = bytes[at]
      if byte == UInt8(ascii: ">") {
        if quote == 0 { return at + 1 }
        if firstClose == nil { firstClose = at + 1 }
      } else if quote == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == quote {
        quote = 0
      }
    }
    // A quote that never closes: the tag ends where it first can.
    return firstClose
  }
}
