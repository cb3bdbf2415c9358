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

  /// Nobody names more of them in one question, and each is looked up.
  private static let most = 8

  /// `2B1C1E`: six digits of a colour that the documents have.
  private func bareColors(_ analysis: Analysis) -> [(Int, String)] {
    let bytes = Array(analysis.text.utf8)
    guard !bytes.contains(0x23) else { return [] }
    return words(in: bytes).lazy.filter { $0.count == 6 }.map {
      ($0, String(decoding: bytes[$0], as: UTF8.self))
    }
    .filter { $0.1.allSatisfy(\.isHexDigit) && $0.1.contains(where: \.isNumber) }
    .prefix(Self.most).filter { isColor($0.1) }.map { ($0.0.lowerBound, "#") }
  }

  /// The runs of letters and digits in ASCII.
  private func words(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for place in 0...bytes.count {
      let isWord =
        place < bytes.count && bytes[place] < 0x80 && Character(UnicodeScalar(bytes[place])).isLetterOrDigit
      if isWord {
        start = start ?? place
      } else if let first = start {
        found.append(first..<place)
        start = nil
      }
    }
    return found
  }

  private func isColor(_ word: String) -> Bool {
    (try? base.claims(withColor: ColorText.normalized("#" + word), limit: 1))?.isEmpty == false
  }

  /// `caption 1 and 2`: what the first number belongs to, the second one does too.
  private func sharedNames(_ analysis: Analysis) -> [(Int, String)] {
    let tokens = analysis.tokens
    var found: [(Int, String)] = []
    for mention in analysis.mentions.lazy.filter({ $0.has(.connector) && $0.tokens.count == 1 }).prefix(
      Self.most)
    {
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

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
