import KijunGuidelines
import KijunStore
import KijunVocabulary

/// What a question leaves out where it is clear: the mark before a colour, a name that two things share.
struct WrittenShort {
  let base: KnowledgeBase
  let lexicon: StoredLexicon

  /// The text with it, or nil where nothing is left out.
  func completed(_ analysis: Analysis) -> String? {
    var text = Array(analysis.text.utf8)
    var isLonger = false
    // From the end, so that places before stay where they are.
    for (place, missing) in (bareColors(analysis) + sharedNames(analysis)).sorted(by: { $0.0 > $1.0 }) {
      text.insert(contentsOf: Array(missing.utf8), at: place)
      isLonger = true
    }
    return isLonger ? String(decoding: text, as: UTF8.self) : nil
  }

  /// `0059D6`: six digits of a colour that the documents have.
  private func bareColors(_ analysis: Analysis) -> [(Int, String)] {
    guard !analysis.text.utf8.contains(0x23) else { return [] }
    var found: [(Int, String)] = []
    var start: Int?
    for (place, byte) in (Array(analysis.text.utf8) + [0x20]).enumerated() {
      let isWord = byte < 0x80 && (Character(UnicodeScalar(byte)).isLetter || (0x30...0x39).contains(byte))
      if isWord {
        start = start ?? place
      } else if let first = start {
        let word = String(decoding: Array(analysis.text.utf8)[first..<place], as: UTF8.self)
        if isColor(word) { found.append((first, "#")) }
        start = nil
      }
    }
    return found
  }

  private func isColor(_ word: String) -> Bool {
    guard word.utf8.count == 6, word.allSatisfy(\.isHexDigit), word.contains(where: \.isNumber) else {
      return false
    }
    return (try? base.claims(withColor: ColorText.normalized("#" + word), limit: 1))?.isEmpty == false
  }

  /// `caption 1 and 2`: what the first number belongs to, the second one does too.
  private func sharedNames(_ analysis: Analysis) -> [(Int, String)] {
    let tokens = analysis.tokens
    var found: [(Int, String)] = []
    for mention in analysis.mentions where mention.has(.connector) && mention.tokens.count == 1 {
      let index = mention.tokens.lowerBound
      guard index > 0, index + 1 < tokens.count, tokens[index - 1].isNumber, tokens[index + 1].isNumber,
        tokens[index - 1].text != tokens[index + 1].text,
        let named = analysis.mentions.first(where: {
          $0.tokens.upperBound == index && $0.tokens.count > 1 && $0.has(.subject)
        })
      else { continue }
      let prefix = tokens[named.tokens.lowerBound].range.lowerBound..<tokens[index - 1].range.lowerBound
      let name = analysis.slice(prefix)
      let other = Analysis(name + tokens[index + 1].text, vocabulary: lexicon)
      // Both have to be names, not a name and a number beside it.
      guard other.mentions.count == 1, other.mentions[0].tokens.count == other.tokens.count,
        other.mentions[0].has(.subject)
      else { continue }
      found.append((tokens[index + 1].range.lowerBound, name))
    }
    return found
  }
}
