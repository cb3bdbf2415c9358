/// Throws out spellings found inside another word.
///
/// Chinese, Japanese and Korean have no spaces between words: 行 (row) stands in 実行 and in 行う, バー (bar) in
/// バージョン. A spelling of one or two characters counts only where what surrounds it is known or is no word.
enum Boundaries {
  static func plausible(_ mentions: [Mention], in tokens: [Token]) -> [Mention] {
    guard mentions.contains(where: { isShort($0, tokens) }) else { return mentions }
    var covered = [Bool](repeating: false, count: tokens.count)
    for mention in mentions { for index in mention.tokens { covered[index] = true } }
    return mentions.filter { mention in
      !isShort(mention, tokens) || stands(mention, tokens, covered)
    }
  }

  private static func isShort(_ mention: Mention, _ tokens: [Token]) -> Bool {
    switch tokens[mention.tokens.lowerBound].script {
    case .kanji, .hangul: mention.tokens.count == 1
    case .katakana: mention.tokens.count <= 2
    default: false
    }
  }

  private static func stands(_ mention: Mention, _ tokens: [Token], _ covered: [Bool]) -> Bool {
    let first = mention.tokens.lowerBound
    let last = mention.tokens.upperBound - 1
    let script = tokens[first].script
    // `300 秒たつと`: behind a number it is the unit, whatever verb follows.
    if first > 0, mention.has(.unit), tokens[first - 1].isNumber { return true }
    if first > 0, touches(tokens, first), tokens[first - 1].script == script {
      if !covered[first - 1] { return false }
    }
    guard last + 1 < tokens.count, touches(tokens, last + 1) else { return true }
    let next = tokens[last + 1]
    if next.script == script, !covered[last + 1] {
      guard script == .hangul else { return false }
      return koreanParticles.contains(next.text)
        || mention.has(.negation) && koreanEndings.contains(next.text)
    }
    if script == .kanji, next.script == .hiragana, !covered[last + 1] {
      return japaneseParticles.contains(next.text)
    }
    return true
  }

  private static func touches(_ tokens: [Token], _ index: Int) -> Bool {
    tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// Hiragana that may follow a noun; any other is the tail of a verb.
  private static let japaneseParticles: Set<String> = [
    "の", "は", "が", "を", "に", "で", "と", "も", "へ", "や", "か", "よ", "ま", "な", "だ", "ご", "さ", "す", "し",
  ]

  /// What may follow the stem of a verb that denies: 않습니다, 없다, 못하고.
  private static let koreanEndings: Set<String> = [
    "습", "다", "고", "음", "아", "았", "어", "었", "게", "지", "기", "던", "을", "네", "하", "합", "해", "했",
  ]

  private static let koreanParticles: Set<String> = [
    "은", "는", "이", "가", "을", "를", "의", "에", "와", "과", "도", "로", "만", "부", "까", "으", "간", "당",
  ]
}
