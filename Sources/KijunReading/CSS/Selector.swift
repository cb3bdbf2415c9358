internal import KijunGuidelines

/// A selector cut into its parts: `html[data-theme="dark"] .row:hover` is a theme, a row and a state.
enum Selector {
  /// Parts that only say "everywhere" are left out.
  private static let everywhere: Set<String> = [":root", "html", "body", "*", "&", ":host", ":global"]

  static func scope(_ text: String) -> [Entry.Scope] {
    guard text.utf8.count <= 400 else { return [Entry.Scope(text: String(text.prefix(100)) + "…", word: "")] }
    let alternatives = cut(text) { $0 == "," }.map(parts)
    guard let first = alternatives.first else { return [] }
    if alternatives.count == 1 { return first }
    // `.dark, [data-theme=dark]` are two ways to say one thing; of others the whole list is the name.
    if alternatives.allSatisfy({ $0.count == 1 && $0[0].word == first.first?.word }) { return first }
    if alternatives.allSatisfy(\.isEmpty) { return [] }
    return [Entry.Scope(text: collapsed(text), word: "")]
  }

  private static func parts(_ selector: String) -> [Entry.Scope] {
    var parts: [Entry.Scope] = []
    for compound in cut(selector, where: { " >+~\n\t\r".contains($0) }) {
      for simple in simples(compound) where !everywhere.contains(simple) {
        if let inner = inside(simple) {
          parts += simples(inner).filter { !everywhere.contains($0) }.map(part)
        } else {
          parts.append(part(simple))
        }
      }
    }
    return parts
  }

  /// `:where(.dark)` and its like say no more than what stands inside.
  private static func inside(_ simple: String) -> String? {
    for name in [":where(", ":is(", ":host(", ":host-context(", ":global("]
    where simple.hasPrefix(name) && simple.hasSuffix(")") {
      let inner = simple.dropFirst(name.count).dropLast()
      return inner.contains(",") || inner.contains(" ") ? nil : String(inner)
    }
    return nil
  }

  /// `.dark` → dark, `[data-theme="dark"]` → dark, `:hover` → hover.
  private static func part(_ simple: String) -> Entry.Scope {
    var word = simple[...]
    if word.first == "[" {
      guard let equals = word.firstIndex(of: "=") else { return Entry.Scope(text: simple, word: "") }
      word = word[word.index(after: equals)...].drop { "\"' ".contains($0) }
      word = word.prefix { !"\"'] ".contains($0) }
    } else {
      // What is denied is no condition.
      word = word.contains("(") ? "" : word.drop { ".:#%&".contains($0) }
    }
    return Entry.Scope(text: simple, word: String(word))
  }

  /// `a.b[c]:d` → `a`, `.b`, `[c]`, `:d`
  private static func simples(_ compound: String) -> [String] {
    var found: [String] = []
    var depth = 0
    var current = ""
    for character in compound {
      if depth == 0, ".#[:".contains(character), !current.isEmpty, current != ":" {
        found.append(current)
        current = ""
      }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      current.append(character)
    }
    return current.isEmpty ? found : found + [current]
  }

  /// At characters outside of brackets and quotes.
  private static func cut(_ text: String, where isCut: (Character) -> Bool) -> [String] {
    var pieces: [String] = []
    var current = ""
    var depth = 0
    for character in text {
      if depth == 0, isCut(character) {
        if !current.isEmpty { pieces.append(current) }
        current = ""
        continue
      }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth = max(0, depth - 1) }
      current.append(character)
    }
    return current.isEmpty ? pieces : pieces + [current]
  }

  static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
