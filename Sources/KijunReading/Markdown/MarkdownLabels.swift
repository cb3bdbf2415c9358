/// What is defined somewhere in a text and meant in another part of it: addresses of links, and footnotes.
///
/// A part that is parsed by itself gets behind its end what it needs of the others, which has no lines of its own in it.
struct MarkdownLabels {
  /// Of all definitions of the text, as they are compared; footnotes with their `^`.
  private let defined: Set<String>

  init(of text: [UInt8]) {
    var defined: Set<String> = []
    Self.forEach(in: text[...]) { label, isDefinition in
      guard isDefinition, Self.beginsLine(text, label.startIndex - 1) else { return }
      if Self.isFootnote(label) || Self.isAddress(text[(label.endIndex + 2)...]) {
        defined.insert(Self.key(label))
      }
    }
    self.defined = defined
  }

  /// A paragraph that refers to all footnotes of a part: the parser drops one that nothing refers to, and with it what it
  /// says. And for each label whose definition stands in another part, a definition.
  func additions(to part: ArraySlice<UInt8>) -> [UInt8] {
    var references: [UInt8] = []
    var own: Set<String> = []
    var used: [String: ArraySlice<UInt8>] = [:]
    Self.forEach(in: part) { label, isDefinition in
      if isDefinition, Self.isFootnote(label) { references += Array("[".utf8) + label + Array("] ".utf8) }
      guard !defined.isEmpty else { return }
      let key = Self.key(label)
      if isDefinition { own.insert(key) } else if used[key] == nil { used[key] = label }
    }
    var additions: [UInt8] = references.isEmpty ? [] : [0x0A, 0x0A] + references + [0x0A]
    for (key, label) in used where !own.contains(key) && defined.contains(key) {
      additions += Array("\n\n[".utf8) + label + Array("]: x\n".utf8)
    }
    return additions
  }

  private static func isFootnote(_ label: ArraySlice<UInt8>) -> Bool { label.first == UInt8(ascii: "^") }

  /// As the parser compares it: small letters, and one space where there are several.
  private static func key(_ label: ArraySlice<UInt8>) -> String {
    String(decoding: label, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Calls `body` for what stands in brackets without another one in it, and says whether a colon follows.
  private static func forEach(
    in text: ArraySlice<UInt8>, _ body: (_ label: ArraySlice<UInt8>, _ isDefined: Bool) -> Void
  ) {
    var at = text.startIndex
    while let start = text[at...].firstIndex(of: UInt8(ascii: "[")) {
      at = start + 1
      let limit = min(text.endIndex, at + 1000)
      var stop = at
      while stop < limit, text[stop] != UInt8(ascii: "]"), text[stop] != UInt8(ascii: "[") { stop += 1 }
      defer { at = stop }
      guard stop < limit, stop > at, text[stop] == UInt8(ascii: "]") else { continue }
      body(text[at..<stop], stop + 1 < text.endIndex && text[stop + 1] == UInt8(ascii: ":"))
    }
  }

  /// Whether nothing stands before a place on its line but markers of quotes and lists, and no paragraph goes on there.
  private static func beginsLine(_ text: [UInt8], _ place: Int) -> Bool {
    let markers = ">-*+.)".utf8
    let line = text[..<place].lastIndex {
      !isBlank($0) && !markers.contains($0) && !(0x30...0x39).contains($0)
    }
    guard let end = line else { return true }
    guard isLineEnd(text[end]) else { return false }
    let before = text[..<end].lastIndex { !isBlank($0) && $0 != UInt8(ascii: "\r") }
    guard let before, text[before] != UInt8(ascii: "\n") else { return true }
    // Behind another definition.
    let last = text[..<before].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return text[last] == UInt8(ascii: "[") && text[last...before].contains(UInt8(ascii: ":"))
  }

  /// Whether the rest of a line is an address, and at most a title behind it.
  private static func isAddress(_ rest: ArraySlice<UInt8>) -> Bool {
    let line = rest.prefix { !isLineEnd($0) }.drop(while: isBlank)
    let title = line.drop { !isBlank($0) }.drop(while: isBlank)
    return !line.isEmpty && (title.first.map { "\"'(".utf8.contains($0) } ?? true)
  }
}
