import KijunGuidelines
import KijunVocabulary

/// What a passage speaks of; one that only points elsewhere is marked, since it answers nothing.
enum PassageConcepts {
  static func of(
    _ passage: Passage, _ analysis: Analysis, _ vocabulary: Vocabulary, cites: Bool
  ) -> [String] {
    var ids = analysis.conceptIDsWithParts(vocabulary)
    let namesCode = CodeName.isIn(passage.text.string)
    if passage.kind == .code || namesCode {
      let names = passage.kind == .code ? passage.text.string : CodeWords.names(in: passage.text.string)
      let words = Analysis(CodeWords.cut(names), vocabulary: vocabulary)
      for id in words.conceptIDs() where !ids.contains(id) { ids.append(id) }
    }
    if namesCode { ids.append("code-name") }
    if SymbolName.isIn(passage.text.string), !ids.contains("sf-symbol") { ids.append("sf-symbol") }
    // A row that explains a tier: `FP採用 | what it means | how to treat it`.
    if passage.kind == .tableRow, analysis.mentions.first?.has(.tier) == true,
      let key = passage.cells.first.map({ Analysis($0.string, vocabulary: vocabulary) }),
      let tier = key.mentions.first?.first(.tier)?.detail["tier"],
      key.mentions.first?.tokens.count == key.tokens.count
    {
      ids.append("names-tier-" + tier)
    }
    if analysis.mentions.contains(where: { $0.has(.negation) && !$0.has(.filler) }) { ids.append("denies") }
    let points = analysis.mentions.contains { $0.has(.citation) && !$0.has(.filler) }
    return points || cites ? ids + ["cites"] : ids
  }
}
