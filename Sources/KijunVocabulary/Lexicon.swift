/// Finds the longest spelling that begins at a token.
///
/// There are two: `Vocabulary` holds all spellings in memory, for ingest; the knowledge base looks up the few
/// that a question needs, so that a question doesn't wait for the vocabulary to load.
public protocol Lexicon: AnyObject {
  /// The longest spelling from a token on, of `limit` tokens at most.
  func longest(_ tokens: [Token], from start: Int, limit: Int) -> (length: Int, concepts: [Concept])?
}

extension Lexicon {
  /// All spellings in a text, from left to right, the longest first.
  public func mentions(in tokens: [Token]) -> [Mention] {
    var mentions: [Mention] = []
    var index = 0
    while index < tokens.count {
      guard let found = longestWord(tokens, from: index) else {
        index += 1
        continue
      }
      let (length, concepts) = bounding(found, tokens, index)
      mentions.append(Mention(concepts: concepts, tokens: index..<index + length))
      index += length
    }
    return Boundaries.plausible(mentions, in: tokens)
  }

  private static var longestSpelling: Int { 40 }

  /// A Korean word may be written in two (주요 버튼), but a thing's name that begins inside a word ends inside it:
  /// `pt로 고정` holds no 로고. Grammar may go on: 를 넘지.
  private func longestWord(_ tokens: [Token], from index: Int) -> (length: Int, concepts: [Concept])? {
    guard let found = longest(tokens, from: index, limit: Self.longestSpelling) else { return nil }
    guard index > 0, tokens[index].script == .hangul, Self.isAdjacent(tokens, index),
      found.concepts.contains(where: \.isContent)
    else { return found }
    var end = index + 1
    while end < index + found.length, Self.isAdjacent(tokens, end) { end += 1 }
    return end == index + found.length ? found : longest(tokens, from: index, limit: end - index)
  }

  /// A bound is of all that follows it: `smallest text style` is the smallest of the text styles, though `smallest text`
  /// would be a spelling too.
  private func bounding(
    _ found: (length: Int, concepts: [Concept]), _ tokens: [Token], _ index: Int
  ) -> (length: Int, concepts: [Concept]) {
    let last = index + found.length - 1
    guard found.length > 1, last + 1 < tokens.count, tokens[last].isWord, tokens[last + 1].isWord,
      let rest = longest(tokens, from: last, limit: Self.longestSpelling), rest.length > 1,
      rest.concepts.contains(where: { $0.kind == .subject }),
      let first = longest(tokens, from: index, limit: found.length - 1), first.length == found.length - 1,
      first.concepts.contains(where: { $0.kind == .bound })
    else { return found }
    return first
  }

  private static func isAdjacent(_ tokens: [Token], _ index: Int) -> Bool {
    tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// The spellings inside a longer one: `nav bar button` is also a nav bar and a button, 重大な判断 also 重大
  /// and 判断. Empty where they don't make up most of it.
  public func parts(of mention: Mention, in tokens: [Token]) -> [Mention] {
    guard mention.tokens.count > 1 else { return [] }
    var parts: [Mention] = []
    var skipped = 0
    var index = mention.tokens.lowerBound
    while index < mention.tokens.upperBound {
      let limit = min(mention.tokens.upperBound - index, mention.tokens.count - 1)
      guard let (length, concepts) = longest(tokens, from: index, limit: limit) else {
        if !tokens[index].isHiragana { skipped += 1 }
        index += 1
        continue
      }
      parts.append(Mention(concepts: concepts, tokens: index..<index + length))
      index += length
    }
    return skipped * 3 <= mention.tokens.count && !parts.isEmpty ? parts : []
  }
}
