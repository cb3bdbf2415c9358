/// The encoding that a text names itself, in the ways of HTML, XML, CSS, Emacs and vim.
///
/// In prose such words say nothing of the text that holds them: each counts only where its program would look for it.
struct DeclaredEncoding {
  /// How far browsers look, and a little further for those who put the page's history first.
  private static let head = 4096

  /// As it is written.
  let label: String

  init?(in bytes: [UInt8]) {
    let head = Self.ascii(bytes.prefix(Self.head))
    guard let label = Self.css(head) ?? Self.xml(head) ?? Self.meta(head) ?? Self.editor(head, bytes) else {
      return nil
    }
    self.label = label
  }

  /// Small letters; what is not ASCII becomes `?`, which no name has.
  private static func ascii(_ bytes: ArraySlice<UInt8>) -> Substring {
    Substring(
      String(
        decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    )
  }

  private static func css(_ head: Substring) -> String? {
    head.hasPrefix("@charset \"") ? name(head.dropFirst(10)) : nil
  }

  private static func xml(_ head: Substring) -> String? {
    guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>") else { return nil }
    return value(of: "encoding", in: head[..<end.lowerBound])
  }

  /// Of a text that is HTML from its first character on: a sample of it in a paragraph declares nothing.
  private static func meta(_ head: Substring) -> String? {
    guard head.first(where: { !$0.isWhitespace }) == "<" else { return nil }
    var rest = head
    while let tag = rest.firstRange(of: "<meta") {
      rest = rest[tag.upperBound...]
      let attributes = rest.prefix { $0 != ">" }
      if let found = value(of: "charset", in: attributes) { return found }
    }
    return nil
  }

  /// `-*- coding: euc-jp -*-` on the first two lines, `vim: set fileencoding=cp932 :` on the first or last five.
  private static func editor(_ head: Substring, _ bytes: [UInt8]) -> String? {
    let first = lines(head)
    for line in first.prefix(2) {
      guard let open = line.firstRange(of: "-*-"),
        let close = line[open.upperBound...].firstRange(of: "-*-")
      else { continue }
      if let found = value(of: "coding", in: line[open.upperBound..<close.lowerBound]) { return found }
    }
    for line in first.prefix(5) + lines(ascii(bytes.suffix(1024))).suffix(6) {
      guard let start = line.firstRange(of: "vim:") ?? line.firstRange(of: "vi:") else { continue }
      let settings = line[start.upperBound...]
      if let found = value(of: "fileencoding", in: settings) ?? value(of: "fenc", in: settings) {
        return found
      }
    }
    return nil
  }

  private static func lines(_ text: Substring) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// `charset=utf-8`, `encoding = "utf-8"`, `coding: utf-8`.
  private static func value(of key: String, in text: Substring) -> String? {
    var rest = text
    while let place = rest.firstRange(of: key) {
      rest = rest[place.upperBound...].drop { $0 == " " }
      guard let sign = rest.first, sign == "=" || sign == ":" else { continue }
      if let found = name(rest.dropFirst().drop { $0 == " " || $0 == "\"" || $0 == "'" }) { return found }
    }
    return nil
  }

  private static func name(_ text: Substring) -> String? {
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) }
    return name.isEmpty ? nil : String(name)
  }
}

extension Substring {
  fileprivate func firstRange(of word: String) -> Range<Index>? {
    var place = startIndex
    guard let first = word.first else { return nil }
    while let found = self[place...].firstIndex(of: first) {
      if self[found...].hasPrefix(word) { return found..<index(found, offsetBy: word.count) }
      place = index(after: found)
    }
    return nil
  }
}
