import KijunGuidelines
import KijunVocabulary

/// What is looked for in all of a document before its passages are read one by one: what is said of the whole may stand
/// anywhere in it.
struct Survey {
  let tiers: TierScope
  let dates: DateScope
  let entries: EntryScope
  let analyses: Analyses
  /// Whether an item may take what another one says: `Gap: same as large card`.
  let hasDittos: Bool
  let citations: CitationReach

  init(_ document: Document, source: Source, vocabulary: Vocabulary, _ size: PartSize) {
    var analyses = Analyses(vocabulary: vocabulary, most: size)
    var labels = TierScope.Labels()
    var dates = DateScope(document: document, vocabulary: vocabulary, fallback: source.verifiedOn)
    var beginning: [(kind: Passage.Kind, analysis: Analysis)] = []
    var hasDittos = false
    var citations = CitationReach()
    for (index, passage) in document.passages.enumerated() {
      let analysis = analyses.add(passage)
      labels.note(passage.kind, analysis)
      dates.note(passage, analysis, document, vocabulary)
      if index < OriginalPage.beginning { beginning.append((passage.kind, analysis)) }
      // 同 right before a name is no mention; see `NamedDitto`.
      hasDittos =
        hasDittos || passage.kind == .listItem && analysis.mayHoldDitto
      citations.note(
        passage, index, isCitation: CitationScope.citation(passage, analysis) != nil)
    }
    citations.close(analyses.keepsAll ? [] : document.passages)
    let documentTier =
      FrontMatter.tier(document, vocabulary: vocabulary)
      ?? OriginalPage.tier(document, beginning, source: source, vocabulary: vocabulary) ?? source.tier
    entries = EntryScope(document: document, vocabulary: vocabulary)
    tiers = TierScope(labels: labels, defaultTier: documentTier, entries: entries.tiers)
    self.analyses = analyses
    self.dates = dates
    self.hasDittos = hasDittos
    self.citations = citations
  }
}

extension Analysis {
  fileprivate var mayHoldDitto: Bool {
    mentions.contains { $0.has(.ditto) } || tokens.contains { $0.text == "同" }
  }
}
