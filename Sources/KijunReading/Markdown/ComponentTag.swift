/// Tags of components, as MDX has them between its paragraphs: `<Callout title="Rows" gap={8}>`, `</Tabs.Item>`, `<>`.
///
/// They follow JavaScript and not HTML: values stand in braces too, and may hold anything there.
struct ComponentTag {
  var range: Range<Int>
  var isClosing: Bool
  var isEmpty: Bool
  /// The words of a `title` or `label`, which the page shows.
  var label: Range<Int>?

  private static let longest = 1 << 16
  private static let labels: Set<String> = ["title", "label", "heading", "header", "summary"]

  /// The tag that begins at a `<`; nil where none does or it doesn't end.
  init?(in bytes: [UInt8], at start: Int) {
    var at = start + 1
    isClosing = at < bytes.count && bytes[at] == UInt8(ascii: "/")
    if isClosing { at += 1 }
    guard at < bytes.count else { return nil }
    if bytes[at] == UInt8(ascii: ">") {
      guard Self.isAlone(start..<at + 1, in: bytes) else { return nil }
      (range, isEmpty) = (start..<at + 1, false)
      return
    }
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[at]) else { return nil }
    while at < bytes.count, Self.isName(bytes[at]), bytes[at] != UInt8(ascii: ":") { at += 1 }
    guard at < bytes.count,
      bytes[at] <= 0x20 || bytes[at] == UInt8(ascii: "/") || bytes[at] == UInt8(ascii: ">")
    else { return nil }
    let limit = min(bytes.count, start + Self.longest)
    while let next = Self.skippingSpace(bytes, at, limit) {
      at = next
      if bytes[at] == UInt8(ascii: "/"), at + 1 < limit, bytes[at + 1] == UInt8(ascii: ">") {
        (range, isEmpty) = (start..<at + 2, true)
        return
      }
      if bytes[at] == UInt8(ascii: ">") {
        (range, isEmpty) = (start..<at + 1, false)
        return
      }
      guard let property = Self.property(bytes, at, limit) else { return nil }
      if label == nil, let words = property.words, !words.isEmpty, Self.labels.contains(property.name) {
        label = words
      }
      at = property.end
    }
    return nil
  }

  /// `name`, `name="words"`, `name={code}`, `{...code}`
  private static func property(
    _ bytes: [UInt8], _ start: Int, _ limit: Int
  ) -> (name: String, words: Range<Int>?, end: Int)? {
    if bytes[start] == UInt8(ascii: "{") {
      return end(ofBraces: bytes, from: start, limit).map { ("", nil, $0) }
    }
    guard bytes[start] | 0x20 >= 0x61 && bytes[start] | 0x20 <= 0x7A || bytes[start] == UInt8(ascii: "_")
    else {
      return nil
    }
    var at = start
    while at < limit, isName(bytes[at]) { at += 1 }
    let name = String(decoding: bytes[start..<at], as: UTF8.self)
    guard at < limit, bytes[at] == UInt8(ascii: "=") else { return (name, nil, at) }
    guard let value = skippingSpace(bytes, at + 1, limit) else { return nil }
    switch bytes[value] {
    case UInt8(ascii: "{"): return end(ofBraces: bytes, from: value, limit).map { (name, nil, $0) }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let close = bytes[(value + 1)..<limit].firstIndex(of: bytes[value]) else { return nil }
      return (name, value + 1..<close, close + 1)
    default: return nil
    }
  }

  /// The next byte that is none of space, nil behind the limit. A blank line ends what is no tag.
  private static func skippingSpace(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int? {
    var at = start
    var lines = 0
    while at < limit, bytes[at] <= 0x20 {
      if bytes[at] == 0x0A { lines += 1 }
      at += 1
    }
    return at < limit && lines < 2 ? at : nil
  }

  /// Whether nothing else stands on its line: `<>` between words is text.
  private static func isAlone(_ tag: Range<Int>, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<tag.lowerBound].reversed().first { !isBlank($0) }
    let after = bytes[tag.upperBound...].first { !isBlank($0) }
    return (before.map(isLineEnd) ?? true) && (after.map(isLineEnd) ?? true)
  }

  /// Behind the brace that closes the one at `start`. Braces in texts don't count.
  static func end(ofBraces bytes: [UInt8], from start: Int, _ limit: Int) -> Int? {
    var depth = 0
    var at = start
    while at < limit {
      switch bytes[at] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return at + 1 }
      case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        // An apostrophe in a text between tags closes nowhere.
        let end = bytes[at] == UInt8(ascii: "`") ? limit : min(limit, at + 2048)
        let line = bytes[(at + 1)..<end]
        let close = line.firstIndex {
          $0 == bytes[at] || bytes[at] != UInt8(ascii: "`") && isLineEnd($0)
        }
        if let close, bytes[close] == bytes[at] { at = close }
      default: break
      }
      at += 1
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }
}
