/// Names of small letters, digits and hyphens, which every design tool takes.
enum Slug {
  private static let limit = 48

  /// The words of a text; empty where it is written in another script, but for what stands in brackets.
  static func of(_ text: String) -> String {
    let plain = withoutForeignBrackets(text)
    guard !plain.unicodeScalars.contains(where: isForeign) else { return "" }
    return joined(words(of: plain))
  }

  /// The names of concepts, one after the other.
  static func of(concepts: [String]) -> String {
    var seen: Set<String> = []
    return joined(concepts.flatMap(words).filter { seen.insert($0).inserted })
  }

  static func joined(_ words: [String]) -> String {
    var slug = ""
    for word in words where slug.isEmpty || slug.utf8.count + word.utf8.count < limit {
      slug += (slug.isEmpty ? "" : "-") + word.prefix(limit)
    }
    return slug
  }

  /// `minHeight` and `min-height` are the same two words.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for scalar in text.unicodeScalars {
      let isCapital = "A"..."Z" ~= scalar
      guard isCapital || "a"..."z" ~= scalar || "0"..."9" ~= scalar else {
        // It's is one word.
        if scalar == "'" || scalar == "’" { continue }
        if !word.isEmpty { words.append(word) }
        (word, wasSmall) = ("", false)
        continue
      }
      if isCapital, wasSmall {
        words.append(word)
        word = ""
      }
      word += String(scalar).lowercased()
      wasSmall = "a"..."z" ~= scalar
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// `Brand blue (ブルー)`: what stands in brackets says the same once more.
  private static func withoutForeignBrackets(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    var inside = String.UnicodeScalarView()
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "（": depth += 1
      case ")", "）":
        depth = max(0, depth - 1)
        if depth == 0 {
          if !inside.contains(where: isForeign) { out += [" "] + inside }
          inside = String.UnicodeScalarView()
        }
      case _ where depth > 0: inside.append(scalar)
      default: out.append(scalar)
      }
    }
    return String(out)
  }

  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x24F && scalar.properties.isAlphabetic
  }
}
