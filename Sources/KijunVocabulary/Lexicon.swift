/// Finds the longest spelling that begins at a token.
///
/// There are two: `Vocabulary` holds all spellings in memory, for ingest; the knowledge base looks up the few
/// that a question needs, so that a question doesn't wait for the vocabulary to load.
public protocol Lexicon: AnyObject {
  func longest(_ tokens: [Token], from start: Int) -> (length: Int, concepts: [Concept])?
}

extension Lexicon {
  /// All spellings in a text, from left to right, the longest first.
  public func mentions(in tokens: [Token]) -> [Mention] {
    var mentions: [Mention] = []
    var index = 0
    while index < tokens.count {
      guard let (length, concepts) = longest(tokens, from: index) else {
        index += 1
        continue
      }
      mentions.append(Mention(concepts: concepts, tokens: index..<index + length))
      index += length
    }
    return Boundaries.plausible(mentions, in: tokens)
  }
}
