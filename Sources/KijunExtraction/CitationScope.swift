import KijunGuidelines
import KijunVocabulary

/// What a document names as its own source: a last line such as `Apple HIG: Typography` or `出典: …`.
///
/// A citation holds for the paragraph that it ends, and for the list or table that this paragraph opens, as far as they are
/// of the same tier.
struct CitationScope {
  /// What is cited, and whose word that is: the company's own rules beside it cite nothing.
  private struct Cited {
    var text: String
    var tier: String
  }

  /// Where a passage stands.
  private struct Place {
    var block: Int
    var group: Int?
  }

  private var byBlock: [Int: Cited] = [:]
  private var byGroup: [Int: Cited] = [:]
  private var last: Cited?
  /// Of the passages of the part that is being read.
  private var places: [Place] = []

  /// The citation that a sentence is, if it is nothing else.
  static func citation(_ passage: Passage, _ analysis: Analysis) -> String? {
    guard passage.kind == .sentence || passage.kind == .listItem, analysis.text.utf8.count <= 160,
      let mention = analysis.mentions.first(where: { !$0.has(.filler) }), mention.tokens.lowerBound <= 1
    else { return nil }
    if mention.has(.citation) {
      let end = analysis.range(mention).upperBound
      let rest = analysis.slice(end..<analysis.text.utf8.count)
      guard let mark = rest.drop(while: { $0 == " " || $0 == "*" }).first, ":：".contains(mark) else {
        return nil
      }
      let text = rest.drop { " :：*".contains($0) }
      return text.isEmpty ? nil : String(text)
    }
    guard mention.has(.publisher), !endsSentence(analysis.text),
      let colon = analysis.text.firstIndex(where: { $0 == ":" || $0 == "：" }),
      analysis.text.distance(from: analysis.text.startIndex, to: colon) <= 40
    else { return nil }
    return analysis.text
  }

  private static func endsSentence(_ text: String) -> Bool {
    text.last.map { "。．.!！?？".contains($0) } ?? true
  }
}

extension CitationScope {
  /// Takes the next passage, which is the last one of `part` so far; `text` is the citation that it is.
  mutating func note(
    _ passage: Passage, _ analysis: Analysis, _ text: String?, in part: inout Extraction.Part
  ) {
    let index = places.count
    places.append(Place(block: passage.block, group: passage.group))
    if let text {
      let cited = Cited(text: text, tier: tier(index, analysis, part))
      byBlock[passage.block] = cited
      part.citations.append(Citation(passage: part.first + index, text: text))
      last = cited
    } else if let group = passage.group {
      if byGroup[group] == nil, let last { byGroup[group] = last }
    } else if last != nil, byBlock[passage.block] == nil {
      last = nil
    }
  }

  /// Where the paragraph tells the publisher's word from the company's own, the citation is for the former.
  private func tier(_ index: Int, _ analysis: Analysis, _ part: Extraction.Part) -> String {
    let own = part.annotations[index].tier
    guard let tier = analysis.mentions.lazy.compactMap({ $0.first(.publisher)?.detail["tier"] }).first else {
      return own
    }
    var first = index
    while first > 0, places[first - 1].block == places[index].block { first -= 1 }
    return part.annotations[first..<index].contains { $0.tier == tier } ? tier : own
  }

  /// Says of all passages and claims of a part what they cite.
  mutating func finish(_ part: inout Extraction.Part) {
    defer { places.removeAll(keepingCapacity: true) }
    guard !byBlock.isEmpty || !byGroup.isEmpty else { return }
    for index in part.annotations.indices {
      part.annotations[index].citation = cited(places[index], tier: part.annotations[index].tier)
    }
    for index in part.claims.indices {
      let claim = part.claims[index]
      part.claims[index].citation = cited(places[claim.passage - part.first], tier: claim.tier)
    }
  }

  private func cited(_ place: Place, tier: String) -> String? {
    let cited = byBlock[place.block] ?? place.group.flatMap { byGroup[$0] }
    return cited?.tier == tier ? cited?.text : nil
  }
}
