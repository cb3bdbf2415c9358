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
  /// A citation holds for the paragraph that it ends, and for the list or table that this paragraph opens.
  static func assign(to extraction: inout Extraction, _ analyses: [Analysis]) {
    let passages = extraction.document.passages
    var byBlock: [Int: String] = [:]
    var byGroup: [Int: String] = [:]
    var last: String?
    for (index, passage) in passages.enumerated() {
      if let text = citation(passage, analyses[index]) {
        byBlock[passage.block] = text
        extraction.citations.append(Citation(passage: index, text: text))
        last = text
      } else if let group = passage.group {
        if byGroup[group] == nil, let last { byGroup[group] = last }
      } else if byBlock[passage.block] == nil {
        last = nil
      }
    }
    for (index, passage) in passages.enumerated() {
      extraction.annotations[index].citation = byBlock[passage.block] ?? passage.group.flatMap { byGroup[$0] }
    }
    for index in extraction.claims.indices {
      extraction.claims[index].citation = extraction.annotations[extraction.claims[index].passage].citation
    }
  }
}
