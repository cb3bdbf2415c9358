import KijunGuidelines
import KijunVocabulary

/// The claims of sentences and items of lists.
extension ExtractionPass {
  mutating func addSentence(_ analysis: Analysis, _ index: Int) {
    guard let here, here.citation == nil else {
      reject(
        analysis.quantities.map {
          .init(text: analysis.slice($0.range), reason: .reference, range: $0.range)
        },
        index)
      return
    }
    let passage = here.passage
    if FailureHeading.heads(document.sections[passage.section].title),
      FailureHeading.shows(analysis)
    {
      reject(
        analysis.quantities.map { .init(text: analysis.slice($0.range), reason: .example, range: $0.range) },
        index)
      return
    }
    if passage.kind == .listItem,
      let item = KeyedItem(analysis, caption: context.caption, vocabulary: vocabulary)
    {
      for var found in item.claims.found {
        found.origin = item.place
        append(found, index)
      }
      note(analysis, index, besides: item.place)
      return
    }
    let first = part.claims.count
    let item = lists.isNeeded && passage.kind == .listItem ? ListReferences.split(analysis.text) : nil
    if let item, copyClaims(item, index) {
      note(analysis, index)
      return
    }
    defer {
      if let item { lists.add(part.claims[first...], list: context.caption.name, key: item.key) }
    }
    if analysis.quantities.isEmpty {
      // Most sentences state nothing that is measured.
      spoken.add(passage, Topic(namedIn: analysis))
    } else {
      addQuantities(of: passage, analysis, index)
    }
    guard NonValue.speaksOfNoValue(analysis) else { return }
    let left = NonValue.claims(
      analysis, before: neighbour(before), after: neighbour(passageBehind()), vocabulary: vocabulary)
    for found in left { append(found, index) }
  }

  private mutating func addQuantities(of passage: Passage, _ analysis: Analysis, _ index: Int) {
    let pictures = passage.text.pictures
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

  /// The passage beside the one that is read, where both are sentences of one paragraph.
  private func neighbour(_ seen: Seen?) -> Analysis? {
    guard let seen, let passage = here?.passage else { return nil }
    let beside = seen.passage
    return beside.block == passage.block && beside.kind == passage.kind && beside.group == passage.group
      ? seen.analysis : nil
  }

  private mutating func passageBehind() -> Seen? {
    guard behind == nil, let next = here.map({ $0.index + 1 }), next < document.passages.count else {
      return behind
    }
    behind = see(next)
    return behind
  }

  /// `Gap: same as large card`
  private mutating func copyClaims(_ item: (key: String, value: String), _ index: Int) -> Bool {
    guard item.value.utf8.count <= 80,
      let name = NamedDitto.name(in: Analysis(item.value, vocabulary: vocabulary), vocabulary),
      let claims = lists.claims(list: name, key: item.key)
    else { return false }
    for claim in claims {
      append(
        SentenceClaims.Found(
          subject: claim.subject, property: claim.property,
          subjectConcepts: claim.subjectConcepts, propertyConcepts: claim.propertyConcepts,
          value: claim.value, conditions: [], modality: claim.modality), index)
    }
    return true
  }
}
