import KijunGuidelines

/// The words by which a passage is found: its concepts and its literal words, as the index wants them.
public enum IndexTerms {
  /// A concept as a word of its own, which no text can contain.
  public static func concept(_ id: String) -> String {
    String(IndexMark.concept) + id.filter { $0.isLetter || $0.isNumber }
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

  /// What the index holds of the literal words of a text: those of `literal`, with spaces between. Words such as
  /// `.largeTitle` and `17.0` come without their dots, where the index would cut them.
  public static func words(of tokens: [Token], to out: inout [UInt8]) {
    for (index, token) in tokens.enumerated() {
      guard token.isCJK else {
        append(token, to: &out)
        continue
      }
      if token.script == .kanji { append(token, to: &out) }
      if index + 1 < tokens.count, tokens[index + 1].isCJK,
        tokens[index + 1].range.lowerBound == token.range.upperBound
      {
        append(token, to: &out)
        out.append(contentsOf: tokens[index + 1].text.utf8)
      }
    }
  }

  private static func append(_ token: Token, to out: inout [UInt8]) {
    if !out.isEmpty { out.append(0x20) }
    if token.isNumber || token.text.utf8.first == UInt8(ascii: ".") {
      for byte in token.text.utf8 { out.append(byte == UInt8(ascii: ".") ? 0x20 : byte) }
    } else {
      out.append(contentsOf: token.text.utf8)
    }
  }
}
