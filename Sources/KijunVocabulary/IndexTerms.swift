/// The words by which a passage is found: its concepts and its literal words, as the index wants them.
public enum IndexTerms {
  /// A concept as a word of its own, which no text can contain.
  public static func concept(_ id: String) -> String {
    "\u{E000}" + id.filter { $0.isLetter || $0.isNumber }
  }

  /// Literal words of a text: Latin words and numbers as they are, Chinese, Japanese and Korean as pairs of
  /// neighbours, and single characters of Chinese script, so that 行 alone is found.
  public static func literal(_ tokens: [Token]) -> [String] {
    var terms: [String] = []
    terms.reserveCapacity(tokens.count * 2)
    for (index, token) in tokens.enumerated() {
      guard token.isCJK else {
        terms.append(token.text)
        continue
      }
      if token.script == .kanji { terms.append(token.text) }
      if index + 1 < tokens.count, tokens[index + 1].isCJK,
        tokens[index + 1].range.lowerBound == token.range.upperBound
      {
        terms.append(token.text + tokens[index + 1].text)
      }
    }
    return terms
  }

  /// What the index holds of a passage's own words.
  public static func own(_ text: String, concepts: [String]) -> String {
    let words = literal(Tokenizer.tokens(of: text))
    return (concepts.map(concept) + words.map(plain)).joined(separator: " ")
  }

  public static func context(_ concepts: [String]) -> String {
    concepts.map(concept).joined(separator: " ")
  }

  /// `.largeTitle` and `17.0` without their dots, where the index would cut them.
  private static func plain(_ word: String) -> String {
    word.utf8.contains(0x2E) ? String(word.map { $0 == "." ? " " : $0 }) : word
  }
}
