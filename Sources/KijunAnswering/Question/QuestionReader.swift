import KijunStore
import KijunVocabulary

/// Reads a question: finds its concepts and tells words to match from words that filter or only ask.
struct QuestionReader {
  let base: KnowledgeBase
  let lexicon: StoredLexicon
  let weights: TermWeights
  let relations: Relations
  let names: NameTable

  private static let mostSlots = 100

  func read(_ text: String) -> Question {
    var analysis = Analysis(text, vocabulary: lexicon)
    if let corrected = Misspelling(lexicon: lexicon, weights: weights, names: names).corrected(analysis) {
      analysis = Analysis(corrected, vocabulary: lexicon)
    }
    if let whole = WrittenShort(base: base, lexicon: lexicon).completed(analysis) {
      analysis = Analysis(whole, vocabulary: lexicon)
    }
    var question = Question(text: text, language: QuestionLanguage.of(analysis), analysis: analysis)
    // `44 mm` is no value where it is the name of a watch.
    let named = analysis.mentions.filter { $0.has(.condition) }.map(analysis.range)
    question.quantities = analysis.quantities.filter { quantity in
      quantity.isValue && !named.contains { $0.clamped(to: quantity.numberRange) == quantity.numberRange }
    }
    // What a question says beyond its first words changes nothing; every one costs time with every candidate.
    for mention in analysis.mentions where question.slots.count < Self.mostSlots {
      add(mention, to: &question)
    }
    addResidues(to: &question)
    bindPublishers(&question)
    joinCompounds(&question)
    takeApart(&question)
    NamedDocuments(base: base).bind(&question)
    addOwnTier(to: &question)
    QuestionShape.refine(&question)
    QuestionShape.dropSwitches(&question)
    readReach(&question)
    readFramework(&question)
    addSize(to: &question)
    addTextSize(to: &question)
    addTierRows(to: &question)
    return question
  }

  private func add(_ mention: Mention, to question: inout Question) {
    let analysis = question.analysis
    let text = analysis.slice(analysis.range(mention))
    // A word such as `house rule` may stand for the tiers of several companies.
    let tiers = mention.concepts.filter { $0.kind == .tier }
    let said = tiers.count > 1 ? tiers.filter { isSaid($0.detail["tier"] ?? "") } : tiers
    for concept in mention.concepts where concept.kind != .tier || said.isEmpty || said.contains(concept) {
      switch concept.kind {
      case .question:
        let asks = concept.detail["asks"] ?? "value"
        question.asks.insert(asks)
        if asks == "than" { addThan(mention, &question) }
        if asks == "difference" { question.asks.insert("compare") }
        // 多少點 and 何pt ask for points.
        for part in lexicon.parts(of: mention, in: analysis.tokens) {
          // The `s` of `what's` is no second.
          let isWord = part.isCJK(analysis) || analysis.slice(analysis.range(part)).utf8.count > 1
          if isWord, let unit = part.first(.unit)?.detail["unit"], unit != "count" {
            question.units.insert(unit)
          }
        }
      case .connector:
        // か at the end only asks.
        if mention.tokens.upperBound == analysis.tokens.count, text == "か" { break }
        question.connectors.append((mention.tokens.lowerBound, concept.detail["connector"] ?? "and"))
      case .tier: addTier(concept, mention, &question)
      case .publisher: addTier(concept, mention, &question)
      case .unit:
        // One letter is a unit only behind a number: `the user's` names no seconds.
        // The unit of a value is that of what is asked only where nothing else is.
        let isOfValue = question.quantities.contains { $0.range.overlaps(analysis.range(mention)) }
        if let unit = concept.detail["unit"], unit != "count", !isOfValue,
          text.unicodeScalars.count > 1 || mention.isCJK(analysis)
        {
          question.units.insert(unit)
        }
      case .comparator:
        let compares = [">", "<"].contains(concept.detail["comparator"]) && mention.tokens.count > 1
        if compares, question.quantities.isEmpty, isBetweenThings(mention, analysis) {
          addThan(mention, &question)
        } else {
          addBound(concept, mention, text, &question)
        }
      case .verification: question.asks.insert("date")
      // `what does the height depend on` asks how, not how much.
      case .term: if let asks = concept.detail["asks"] { question.asks.insert(asks) }
      default: break
      }
    }
    if mention.has(.tier) || mention.has(.publisher) || addMedium(mention, &question) { return }
    if let unit = mention.first(.unit), unit.detail["unit"] != "count", !mention.has(.subject),
      !mention.has(.property)
    {
      return
    }
    // から … まで names a distance and no limit.
    if mention.has(.comparator) || mention.has(.bound), isEnd(mention, analysis) { return }
    // Numbers that belong to a quantity are looked up as values, not as words.
    let place = analysis.range(mention)
    // What is counted is a word all the same: `6 tabs`.
    let isInside = question.quantities.contains {
      ($0.unit == "count" ? $0.numberRange : $0.range).overlaps(place)
    }
    if isInside { return }

    var contents = mention.concepts.filter(\.isContent)
    if mention.has(.question) {
      // `how tall` asks for a height; `how many` and 幾個 ask, and name nothing.
      let asks = mention.first(.question)?.detail["asks"]
      contents = contents.filter {
        $0.kind == .property && asks != "count" || asks == "list" || asks == "compare"
      }
    }
    guard !contents.isEmpty else { return }
    if contents.contains(where: { $0.kind == .subject }), analysis.lacks(mention) {
      question.lacking += contents.filter { $0.kind == .subject }.map { relations.number($0.id) }
      return
    }
    let kind: Meaning.Kind
    if let condition = contents.first(where: { $0.kind == .condition }) {
      kind = .condition(condition.detail["condition"] ?? "")
    } else if contents.contains(where: { $0.kind == .bound }) {
      kind = .bound
    } else if contents.contains(where: { $0.kind == .property }),
      !contents.contains(where: { $0.kind == .subject })
    {
      kind = .property
    } else {
      kind = .content
    }
    // A row height is a height of a row: the fact may say it in two words.
    let alternatives =
      contents + contents.filter { !$0.implies.isEmpty }.flatMap(\.broader).compactMap(lexicon.concept)
    let isAmbiguous = contents.contains { $0.implies.isEmpty }
    var weight = contents.map { weights.weight(ofConcept: $0.id) }.min() ?? 1
    if mention.has(.filler) || mention.has(.question) || mention.has(.modality) { weight *= 0.25 }
    if mention.has(.connector) || mention.has(.negation) { weight *= 0.5 }
    weight = min(weight, contents.map(Self.ceiling).max() ?? 1)
    let parts = lexicon.parts(of: mention, in: analysis.tokens).map { $0.concepts.filter(\.isContent) }
      .filter { !$0.isEmpty }
    question.slots.append(slot(kind, text, alternatives, weight, mention.tokens, parts))
    // `target size` is the name of a thing, and asks for a size all the same.
    if kind == .content,
      let property = parts.joined().first(where: {
        $0.kind == .property && !$0.measures.isEmpty && $0.measures.allSatisfy(PropertyFit.hard.contains)
      })
    {
      question.slots.append(slot(.property, text, [property], weight * 0.4, mention.tokens, []))
    }
    for implied in contents.flatMap(\.implies) {
      guard let concept = lexicon.concept(implied) else { continue }
      let weight = weights.weight(ofConcept: implied) * (isAmbiguous ? 0.3 : 0.8)
      question.slots.append(slot(.content, text, [concept], weight, mention.tokens, []))
    }
  }

  /// A common word that the vocabulary leaves out tells little, least of all in another language than the
  /// documents'; a name tells much.
  private func weight(ofResidue tokens: [Token], _ terms: [String], isKnown: Bool) -> Double {
    guard let first = tokens.first, !first.isCJK else { return 0.3 }
    if isKnown { return min(0.7, terms.map { weights.weight(ofTerm: $0) }.max() ?? 0.7) }
    return first.isCapitalized ? 0.6 : 0.2
  }

  func slot(
    _ kind: Meaning.Kind, _ text: String, _ concepts: [Concept], _ weight: Double, _ tokens: Range<Int>,
    _ parts: [[Concept]]
  ) -> Question.Slot {
    let numbers = concepts.map { relations.number($0.id) }
    let partNumbers = parts.map { $0.map { relations.number($0.id) } }
    return Question.Slot(
      kind: kind, text: text, concepts: concepts, weight: weight, tokens: tokens, numbers: numbers,
      parts: partNumbers, relations: relations)
  }

  /// Verbs and adjectives vary from text to text; the names of things don't.
  private static func ceiling(_ concept: Concept) -> Double {
    switch concept.kind {
    case .subject, .condition, .bound, .weight: 1
    case .property: concept.measures == ["text"] ? 0.5 : 0.8
    default: 0.55
    }
  }

  /// `A is larger than B` and 比 stand between the two; より and 보다 behind the second.
  private func addThan(_ mention: Mention, _ question: inout Question) {
    guard question.quantities.isEmpty else { return }
    question.asks.insert("than")
    let token = question.analysis.tokens[mention.tokens.upperBound - 1]
    let isBehind = token.isHiragana || token.isHangul
    question.connectors.append((mention.tokens.lowerBound, isBehind ? "than-behind" : "than"))
  }

  /// `how many points larger is A than B`, `A vs B, by how much?` ask for their sizes.
  private func addSize(to question: inout Question) {
    let subtracts =
      question.asks.contains("than") && !question.units.isEmpty
      || question.asks.contains("difference") && !question.connectors.isEmpty
    guard subtracts, question.properties.isEmpty, let size = lexicon.concept("size")
    else { return }
    question.slots.append(slot(.property, "", [size], 0.4, 0..<0, []))
  }

  /// Whether a word only closes what an earlier one opened: 端からバーまで.
  private func isEnd(_ mention: Mention, _ analysis: Analysis) -> Bool {
    mention.tokens.count == 1 && analysis.tokens[mention.tokens.lowerBound].isHiragana
      && analysis.mentions.contains {
        $0.tokens.upperBound <= mention.tokens.lowerBound && $0.first(.connector)?.detail["connector"] == "to"
      }
  }

  /// `default text size` is a setting, and a size where nothing else is asked for.
  private func addTextSize(to question: inout Question) {
    guard question.properties.isEmpty, question.asks.isDisjoint(with: ["whether", "how", "why", "list"]),
      let setting = question.slots.first(where: { slot in
        slot.meaning.condition == "text_size" && slot.concepts.contains { $0.detail["usual"] != nil }
      }), let size = lexicon.concept("font-size")
    else { return }
    question.slots.append(slot(.property, setting.text, [size], 0.3, setting.tokens, []))
  }

  /// Whether something is named on either side of a word.
  private func isBetweenThings(_ mention: Mention, _ analysis: Analysis) -> Bool {
    let things = analysis.mentions.filter { $0.has(.subject) }
    return things.contains { $0.tokens.upperBound <= mention.tokens.lowerBound }
      && (things.contains { $0.tokens.lowerBound >= mention.tokens.upperBound }
        || !analysis.tokens[mention.tokens.lowerBound].isWord && things.count > 1)
  }

  /// `text must never be smaller than` asks for a minimum.
  private func addBound(_ concept: Concept, _ mention: Mention, _ text: String, _ question: inout Question) {
    guard question.quantities.allSatisfy({ $0.unit == nil }), !mention.has(.bound) else { return }
    let isDenied = question.analysis.mentions.contains {
      $0.has(.negation) && $0.tokens.upperBound <= mention.tokens.lowerBound
        && mention.tokens.lowerBound - $0.tokens.upperBound <= 2
    }
    let id: String? =
      switch (concept.detail["comparator"], isDenied) {
      case (">=", _), ("<", true): "minimum"
      case ("<=", _), (">", true): "maximum"
      default: nil
      }
    guard let id, let bound = lexicon.concept(id) else { return }
    question.slots.append(slot(.bound, text, [bound], 0.4, mention.tokens, []))
  }

  /// Words that no spelling covers: literal words that must stand in the answer's passage.
  private func addResidues(to question: inout Question) {
    let analysis = question.analysis
    let identifiers = addIdentifiers(to: &question)
    question.slots.removeAll { slot in
      slot.tokens.allSatisfy { index in identifiers.contains { $0.overlaps(analysis.tokens[index].range) } }
    }
    var covered = [Bool](repeating: false, count: analysis.tokens.count)
    for mention in analysis.mentions { for index in mention.tokens { covered[index] = true } }
    var index = 0
    while index < analysis.tokens.count, question.residues.count < Self.mostSlots {
      let token = analysis.tokens[index]
      if covered[index] || identifiers.contains(where: { $0.overlaps(token.range) })
        || question.quantities.contains(where: { $0.range.overlaps(token.range) })
      {
        index += 1
        continue
      }
      var end = index + 1
      if token.isCJK {
        while end < analysis.tokens.count, !covered[end], analysis.tokens[end].isCJK,
          analysis.tokens[end].range.lowerBound == analysis.tokens[end - 1].range.upperBound
        {
          // 飯店卡跟機票卡: two things, with one character between them.
          if end > index + 1, end + 1 < analysis.tokens.count, connects(analysis.tokens[end]) {
            question.connectors.append((end, "and"))
            covered[end] = true
            break
          }
          end += 1
        }
      }
      // 卡的: what the particle belongs to is no more of a word than without it.
      let isPossessive = end > index + 1 && token.isCJK && analysis.tokens[end - 1].text == "的"
      let tokens = Array(analysis.tokens[index..<(isPossessive ? end - 1 : end)])
      let place = index..<end
      index = end
      if token.isCJK, tokens.count == 1 || tokens.allSatisfy(\.isHiragana) { continue }
      if token.isNumber, token.text.utf8.count == 4, token.text.hasPrefix("20") || token.text.hasPrefix("19")
      {
        question.years.append(token.text)
        continue
      }
      let terms = IndexTerms.literal(tokens).filter { !token.isCJK || $0.unicodeScalars.count > 1 }
      guard !terms.isEmpty, !question.residues.contains(where: { $0.terms == terms }) else { continue }
      if names.isOfTier(terms) { continue }
      let known = terms.filter { weights.frequency(ofTerm: $0) > 0 }
      if known.isEmpty {
        let sources = names.sources(named: terms)
        question.sources.formUnion(sources)
        if !sources.isEmpty { continue }
      }
      question.residues.append(
        Question.Residue(
          text: tokens.map(\.text).joined(), terms: terms,
          weight: weight(ofResidue: tokens, terms, isKnown: !known.isEmpty),
          isKnown: !known.isEmpty, tokens: place))
    }
    question.connectors.sort { $0.index < $1.index }
  }

  /// Whether a character alone joins two things: 跟, と.
  private func connects(_ token: Token) -> Bool {
    lexicon.mentions(in: [token]).contains { $0.has(.connector) }
  }
}

extension Mention {
  fileprivate func isCJK(_ analysis: Analysis) -> Bool { analysis.tokens[tokens.lowerBound].isCJK }
}
