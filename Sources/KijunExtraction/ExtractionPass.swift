import KijunGuidelines
import KijunVocabulary

/// One walk over a document: carries along what was said so far about tier, date and conditions.
struct ExtractionPass {
  private let document: Document
  private let analyses: [Analysis]
  private let source: Source
  private let vocabulary: Vocabulary
  private var tiers: TierScope
  private var conditions: ConditionScope
  private let entries: EntryScope
  private let qualifiers: Qualifiers
  private let dates: DateScope
  private var context: ContextScope
  private var table: TableReader?
  private var extraction: Extraction
  private var keys: ClaimKeys
  private var lists = ListReferences()
  private var spoken = SpokenTopic()
  private var setAside = SetAside()
  /// Of a document that is an export of Kijun.
  private var exported: ExportedRows?
  /// Kept only where somebody wants the account.
  private var ledger: Ledger?
  var account: Account? { ledger?.account }

  init(
    document: Document, analyses: [Analysis], source: Source, vocabulary: Vocabulary,
    isAccounted: Bool = false
  ) {
    ledger = isAccounted ? Ledger(vocabulary: vocabulary) : nil
    self.document = document
    self.analyses = analyses
    self.source = source
    self.vocabulary = vocabulary
    let documentTier =
      FrontMatter.tier(document, vocabulary: vocabulary)
      ?? OriginalPage.tier(document, analyses, source: source, vocabulary: vocabulary) ?? source.tier
    entries = EntryScope(document: document, vocabulary: vocabulary)
    tiers = TierScope(
      document: document, analyses: analyses, defaultTier: documentTier, entries: entries.tiers)
    dates = DateScope(
      document: document, analyses: analyses, vocabulary: vocabulary, fallback: source.verifiedOn)
    context = ContextScope(document: document, vocabulary: vocabulary, title: source.title)
    qualifiers = Qualifiers(document, vocabulary: vocabulary)
    conditions = ConditionScope(entries: entries.conditions, qualifiers: qualifiers)
    extraction = Extraction(document: document, annotations: [])
    keys = ClaimKeys(source: source.id)
    exported = ExportedRows(document, vocabulary: vocabulary)
  }

  mutating func run() -> Extraction {
    extraction.annotations.reserveCapacity(document.passages.count)
    for index in document.passages.indices {
      let passage = document.passages[index]
      let analysis = analyses[index]
      let annotation = Extraction.Annotation(
        concepts: PassageConcepts.of(passage, analysis, vocabulary),
        context: context.concepts(for: passage, analysis),
        tier: tiers.tier(
          of: passage, analysis, sections: document.sections,
          columns: passage.kind == .tableHeader ? tiersOfColumns(passage) : []),
        conditions: conditions.conditions(of: passage, analysis, sections: document.sections),
        verifiedOn: dates.date(of: passage, analysis, sections: document.sections))
      extraction.annotations.append(annotation)
      read(passage, analysis, index)
      // Rows without a header over them are rows of nothing.
      ledger?.close(passage, index, analysis) { column in
        table.map { $0.group == passage.group ? $0.reason(ofColumn: column) : .unclear } ?? .unclear
      }
    }
    if exported == nil { CitationScope.assign(to: &extraction, analyses) }
    indexTiers()
    return extraction
  }

  /// A named tier finds passages by it, so each is indexed with its own and those of its claims.
  private mutating func indexTiers() {
    for index in extraction.annotations.indices {
      var tiers = [extraction.annotations[index].tier]
      tiers += analyses[index].mentions.compactMap { $0.first(.tier)?.detail["tier"] }
      for tier in tiers.uniqued() { extraction.annotations[index].context.append("tier-" + tier) }
    }
    for claim in extraction.claims where claim.tier != extraction.annotations[claim.passage].tier {
      let name = "tier-" + claim.tier
      if !extraction.annotations[claim.passage].context.contains(name) {
        extraction.annotations[claim.passage].context.append(name)
      }
    }
  }

  /// A row of an export says all of its fact; what stands around the tables states none.
  private mutating func readExported(_ passage: Passage, _ analysis: Analysis, _ index: Int) {
    guard var claim = exported?.claim(passage, index) else {
      if passage.kind != .tableHeader { setAside(passage, analysis, index, .reference) }
      return
    }
    extraction.annotations[index].tier = claim.tier
    extraction.annotations[index].conditions = claim.conditions
    extraction.annotations[index].verifiedOn = claim.verifiedOn
    extraction.annotations[index].citation = claim.citation
    mark(index, with: claim)
    claim.id = keys.key(of: claim, section: ExportedRows.section(document.path(of: passage.section)))
    ledger?.add(claim, at: passage.range)
    extraction.claims.append(claim)
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
      for condition in claims.conditions { extraction.annotations[index].conditions.set(condition) }
      for found in claims.found { append(found, index) }
      for rejected in claims.rejected {
        extraction.rejects.append(
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

  private mutating func addSentence(_ analysis: Analysis, _ index: Int) {
    guard CitationScope.citation(document.passages[index], analysis) == nil else {
      reject(
        analysis.quantities.map {
          .init(text: analysis.slice($0.range), reason: .reference, range: $0.range)
        },
        index)
      return
    }
    if FailureHeading.heads(document.sections[document.passages[index].section].title),
      FailureHeading.shows(analysis)
    {
      reject(
        analysis.quantities.map { .init(text: analysis.slice($0.range), reason: .example, range: $0.range) },
        index)
      return
    }
    if document.passages[index].kind == .listItem,
      let item = KeyedItem(analysis, caption: context.caption, vocabulary: vocabulary)
    {
      for var found in item.claims.found {
        found.origin = item.place
        append(found, index)
      }
      note(analysis, index, besides: item.place)
      return
    }
    let first = extraction.claims.count
    let item = document.passages[index].kind == .listItem ? ListReferences.split(analysis.text) : nil
    if let item, copyClaims(item, index) {
      note(analysis, index)
      return
    }
    defer {
      if let item { lists.add(first..<extraction.claims.count, list: context.caption.name, key: item.key) }
    }
    let pictures = document.passages[index].text.pictures
    let passage = document.passages[index]
    let isItem = passage.kind == .listItem
    let claims = SentenceClaims(
      analysis, vocabulary: vocabulary, before: spoken.topic(before: passage),
      keys: ItemKeys(analysis, isItem: isItem), pictures: pictures)
    spoken.add(passage, claims.last ?? Topic(namedIn: analysis))
    let labels = TierLabels(analysis)
    var said: [String] = []
    for (claim, origin) in zip(isItem ? completed(claims, analysis) : claims.found, claims.origins) {
      var found = claim
      if let name = qualifiers.condition(of: origin, in: analysis) {
        var all = Conditions(found.conditions)
        all.set(name)
        found.conditions = all.all
        // `The field is 44 pt high, courier app 56 pt`: of the same thing.
        if found.subjectConcepts.isEmpty { found.subjectConcepts = said }
      }
      said = found.subjectConcepts
      append(found, index, tier: labels.tier(at: analysis.quantities[origin].range.lowerBound))
    }
    reject(claims.rejected, index)
    let left = NonValue.claims(
      analysis, before: neighbour(index, index - 1), after: neighbour(index, index + 1),
      vocabulary: vocabulary)
    for found in left { append(found, index) }
  }

  /// The claims of a list's item with what stands above the list.
  private func completed(_ claims: SentenceClaims, _ analysis: Analysis) -> [SentenceClaims.Found] {
    let order = context.caption.order?.conditions(of: analysis.quantities, in: analysis)
    return zip(claims.found, claims.origins).map { claim, origin in
      var found = claim
      found.complete(from: context.caption)
      if let condition = order?[origin] {
        var conditions = Conditions([condition])
        for own in found.conditions where own.name != condition.name { conditions.set(own) }
        found.conditions = conditions.all
      }
      return found
    }
  }

  /// The passage beside another one, where both are sentences of one paragraph.
  private func neighbour(_ index: Int, _ other: Int) -> Analysis? {
    guard document.passages.indices.contains(other) else { return nil }
    let (passage, beside) = (document.passages[index], document.passages[other])
    return beside.block == passage.block && beside.kind == passage.kind && beside.group == passage.group
      ? analyses[other] : nil
  }

  /// `Gap: same as large card`
  private mutating func copyClaims(_ item: (key: String, value: String), _ index: Int) -> Bool {
    guard item.value.utf8.count <= 80,
      let name = NamedDitto.name(in: Analysis(item.value, vocabulary: vocabulary), vocabulary),
      let claims = lists.claims(list: name, key: item.key)
    else { return false }
    for claim in extraction.claims[claims] {
      append(
        SentenceClaims.Found(
          subject: claim.subject, property: claim.property,
          subjectConcepts: claim.subjectConcepts, propertyConcepts: claim.propertyConcepts,
          value: claim.value, conditions: [], modality: claim.modality), index)
    }
    return true
  }

  private mutating func add(_ cell: TableReader.Cell, _ index: Int) {
    let text = document.passages[index].cells[cell.column]
    let copied = cell.isCopy ? text.source : nil
    for found in cell.claims.found {
      append(found, index, in: text, at: copied, tier: cell.tier, date: cell.verifiedOn)
    }
    reject(cell.claims.rejected, index, in: text, at: copied)
  }

  /// Numbers in the name of a thing, where the rest of its item is the value.
  private mutating func note(_ analysis: Analysis, _ index: Int, besides value: Range<Int>? = nil) {
    guard ledger != nil else { return }
    for quantity in analysis.quantities where quantity.range != value {
      let isBehind = value.map { quantity.range.lowerBound >= $0.upperBound } ?? false
      ledger?.add(
        isBehind ? .unclear : .name,
        at: document.passages[index].text.source(of: quantity.range) ?? document.passages[index].range)
    }
  }

  /// - Parameters:
  ///   - text: what was read, where that is not all of the passage.
  ///   - place: where it stands, where the text is that of another cell.
  private mutating func append(
    _ found: SentenceClaims.Found, _ index: Int, in text: Visible? = nil, at place: Range<Int>? = nil,
    tier: String? = nil, date: CalendarDate? = nil
  ) {
    let passage = document.passages[index]
    let annotation = extraction.annotations[index]
    var conditions = self.conditions.surroundings
    for condition in found.conditions { conditions.set(condition) }
    var claim = Claim(
      passage: index, subject: found.subject, property: found.property,
      subjectConcepts: found.subjectConcepts,
      propertyConcepts: found.propertyConcepts, value: found.value, conditions: conditions,
      modality: found.modality, tier: tier ?? annotation.tier, verifiedOn: date ?? annotation.verifiedOn,
      range: passage.range, lines: passage.lines)
    if let implied = claim.value.kind.impliedProperty, !claim.propertyConcepts.contains(implied) {
      claim.propertyConcepts.append(implied)
    }
    if claim.value.kind == .color, let hue = HueName.of(claim.value.text) {
      claim.propertyConcepts.append(hue)
    }
    if let last = extraction.claims.last, last.isToday(of: claim, in: document) {
      claim.value.keepBound(of: last.value)
    }
    mark(index, with: claim)
    claim.id = keys.key(of: claim, section: document.path(of: passage.section))
    if ledger != nil {
      let text = text ?? passage.text
      ledger?.add(claim, at: place ?? found.origin.flatMap(text.source(of:)) ?? text.source ?? passage.range)
    }
    extraction.claims.append(claim)
  }

  /// A passage is found by what its facts are, even where it says so in other words: `never smaller than` is a
  /// minimum.
  private mutating func mark(_ index: Int, with claim: Claim) {
    var marks = claim.propertyConcepts
    if let role = claim.value.role {
      marks.append(role == .default ? "default-value" : role.rawValue)
    }
    for mark in marks where !extraction.annotations[index].concepts.contains(mark) {
      extraction.annotations[index].concepts.append(mark)
    }
  }

  private mutating func reject(
    _ rejected: [SentenceClaims.Rejected], _ index: Int, in text: Visible? = nil, at place: Range<Int>? = nil
  ) {
    let passage = document.passages[index]
    let text = text ?? passage.text
    for item in rejected {
      let own = place ?? text.source(of: item.range) ?? text.source
      extraction.rejects.append(
        Reject(passage: index, text: item.text, reason: item.reason, range: own ?? passage.range))
      if let own { ledger?.add(item.reason, at: own) }
    }
  }
}
