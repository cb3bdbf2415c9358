/// The path of a token: `color.text.primary`.
struct TokenName {
  /// Names are repeated with each fact, so a longer one ends there.
  private static let limit = 512

  /// As references write it.
  private(set) var dotted = ""
  private var parts = 0
  /// Whether all parts are words that code could have.
  private var isCode = true
  private var isCut = false

  func child(_ key: String) -> TokenName {
    // The token that a group itself has.
    if key == "$root" { return self }
    var child = self
    guard !isCut, dotted.utf8.count + key.utf8.count < Self.limit else {
      child.isCut = true
      return child
    }
    child.dotted += (parts > 0 ? "." : "") + key
    child.parts += 1
    child.isCode = isCode && key.utf8.allSatisfy { $0 != 0x20 && $0 != UInt8(ascii: "/") }
    child.words = words + [key]
    return child
  }

  private var words: [String] = []

  /// As people see it: names of several words are put one after another.
  var shown: String { isCode ? dotted : words.joined(separator: " ") }

  /// What a reference names: `{color.text.primary}`, `{!COLOR_TEXT}`; nil where a text is anything else, or more.
  static func reference(_ text: String) -> String? {
    guard text.first == "{", text.last == "}", text.utf8.count > 2 else { return nil }
    var name = text.dropFirst().dropLast()
    if name.first == "!" { name = name.dropFirst() }
    guard !name.contains("{"), !name.contains("}") else { return nil }
    for end in [".$value", ".value", ".$root"] where name.hasSuffix(end) { name = name.dropLast(end.count) }
    return String(name)
  }

  /// The same for a JSON pointer: `#/color/text/primary/$value`.
  static func reference(pointer: String) -> String? {
    guard pointer.hasPrefix("#/") else { return nil }
    var parts = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(unescaped)
    if parts.last == "$value" || parts.last == "value" { parts.removeLast() }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  private static func unescaped(_ part: Substring) -> String {
    guard part.contains("~") else { return String(part) }
    var text = ""
    var isEscape = false
    for character in part {
      if isEscape {
        text.append(character == "1" ? "/" : "~")
        isEscape = false
      } else if character == "~" {
        isEscape = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
