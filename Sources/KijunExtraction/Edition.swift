import KijunGuidelines
import KijunVocabulary

/// An edition that a text names: `第3版`, `the winter 2025 edition`, `旧版`.
struct Edition {
  /// As it is written, without the word for edition where it is a word of its own: `winter 2025`.
  var text: String
  /// All of it, in bytes of the text.
  var range: Range<Int>

  var condition: Conditions.Condition { Conditions.Condition(name: "edition", text: text, concepts: []) }

  /// Those of a text, in its order.
  static func all(in analysis: Analysis) -> [Edition] {
    analysis.mentions.enumerated().compactMap { index, mention in
      func means(_ id: String) -> Bool { mention.concepts.contains { $0.id == id } }
      if means("changed-edition") {
        return Edition(text: analysis.slice(analysis.range(mention)), range: analysis.range(mention))
      }
      if means("edition-mark") { return numbered(mention, analysis) }
      guard means("edition"), analysis.tokens[mention.tokens.lowerBound].isWord else { return nil }
      return named(mention, index, analysis) ?? counted(mention, analysis)
    }
  }

  /// `第 3 版`, `2024년판`: from its number on, which may be that of a year.
  private static func numbered(_ mark: Mention, _ analysis: Analysis) -> Edition? {
    let end = analysis.range(mark).upperBound
    var first = mark.tokens.lowerBound
    while first > 0, mark.tokens.lowerBound - first < 4 {
      first -= 1
      let token = analysis.tokens[first]
      guard analysis.range(mark).lowerBound - token.range.upperBound <= 12 else { return nil }
      guard token.isNumber else {
        guard token.isCJK else { return nil }
        continue
      }
      if first > 0, analysis.tokens[first - 1].isCJK, isOrdinal(first - 1, analysis) { first -= 1 }
      let range = analysis.tokens[first].range.lowerBound..<end
      return Edition(text: analysis.slice(range), range: range)
    }
    return nil
  }

  /// Whether a token is the 第 of `第3版`.
  private static func isOrdinal(_ token: Int, _ analysis: Analysis) -> Bool {
    let range = analysis.tokens[token].range
    return analysis.mentions(in: range).contains {
      $0.first(.reference)?.detail["position"] == "before" && $0.tokens.count == 1
    }
  }

  /// `Edition 6`, `edition 3.0`
  private static func counted(_ word: Mention, _ analysis: Analysis) -> Edition? {
    let place = analysis.range(word)
    guard word.tokens.upperBound < analysis.tokens.count else { return nil }
    let number = analysis.tokens[word.tokens.upperBound]
    guard number.isNumber, number.range.lowerBound - place.upperBound == 1 else { return nil }
    var end = number.range.upperBound
    // `3.0` may be one token or several.
    for token in analysis.tokens[(word.tokens.upperBound + 1)...].prefix(3)
    where token.isNumber && token.range.lowerBound == end + 1 {
      end = token.range.upperBound
    }
    return Edition(
      text: analysis.slice(number.range.lowerBound..<end), range: place.lowerBound..<end)
  }

  /// The editions before it.
  var before: Edition {
    let hasHangul = text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    let hasHan = text.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
    return Edition(text: hasHangul ? text + " 이전" : hasHan ? text + "以前" : "before " + text, range: range)
  }

  /// `the winter 2025 edition`: up to three words before the word, as far as small ones.
  private static func named(_ word: Mention, _ index: Int, _ analysis: Analysis) -> Edition? {
    let place = analysis.range(word)
    if word.tokens.count > 1 { return Edition(text: analysis.slice(place), range: place) }
    var first = word.tokens.lowerBound
    while first > 0, word.tokens.lowerBound - first < 3 {
      let token = analysis.tokens[first - 1]
      let isSmall = analysis.mentions(in: token.range).contains { $0.has(.filler) || $0.has(.connector) }
      guard token.isWord || token.isNumber, !analysis.tokens[first].afterMark, !isSmall else { break }
      first -= 1
    }
    guard first < word.tokens.lowerBound else { return nil }
    let low = analysis.tokens[first].range.lowerBound
    let text = analysis.slice(low..<analysis.tokens[word.tokens.lowerBound - 1].range.upperBound)
    return Edition(text: text, range: low..<place.upperBound)
  }
}
