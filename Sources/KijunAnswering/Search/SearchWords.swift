import KijunStore
import KijunVocabulary

/// The words of a search, each as the condition that a passage must meet.
///
/// A word that the vocabulary knows may stand in the passage under another of its names; a number must stand
/// there as it is, so that `12` doesn't find `123`.
struct SearchWords {
  private(set) var parts: [Match] = []

  init(_ text: String, lexicon: StoredLexicon) {
    let tokens = Tokenizer.tokens(of: text)
    var next = 0
    var fillers: [Match] = []
    for mention in lexicon.mentions(in: tokens) {
      addPlain(tokens[next..<max(next, mention.tokens.lowerBound)])
      next = mention.tokens.upperBound
      let said = Self.literal(tokens[mention.tokens])
      let match = Match.any(
        Self.contents(mention) + Self.parts(lexicon.parts(of: mention, in: tokens)) + [said])
      if mention.concepts.contains(where: \.isContent) || mention.has(.unit) || mention.has(.tier) {
        parts.append(match)
      } else {
        fillers.append(match)
      }
    }
    addPlain(tokens[next...])
    // `the size of a row` is about size and row, but someone may search for `of` alone.
    if parts.isEmpty { parts = fillers }
    parts.removeAll { $0 == .nothing }
  }

  private static func contents(_ mention: Mention) -> [Match] {
    mention.concepts.filter(\.isContent).map { .quote(IndexTerms.concept($0.id)) }
  }

  /// A row height is also found by its row and its height.
  private static func parts(_ mentions: [Mention]) -> [Match] {
    let parts = mentions.map { Match.any(contents($0)) }
    return parts.isEmpty || parts.contains(.nothing) ? [] : [.all(parts)]
  }

  private static func literal(_ tokens: ArraySlice<Token>) -> Match {
    .all(IndexTerms.literal(Array(tokens)))
  }

  /// Words that no spelling covers: each Latin word and number alone, each run of other characters as one.
  private mutating func addPlain(_ tokens: ArraySlice<Token>) {
    var start = tokens.startIndex
    while start < tokens.endIndex {
      var end = start + 1
      if tokens[start].isCJK {
        while end < tokens.endIndex, tokens[end].isCJK,
          tokens[end].range.lowerBound == tokens[end - 1].range.upperBound
        {
          end += 1
        }
      }
      let run = tokens[start..<end]
      // A single kana is a particle, which the index doesn't keep.
      if run.count > 1 || !run.allSatisfy(\.isHiragana) { parts.append(Self.literal(run)) }
      start = end
    }
  }
}
