import KijunGuidelines
import KijunVocabulary

/// One walk over a document: carries along what was said so far about tier, date and conditions.
struct ExtractionPass {
  let document: Document
  let analyses: Analyses
  private let size: PartSize
  let vocabulary: Vocabulary
  private var tiers: TierScope
  private var conditions: ConditionScope
  private let entries: EntryScope
  let qualifiers: Qualifiers
  private let dates: DateScope
  var context: ContextScope
  private var table: TableReader?
  private var citations = CitationScope()
  private var reach: CitationReach
  var part = Extraction.Part(first: 0)
  private var keys: ClaimKeys
  var lists: ListReferences
  /// The passage that is being read, with the one before it and the one behind it.
  var here: Seen?
  var before: Seen?
  var behind: Seen?
  /// What stood around the last passage, without and with the tiers that it names.
  private var named: (tiers: [String], around: [String], whole: [String])?
  /// The last claim, and the block that it stands in.
  private var last: (claim: Claim, block: Int)?
  var spoken = SpokenTopic()
  private var setAside = SetAside()
  /// Of a document that is an export of Kijun.
  private var exported: ExportedRows?
  /// Kept only where somebody wants the account.
  private var ledger: Ledger?
  var account: Account? { ledger?.account }

  struct Seen {
    var index: Int
    var passage: Passage
    var analysis: Analysis
    /// The citation that it is, if it is nothing else.
    var citation: String?
  }

  init(
    document: Document, source: Source, vocabulary: Vocabulary, isAccounted: Bool = false, size: PartSize
  ) {
    self.size = size
    ledger = isAccounted ? Ledger(vocabulary: vocabulary) : nil
    self.document = document
    self.vocabulary = vocabulary
    let survey = Survey(document, source: source, vocabulary: vocabulary, size)
    analyses = survey.analyses
    entries = survey.entries
    tiers = survey.tiers
    dates = survey.dates
    reach = survey.citations
    lists = ListReferences(isNeeded: survey.hasDittos)
    context = ContextScope(document: document, vocabulary: vocabulary, title: source.title)
    qualifiers = Qualifiers(document, vocabulary: vocabulary)
    conditions = ConditionScope(entries: entries.conditions, qualifiers: qualifiers)
    keys = ClaimKeys(source: source.id)
    exported = ExportedRows(document, vocabulary: vocabulary)
  }

  /// What is made of the next passages, of all of them where the document is of usual size; nil where none is left.
  ///
  /// - Parameter finish: called for each with what is known of it, which changes no more but for what it cites.
  mutating func next(
    _ finish: (Passage, Analysis, Extraction.Annotation) -> Void
  ) -> Extraction.Part? {
    let first = part.first
    guard first < document.passages.count else { return nil }
    var bytes = 0
    for index in first..<document.passages.count {
      if !analyses.keepsAll, index > first, index - first >= size.passages || bytes >= size.bytes,
        reach.canEnd(before: index)
      {
        break
      }
      let seen = advance(to: index)
      let (passage, analysis) = (seen.passage, seen.analysis)
      bytes += analysis.bytes.count
      let annotation = Extraction.Annotation(
        concepts: PassageConcepts.of(passage, analysis, vocabulary, cites: seen.citation != nil),
        context: context.concepts(for: passage, analysis),
        tier: tiers.tier(
          of: passage, analysis, sections: document.sections,
          columns: passage.kind == .tableHeader ? tiersOfColumns(passage) : []),
        conditions: conditions.conditions(of: passage, analysis, sections: document.sections),
        verifiedOn: dates.date(of: passage, analysis, sections: document.sections))
      part.annotations.append(annotation)
      let claims = part.claims.count
      read(passage, analysis, index)
      // Rows without a header over them are rows of nothing.
      ledger?.close(passage, index, analysis) { column in
        table.map { $0.group == passage.group ? $0.reason(ofColumn: column) : .unclear } ?? .unclear
      }
      if exported == nil { citations.note(passage, analysis, seen.citation, in: &part) }
      indexTiers(index, analysis, from: claims)
      finish(passage, analysis, part.annotations[index - first])
    }
    if exported == nil { citations.finish(&part) }
    let made = part
    part = Extraction.Part(first: first + made.annotations.count)
    return made
  }

  private mutating func advance(to index: Int) -> Seen {
    before = here
    let seen = behind ?? see(index)
    here = seen
    behind = nil
    return seen
  }

  func see(_ index: Int) -> Seen {
    let passage = document.passages[index]
    let analysis = analyses.analysis(of: passage, index)
    return Seen(
      index: index, passage: passage, analysis: analysis, citation: CitationScope.citation(passage, analysis))
  }

  /// A named tier finds passages by it, so each is indexed with its own and those of its claims.
  private mutating func indexTiers(_ index: Int, _ analysis: Analysis, from claims: Int) {
    let place = index - part.first
    let own = part.annotations[place].tier
    var tiers = [own]
    for mention in analysis.mentions {
      if let tier = mention.first(.tier)?.detail["tier"], !tiers.contains(tier) { tiers.append(tier) }
    }
    let around = part.annotations[place].context
    if let named, named.tiers == tiers, named.around == around {
      // The rows of a table share what stands around them; a copy of it for each would cost more than the row.
      part.annotations[place].context = named.whole
    } else {
      let whole = around + tiers.map { "tier-" + $0 }
      part.annotations[place].context = whole
      named = (tiers, around, whole)
    }
    for claim in part.claims[claims...] where claim.tier != own {
      let name = "tier-" + claim.tier
      if !part.annotations[place].context.contains(name) { part.annotations[place].context.append(name) }
    }
  }

  /// A row of an export says all of its fact; what stands around the tables states none.
  private mutating func readExported(_ passage: Passage, _ analysis: Analysis, _ index: Int) {
    guard var claim = exported?.claim(passage, index) else {
      if passage.kind != .tableHeader { setAside(passage, analysis, index, .reference) }
      return
    }
    part.annotations[index - part.first].tier = claim.tier
    part.annotations[index - part.first].conditions = claim.conditions
    part.annotations[index - part.first].verifiedOn = claim.verifiedOn
    part.annotations[index - part.first].citation = claim.citation
    mark(index, with: claim)
    claim.id = keys.key(of: claim, section: ExportedRows.section(document.path(of: passage.section)))
    ledger?.add(claim, at: passage.range)
    last = (claim, passage.block)
    part.claims.append(claim)
  }

  private func tiersOfColumns(_ header: Passage) -> [String?] {
    header.cells.map { TierScope.column(Analysis($0.string, vocabulary: vocabulary)) }
  }

  private mutating func read(_ passage: Passage, _ analysis: Analysis, _ index: Int) {
    if exported != nil { return readExported(passage, analysis, index) }
    if let reason = setAside.reason(for: passage, analysis, sections: document.sections) {
      if passage.kind == .heading { spoken.add(passage, Topic(namedIn: analysis)) }
      setAside(passage, analysis, index, reason)
      return
    }
    switch passage.kind {
    case .heading:
      spoken.add(passage, Topic(heading: analysis) ?? Topic(namedIn: analysis))
      addHeading(analysis, index)
    case .tableHeader, .tableRow:
      if context.caption.isOfChanges {
        // What was changed, and when: the value of today stands where the change was made.
        let changes = analysis.quantities.map { quantity in
          SentenceClaims.Rejected(
            text: analysis.slice(quantity.range), reason: quantity.date == nil ? .reference : .date,
            range: quantity.range)
        }
        reject(changes, index)
        return
      }
      if table?.group != passage.group {
        table = TableReader(
          passage, caption: context.caption, vocabulary: vocabulary)
      }
      guard passage.kind == .tableRow, table != nil else { return }
      if passage.isMisfit {
        table?.skipMisfit()
        rejectCells(of: passage, index)
        return
      }
      let row = table?.read(passage) ?? []
      for cell in row { add(cell, index) }
    case .code:
      guard CodeComment.isComment(passage.text.string) else {
        reject(
          analysis.quantities.map {
            .init(text: analysis.slice($0.range), reason: .example, range: $0.range)
          }, index)
        return
      }
      addSentence(analysis, index)
    case .sentence, .listItem: addSentence(analysis, index)
    case .entry:
      guard let entry = passage.entry else { return }
      let claims = EntryClaims(
        entry, unit: entries.unit(of: passage.section, in: document.sections), vocabulary: vocabulary)
      // The entry as a whole holds under the same conditions as what it says.
      for condition in claims.conditions { part.annotations[index - part.first].conditions.set(condition) }
      for found in claims.found { append(found, index) }
      for rejected in claims.rejected {
        part.rejects.append(
          Reject(passage: index, text: rejected.text, reason: rejected.reason, range: passage.range))
        ledger?.add(rejected.reason, at: passage.range)
      }
      // `"menu": "line.3.horizontal"`: a text that is no value holds no number that is one.
      if claims.rejected.isEmpty { ledger?.add(claims.found.isEmpty ? .name : .unclear, at: passage.range) }
    }
  }

  /// `Minimum 44 pt targets`: a measure in a heading that says what it is of. Any other number counts or names.
  private mutating func addHeading(_ analysis: Analysis, _ index: Int) {
    var claims: SentenceClaims?
    if analysis.quantities.contains(where: { $0.isMeasured }),
      analysis.mentions.contains(where: { $0.namesProperty || $0.bound != nil })
    {
      claims = SentenceClaims(analysis, vocabulary: vocabulary)
    }
    let found = (claims?.found ?? []).filter { $0.value.unit != nil }
    for item in found { append(item, index) }
    reject(
      analysis.quantities.filter { quantity in !found.contains { $0.origin == quantity.range } }.map {
        .init(text: analysis.slice($0.range), reason: .ordinal, range: $0.range)
      }, index)
  }

  /// Nothing of a passage is a fact.
  private mutating func setAside(
    _ passage: Passage, _ analysis: Analysis, _ index: Int, _ reason: Reject.Reason
  ) {
    func rejected(_ analysis: Analysis) -> [SentenceClaims.Rejected] {
      analysis.quantities.map { .init(text: analysis.slice($0.range), reason: reason, range: $0.range) }
    }
    guard passage.kind == .tableRow else { return reject(rejected(analysis), index) }
    for cell in passage.cells {
      reject(rejected(Analysis(cell.string, vocabulary: vocabulary)), index, in: cell)
      // A cell without a number is one that no fact was made of either.
      if let place = cell.source { ledger?.add(reason, at: place) }
    }
  }

  /// Nothing says what the cells of a row are of.
  private mutating func rejectCells(of passage: Passage, _ index: Int) {
    for cell in passage.cells where !cell.isEmpty {
      reject([.init(text: cell.string, reason: .misfit, range: 0..<cell.string.utf8.count)], index, in: cell)
    }
  }

  private mutating func add(_ cell: TableReader.Cell, _ index: Int) {
    guard let text = here?.passage.cells[cell.column] else { return }
    let copied = cell.isCopy ? text.source : nil
    for found in cell.claims.found {
      append(found, index, in: text, at: copied, tier: cell.tier, date: cell.verifiedOn)
    }
    reject(cell.claims.rejected, index, in: text, at: copied)
  }

  /// Numbers in the name of a thing, where the rest of its item is the value.
  mutating func note(_ analysis: Analysis, _ index: Int, besides value: Range<Int>? = nil) {
    guard ledger != nil, let passage = here?.passage else { return }
    for quantity in analysis.quantities where quantity.range != value {
      let isBehind = value.map { quantity.range.lowerBound >= $0.upperBound } ?? false
      ledger?.add(
        isBehind ? .unclear : .name,
        at: passage.text.source(of: quantity.range) ?? passage.range)
    }
  }

  /// - Parameters:
  ///   - text: what was read, where that is not all of the passage.
  ///   - place: where it stands, where the text is that of another cell.
  mutating func append(
    _ found: SentenceClaims.Found, _ index: Int, in text: Visible? = nil, at place: Range<Int>? = nil,
    tier: String? = nil, date: CalendarDate? = nil
  ) {
    guard let passage = here?.passage else { return }
    let annotation = part.annotations[index - part.first]
    var conditions = self.conditions.surroundings
    for condition in found.conditions { conditions.set(condition) }
    var claim = Claim(
      passage: index, subject: found.subject, property: found.property,
      subjectConcepts: found.subjectConcepts,
      propertyConcepts: found.propertyConcepts, value: found.value, conditions: conditions,
      modality: found.modality, tier: tier ?? annotation.tier, verifiedOn: date ?? annotation.verifiedOn,
      range: passage.range, lines: passage.lines)
    if let implied = claim.impliedProperty, !claim.propertyConcepts.contains(implied) {
      claim.propertyConcepts.append(implied)
    }
    if claim.value.kind == .color, let hue = HueName.of(claim.value.text) {
      claim.propertyConcepts.append(hue)
    }
    if let last, last.block == passage.block, last.claim.isToday(of: claim) {
      claim.value.keepBound(of: last.claim.value)
    }
    mark(index, with: claim)
    claim.id = keys.key(of: claim, section: document.path(of: passage.section))
    if ledger != nil {
      let text = text ?? passage.text
      ledger?.add(claim, at: place ?? found.origin.flatMap(text.source(of:)) ?? text.source ?? passage.range)
    }
    last = (claim, passage.block)
    part.claims.append(claim)
  }

  /// A passage is found by what its facts are, even where it says so in other words: `never smaller than` is a
  /// minimum.
  private mutating func mark(_ index: Int, with claim: Claim) {
    var marks = claim.propertyConcepts
    if let role = claim.value.role {
      marks.append(role == .default ? "default-value" : role.rawValue)
    }
    for mark in marks where !part.annotations[index - part.first].concepts.contains(mark) {
      part.annotations[index - part.first].concepts.append(mark)
    }
  }

  mutating func reject(
    _ rejected: [SentenceClaims.Rejected], _ index: Int, in text: Visible? = nil, at place: Range<Int>? = nil
  ) {
    guard !rejected.isEmpty, let passage = here?.passage else { return }
    let text = text ?? passage.text
    for item in rejected {
      let own = place ?? text.source(of: item.range) ?? text.source
      part.rejects.append(
        Reject(passage: index, text: item.text, reason: item.reason, range: own ?? passage.range))
      if let own { ledger?.add(item.reason, at: own) }
    }
  }
}
