import KijunGuidelines
import KijunVocabulary

/// What a document names as its own source: a last line such as `Apple HIG: Typography` or `出典: …`.
enum CitationScope {
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
  /// What is cited, and whose word that is: the company's own rules beside it cite nothing.
  private struct Cited {
    var text: String
    var tier: String
  }

  /// Where the paragraph tells the publisher's word from the company's own, the citation is for the former.
  private static func tier(_ index: Int, _ analysis: Analysis, _ extraction: Extraction) -> String {
    let own = extraction.annotations[index].tier
    let passages = extraction.document.passages
    guard let tier = analysis.mentions.lazy.compactMap({ $0.first(.publisher)?.detail["tier"] }).first else {
      return own
    }
    var first = index
    while first > 0, passages[first - 1].block == passages[index].block { first -= 1 }
    return extraction.annotations[first..<index].contains { $0.tier == tier } ? tier : own
  }

  /// A citation holds for the paragraph that it ends, and for the list or table that this paragraph opens, as far
  /// as they are of the same tier.
  static func assign(to extraction: inout Extraction, _ analyses: [Analysis]) {
    let passages = extraction.document.passages
    var byBlock: [Int: Cited] = [:]
    var byGroup: [Int: Cited] = [:]
    var last: Cited?
    for (index, passage) in passages.enumerated() {
      if let text = citation(passage, analyses[index]) {
        let cited = Cited(text: text, tier: tier(index, analyses[index], extraction))
        byBlock[passage.block] = cited
        extraction.citations.append(Citation(passage: index, text: text))
        last = cited
      } else if let group = passage.group {
        if byGroup[group] == nil, let last { byGroup[group] = last }
      } else if byBlock[passage.block] == nil {
        last = nil
      }
    }
    func cited(_ index: Int, tier: String) -> String? {
      let cited = byBlock[passages[index].block] ?? passages[index].group.flatMap { byGroup[$0] }
      return cited?.tier == tier ? cited?.text : nil
    }
    for index in passages.indices {
      extraction.annotations[index].citation = cited(index, tier: extraction.annotations[index].tier)
    }
    for index in extraction.claims.indices {
      let claim = extraction.claims[index]
      extraction.claims[index].citation = cited(claim.passage, tier: claim.tier)
    }
  }
}
