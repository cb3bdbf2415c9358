import KijunStore
import KijunVocabulary

/// Words that nobody knows and that are one slip of the finger away from one that somebody does: `toast duraton`.
struct Misspelling {
  let lexicon: StoredLexicon
  let weights: TermWeights
  let names: NameTable

  /// To look for what a word was meant to be takes about a thousand looks into the vocabulary.
  private static let mostWords = 3
  /// Shorter words have too many neighbours, longer ones too many slips.
  private static let lengths = 5...16
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)

  /// The text with such words corrected, or nil where there are none.
  func corrected(_ analysis: Analysis) -> String? {
    var isCovered = [Bool](repeating: false, count: analysis.tokens.count)
    for mention in analysis.mentions { for index in mention.tokens { isCovered[index] = true } }
    let unknown = Array(
      analysis.tokens.indices.lazy.filter { !isCovered[$0] && isUnknown($0, in: analysis) }
        .prefix(Self.mostWords))
    var text: [UInt8]?
    // From the end, so that places before stay where they are.
    for index in unknown.reversed() {
      let token = analysis.tokens[index]
      guard let word = nearest(to: Array(token.text.utf8)) else { continue }
      var corrected = text ?? Array(analysis.text.utf8)
      corrected.replaceSubrange(token.range, with: word)
      text = corrected
    }
    return text.map { String(decoding: $0, as: UTF8.self) }
  }

  private func isUnknown(_ index: Int, in analysis: Analysis) -> Bool {
    let token = analysis.tokens[index]
    guard token.isWord, Self.lengths.contains(token.text.utf8.count), !token.isCapitalized || index == 0,
      token.text.utf8.allSatisfy(Self.letters.contains),
      // A piece of a name in code, or of a longer word.
      !touches(token.range.lowerBound - 1, analysis), !touches(token.range.upperBound, analysis)
    else { return false }
    // A company's name may stand in no document of its own.
    return weights.frequency(ofTerm: token.text) == 0 && !names.isOfTier([token.text])
      && names.sources(named: [token.text]).isEmpty
  }

  private func touches(_ place: Int, _ analysis: Analysis) -> Bool {
    guard place >= 0, place < analysis.text.utf8.count else { return false }
    let byte = analysis.text.utf8[analysis.text.utf8.index(analysis.text.utf8.startIndex, offsetBy: place)]
    return byte == 0x2E || byte == 0x5F || byte == 0x2D || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte)
  }

  /// The word that is one slip away; of several the one that most passages have. The first letter is seldom wrong.
  private func nearest(to word: [UInt8]) -> [UInt8]? {
    for slips in [Self.swapped(word), Self.missing(word), Self.doubled(word), Self.replaced(word)] {
      let known = slips.compactMap { slip in weight(of: slip).map { (slip, $0) } }
      if let best = known.max(by: { $0.1 < $1.1 }) { return best.0 }
    }
    return nil
  }

  /// How often a known word is said, or nil where nobody knows it.
  private func weight(of word: [UInt8]) -> Int? {
    let text = String(decoding: word, as: UTF8.self)
    let tokens = Tokenizer.tokens(of: text)
    guard tokens.count == 1 else { return nil }
    let frequency = weights.frequency(ofTerm: tokens[0].text)
    if frequency > 0 { return frequency }
    return lexicon.knows(tokens[0]) ? 0 : nil
  }

  private static func swapped(_ word: [UInt8]) -> [[UInt8]] {
    word.indices.dropLast().compactMap { index in
      guard word[index] != word[index + 1] else { return nil }
      var slip = word
      slip.swapAt(index, index + 1)
      return slip
    }
  }

  /// With a letter more.
  private static func missing(_ word: [UInt8]) -> [[UInt8]] {
    (1...word.count).flatMap { place in
      letters.map { letter in
        var slip = word
        slip.insert(letter, at: place)
        return slip
      }
    }
  }

  /// With a letter less.
  private static func doubled(_ word: [UInt8]) -> [[UInt8]] {
    word.indices.dropFirst().map { place in
      var slip = word
      slip.remove(at: place)
      return slip
    }
  }

  private static func replaced(_ word: [UInt8]) -> [[UInt8]] {
    word.indices.dropFirst().flatMap { place in
      letters.filter { $0 != word[place] }.map { letter in
        var slip = word
        slip[place] = letter
        return slip
      }
    }
  }
}
