/// A text as the vocabulary sees it: tokens, mentions, quantities.
public struct Analysis {
  public let text: String
  /// The text in UTF-8, which all ranges are counted in.
  public let bytes: [UInt8]
  public let tokens: [Token]
  public let mentions: [Mention]
  public let quantities: [Quantity]
  private let ids: [String]

  /// `numberWords` for texts that state facts: there `no more than five tabs` is a quantity as well.
  public init(_ text: String, vocabulary: any Lexicon, numberWords: Bool = false) {
    self.text = text
    bytes = Array(text.utf8)
    tokens = Tokenizer.tokens(of: bytes)
    mentions = vocabulary.mentions(in: tokens)
    ids = Self.conceptIDs(of: mentions)
    var units: QuantityScanner.Units = [:]
    for (index, mention) in mentions.enumerated() {
      guard let unit = mention.first(.unit) else {
        // `2つ` is a word of its own; `2つまで` and `2つだけ` are a number with its counter.
        let next = mention.tokens.lowerBound + 1
        if numberWords, mention.tokens.count > 1, tokens[next - 1].isNumber,
          NumberWords.isLimited(
            from: mention.tokens.upperBound, tokens, index + 1 < mentions.count ? mentions[index + 1] : nil),
          let (length, concepts) = vocabulary.longest(tokens, from: next, limit: mention.tokens.count - 1),
          let unit = concepts.lazy.compactMap({ $0.kind == .unit ? $0.detail["unit"] : nil }).first
        {
          units[tokens[next].range.lowerBound] = (tokens[next + length - 1].range.upperBound, unit)
        }
        continue
      }
      let low = tokens[mention.tokens.lowerBound].range.lowerBound
      let high = tokens[mention.tokens.upperBound - 1].range.upperBound
      // `4 sizes` counts, `Title 4 size` doesn't.
      if unit.detail["unit"] == "count", tokens[mention.tokens.lowerBound].isWord,
        bytes[high - 1] != UInt8(ascii: "s")
      {
        continue
      }
      units[low] = (high, unit.detail["unit"] ?? unit.id)
    }
    guard tokens.contains(where: \.isNumber) || bytes.contains(0x23) else {
      quantities = numberWords ? NumberWords.quantities(tokens, mentions, beside: []) : []
      return
    }
    let names = mentions.filter { $0.tokens.count > 1 && $0.concepts.contains(where: \.isContent) }
      .map { [tokens] in
        tokens[$0.tokens.lowerBound].range.lowerBound..<tokens[$0.tokens.upperBound - 1].range.upperBound
      }
    let digits = NamePart.marked(
      QuantityScanner.scan(text, units: units, changes: ChangeMarks(mentions, in: tokens)), names: names)
    quantities = numberWords ? NumberWords.quantities(tokens, mentions, beside: digits) : digits
  }

  /// Where a mention stands, in bytes.
  public func range(_ mention: Mention) -> Range<Int> {
    tokens[mention.tokens.lowerBound].range
      .lowerBound..<tokens[mention.tokens.upperBound - 1].range.upperBound
  }

  public func mentions(of kind: Concept.Kind) -> [Mention] { mentions.filter { $0.has(kind) } }

  public func mentions(in range: Range<Int>) -> [Mention] {
    // Mentions stand in the order of the text; a sentence of many numbers must not cost its square.
    var low = 0
    var high = mentions.count
    while low < high {
      let middle = (low + high) / 2
      if self.range(mentions[middle]).lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found: [Mention] = []
    while low < mentions.count, self.range(mentions[low]).upperBound <= range.upperBound {
      found.append(mentions[low])
      low += 1
    }
    return found
  }

  /// The tokens that lie in a stretch of the text.
  public func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < tokens.count, tokens[end].range.upperBound <= range.upperBound { end += 1 }
    return tokens[low..<end]
  }

  /// Ids of what the text is about, in order, without repetition.
  public func conceptIDs(in range: Range<Int>? = nil) -> [String] {
    range.map { Self.conceptIDs(of: mentions(in: $0)) } ?? ids
  }

  private static func conceptIDs(of mentions: [Mention]) -> [String] {
    var ids: [String] = []
    for mention in mentions {
      for concept in mention.concepts where concept.isContent && !ids.contains(concept.id) {
        ids.append(concept.id)
        for implied in concept.implies where !ids.contains(implied) { ids.append(implied) }
      }
    }
    return ids
  }

  /// The ids of the text together with those of the spellings inside its longer spellings.
  public func conceptIDsWithParts(_ lexicon: any Lexicon) -> [String] {
    var ids = conceptIDs()
    for mention in mentions where mention.tokens.count > 1 {
      // One character of a compound counts where it says what the compound is: 独自行 is a 行, 標籤列 no 列.
      let kinds = mention.concepts.flatMap { $0.broader + $0.implies }
      for part in lexicon.parts(of: mention, in: tokens) {
        if part.tokens.count == 1, tokens[part.tokens.lowerBound].script == .kanji,
          !part.concepts.contains(where: { kinds.contains($0.id) })
        {
          continue
        }
        for concept in part.concepts where concept.isContent && !ids.contains(concept.id) {
          ids.append(concept.id)
        }
      }
    }
    return ids
  }

  public func slice(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let low = utf8.index(utf8.startIndex, offsetBy: max(0, range.lowerBound))
    let high = utf8.index(utf8.startIndex, offsetBy: min(utf8.count, range.upperBound))
    return low <= high ? String(text[low..<high]) : ""
  }

  /// Whether something is denied in a stretch of text.
  public func isNegated(in range: Range<Int>) -> Bool { mentions(in: range).contains { $0.has(.negation) } }
}

extension Concept {
  /// Whether a fact can be about it, rather than it being grammar.
  public var isContent: Bool {
    switch kind {
    case .subject, .property, .condition, .weight, .term, .bound: true
    default: false
    }
  }
}
