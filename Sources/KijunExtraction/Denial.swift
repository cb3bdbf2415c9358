import KijunVocabulary

/// Words by which a number is what must not be: `not 13 pt`, `13 pt を採用しない`, `13 pt is forbidden`.
enum Denial {
  /// A denial that reaches the number: right before it in English and Chinese, behind it in its clause in
  /// Japanese and Korean. Where what is denied goes before the denial, it reaches back in every language.
  static func reaches(_ quantity: Quantity, _ analysis: Analysis, _ clause: Range<Int>) -> Bool {
    for mention in analysis.mentions(in: clause) where mention.has(.negation) {
      let place = analysis.range(mention)
      let first = analysis.tokens[mention.tokens.lowerBound]
      let isSuffix = analysis.tokens[mention.tokens].contains { $0.isHiragana } || first.isHangul
      if isSuffix, place.lowerBound >= quantity.range.upperBound {
        // `200 % にしても欠けない`: denied is what follows the concession, and not the value.
        let between = quantity.range.upperBound..<place.lowerBound
        return !analysis.mentions(in: between).contains { $0.concepts.contains { $0.id == "concessive" } }
      }
      if mention.rulesOut, place.lowerBound >= quantity.range.upperBound,
        rulesOut(mention, quantity, analysis, clause)
      {
        return true
      }
      if !isSuffix, mention.deniesNext, place.upperBound <= quantity.range.lowerBound,
        quantity.range.lowerBound - place.upperBound <= 40
          || forbidsAll(mention, before: quantity, analysis, clause)
      {
        // `Longest wait without feedback: 1 s`: the name of the value says what it is without.
        let between = analysis.slice(place.upperBound..<quantity.range.lowerBound)
        if mention.first(.negation)?.detail["lacks"] != nil, between.contains(where: { ":：".contains($0) }) {
          continue
        }
        return true
      }
    }
    return false
  }

  /// `Never squeeze an ordinary row by setting it in 13 pt`: an order that begins with its denial forbids all of it, up to
  /// what speaks of something else or of a bound (`Never go below a size of 11 pt`).
  private static func forbidsAll(
    _ mention: Mention, before quantity: Quantity, _ analysis: Analysis, _ clause: Range<Int>
  ) -> Bool {
    let place = analysis.range(mention)
    let between = place.upperBound..<quantity.range.lowerBound
    guard between.count <= 90, orders.contains(analysis.tokens[mention.tokens.lowerBound].text),
      analysis.tokens(in: clause.lowerBound..<place.lowerBound).isEmpty,
      !analysis.slice(between).contains(where: { ",;:(—".contains($0) })
    else { return false }
    return !analysis.tokens(in: between).contains { openers.contains($0.text) || $0.text == "unless" }
      && !analysis.mentions(in: between).contains { $0.has(.comparator) }
  }

  /// First words of what orders not to do something.
  private static let orders: Set<String> = ["avoid", "do", "don", "don't", "dont", "never"]

  /// How far behind a number it may be ruled out, in bytes.
  private static let reach = 60

  /// Words that begin what is said of something else: `rows of 44 pt where scrolling is forbidden`.
  private static let openers: Set<String> = [
    "and", "as", "because", "but", "for", "if", "so", "that", "when", "where", "which", "while",
  ]

  /// What may stand behind the last word of a clause that rules something out, in Japanese, Chinese and Korean. There
  /// what is forbidden can follow too: 44 pt 高的按鈕禁止重疊 is about buttons that overlap.
  private static let endings: Set<String> = [
    "", "です", "である", "だ", "とする", "とします", "する", "します", "されている", "されています", "される", "的", "了", "하다", "한다", "합니다",
    "됩니다", "됨", "입니다", "이다", "함",
  ]

  private static func rulesOut(
    _ mention: Mention, _ quantity: Quantity, _ analysis: Analysis, _ clause: Range<Int>
  ) -> Bool {
    let place = analysis.range(mention)
    guard place.lowerBound - quantity.range.upperBound <= reach else { return false }
    guard analysis.tokens[mention.tokens.lowerBound].isCJK else {
      return !analysis.tokens(in: quantity.range.upperBound..<place.lowerBound).contains {
        openers.contains($0.text)
      }
    }
    let rest = place.upperBound..<max(place.upperBound, clause.upperBound)
    guard rest.count <= 30 else { return false }
    return endings.contains(analysis.slice(rest).filter { !" .,;。、，；)）」”*_`!！".contains($0) })
  }
}

extension Mention {
  /// Whether it denies what stands before it: `is forbidden`.
  fileprivate var rulesOut: Bool { concepts.contains { $0.kind == .negation && $0.detail["denies"] != nil } }

  /// Whether it denies what stands behind it.
  fileprivate var deniesNext: Bool {
    concepts.contains { $0.kind == .negation && $0.detail["denies"] == nil }
  }
}
