import KijunGuidelines
import KijunVocabulary

/// Reads the facts out of one cell of a table, below its header.
struct CellClaims {
  private(set) var found: [SentenceClaims.Found] = []
  private(set) var rejected: [SentenceClaims.Rejected] = []

  /// `known` is the analysis of the cell without the spaces around it, where there is one already; `paired` are the
  /// things that the row's key names, where those are several.
  init(
    _ cell: String, _ known: Analysis?, header: Header, subject: Topic, defaultUnit: String?,
    paired: PairedKeys? = nil, vocabulary: Vocabulary
  ) {
    let text = cell.trimmingSpaces
    if EmptyCell.isEmpty(text) {
      rejected.append(.init(text: text, reason: .emptyCell, range: 0..<cell.utf8.count))
      return
    }
    defer { if header.forbids { becomeDenied() } }
    if CodeCall.isWhole(text) {
      add(Value(kind: .code, text: text), header.whole, subject, header)
      return
    }
    let unit = header.unit ?? defaultUnit
    let parts = Header.split(text)
    if header.parts.count > 1, parts.count == header.parts.count,
      let values = Self.values(parts, unit: unit, header: header, vocabulary: vocabulary)
    {
      for (part, value) in zip(header.parts, values) { add(value, part, subject, header) }
      return
    }
    if let paired, parts.count > 1, header.parts.count == 1,
      let values = Self.values(parts, unit: unit, header: header.each(parts.count), vocabulary: vocabulary)
    {
      guard parts.count == paired.topics.count else {
        // Whose each of them is, nothing says.
        rejected.append(.init(text: text, reason: .unclear, range: 0..<cell.utf8.count))
        return
      }
      for (topic, value) in zip(paired.topics, values) { add(value, header.whole, topic, header) }
      return
    }
    let analysis = known ?? Analysis(text, vocabulary: vocabulary)
    if let value = NonValue.whole(analysis) {
      add(value, header.whole, subject, header)
    } else if let number = Self.number(ofPlace: analysis) {
      rejected.append(.init(text: analysis.slice(number.range), reason: .reference, range: number.range))
    } else if let value = Self.value(analysis, unit: unit, part: header.whole) {
      addWithOwnProperty(value, analysis, header, subject)
    } else {
      addSentence(
        analysis, header, subject, unit, vocabulary, lead: cell.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
      )
    }
  }

  /// A cell that says the same as one of which nobody knows what it says.
  init(pointingAtMisfit cell: String) {
    rejected = [.init(text: cell.trimmingSpaces, reason: .misfit, range: 0..<cell.utf8.count)]
  }

  /// `Table 6-1`, `図 3-2`: the number of a place in a book, which the word before it names.
  private static func number(ofPlace analysis: Analysis) -> Quantity? {
    guard analysis.quantities.count == 1, let number = analysis.quantities.first,
      number.shape == .range || number.shape == .number, number.unit == nil,
      number.range.upperBound == analysis.text.utf8.count
    else { return nil }
    let names = analysis.mentions.contains { mention in
      mention.first(.reference)?.detail["position"] == "before"
        && (0...1).contains(number.range.lowerBound - analysis.range(mention).upperBound)
    }
    return names ? number : nil
  }

  /// Whether it names a place in a book and says nothing else: then a bare number that ends another cell of its row
  /// is that of a page.
  static func namesPlace(_ analysis: Analysis) -> Bool {
    number(ofPlace: analysis).map { number in
      analysis.tokens.count { $0.range.upperBound <= number.range.lowerBound } == 1
    } ?? false
  }

  /// Of `Standard buttons 136` beside `Table 7-2`: 136 is a page, and no fact.
  mutating func leaveOutPages() {
    rejected += found.compactMap { claim in
      guard Self.isPage(claim.value) else { return nil }
      return .init(
        text: claim.value.text, reason: .reference, range: claim.origin ?? 0..<claim.value.text.utf8.count)
    }
    found.removeAll { Self.isPage($0.value) }
  }

  private static func isPage(_ value: Value) -> Bool { value.kind == .number && value.unit == nil }

  /// What the facts are of besides what the row says: of what the heading above the table names.
  mutating func add(subjects: [String]) {
    for index in found.indices {
      found[index].subjectConcepts = (found[index].subjectConcepts + subjects).uniqued()
    }
  }

  mutating func add(weight text: String, of subject: Topic) {
    found.append(
      .init(
        subject: subject.subject, property: "", subjectConcepts: subject.subjectConcepts,
        propertyConcepts: ["weight"], value: Value(kind: .weight, text: text), conditions: [], modality: nil))
  }

  /// Whether a fact of it is a measure and not words.
  var isMeasured: Bool { found.contains { $0.value.kind != .text && $0.value.kind != .code } }

  /// Conditions that hold where the cell itself names none of their kind.
  mutating func set(_ conditions: [Conditions.Condition]) {
    for index in found.indices {
      var all = Conditions(conditions)
      for own in found[index].conditions { all.set(own) }
      found[index].conditions = all.all
    }
  }

  /// What the row's key says is measured; a cell that says so itself keeps that.
  mutating func measure(_ property: String, _ concepts: [String], insteadOf header: String) {
    for index in found.indices where found[index].property == header {
      found[index].property = property
      found[index].propertyConcepts = concepts + found[index].propertyConcepts
    }
  }

  /// What it says is the condition of its row, and no fact.
  mutating func becomeCondition() {
    rejected += found.map {
      .init(text: $0.value.text, reason: .condition, range: 0..<$0.value.text.utf8.count)
    }
    found = []
  }

  /// What must not be, as the header of its column says, is no value.
  private mutating func becomeDenied() {
    let isWords = { (claim: SentenceClaims.Found) in claim.value.kind == .text || claim.value.kind == .code }
    rejected += found.filter { !isWords($0) }.map {
      .init(text: $0.value.text, reason: .negated, range: $0.origin ?? 0..<$0.value.text.utf8.count)
    }
    found.removeAll { !isWords($0) }
  }

  private mutating func add(_ value: Value, _ part: Header.Part, _ subject: Topic, _ header: Header) {
    found.append(
      .init(
        subject: subject.subject, property: part.text, subjectConcepts: subject.subjectConcepts,
        propertyConcepts: part.concepts, value: value, conditions: header.conditions, modality: nil))
  }

  /// `min-height 68 pt`: the cell itself says what it measures, more exactly than its header.
  private mutating func addWithOwnProperty(
    _ value: Value, _ analysis: Analysis, _ header: Header, _ subject: Topic
  ) {
    var part = header.whole
    if let quantity = analysis.quantities.first(where: \.isValue) {
      let before = 0..<quantity.range.lowerBound
      let property = analysis.mentions(in: before).contains { $0.has(.property) }
      if property {
        let concepts = analysis.conceptIDs(in: before)
        part.text = analysis.slice(before).trimmingSpaces
        part.concepts = concepts + part.concepts.filter { !concepts.contains($0) }
      }
    }
    add(value, part, subject, header)
  }

  /// `lead` is how many bytes of white space the text has lost.
  ///
  /// A cell of prose: its quantities are facts like those of a sentence; without any, the text is the fact.
  private mutating func addSentence(
    _ analysis: Analysis, _ header: Header, _ subject: Topic, _ unit: String?, _ vocabulary: Vocabulary,
    lead: Int
  ) {
    let whole = header.whole
    let topic = Topic(
      subject: subject.subject, property: whole.text, subjectConcepts: subject.subjectConcepts,
      propertyConcepts: whole.concepts)
    let claims = SentenceClaims(analysis, vocabulary: vocabulary, context: topic)
    rejected += claims.rejected.map { item in
      var item = item
      item.range = item.range.lowerBound + lead..<item.range.upperBound + lead
      return item
    }
    for var claim in claims.found {
      claim.origin = claim.origin.map { $0.lowerBound + lead..<$0.upperBound + lead }
      if claim.value.unit == nil, claim.value.kind == .number || claim.value.kind == .size {
        claim.value.unit = unit
      }
      claim.conditions = header.conditions + claim.conditions
      found.append(claim)
    }
    guard found.isEmpty else { return }
    let isCode =
      CodeName.isCode(analysis.text.withoutTail)
      || header.namesCode && CodeName.isPlainName(analysis.text)
    let kind: Value.Kind = isCode ? .code : .text
    add(Value(kind: kind, text: analysis.text), whole, subject, header)
  }

  /// One value for each part of a compound cell, or nil where they are of different make.
  private static func values(
    _ parts: [String], unit: String?, header: Header, vocabulary: Vocabulary
  ) -> [Value]? {
    let analyses = parts.map { Analysis($0, vocabulary: vocabulary) }
    // `34 / 41 pt`: the unit behind the last holds for both.
    let shared = analyses.last?.quantities.first?.unit ?? unit
    var values: [Value] = []
    for (analysis, part) in zip(analyses, header.parts) {
      guard let value = value(analysis, unit: shared, part: part), value.kind != .text, value.kind != .code
      else {
        return nil
      }
      values.append(value)
    }
    return values
  }

  /// The value of a cell that is nothing but a value.
  static func value(_ analysis: Analysis, unit: String?, part: Header.Part) -> Value? {
    let quantities = analysis.quantities.filter(\.isValue)
    if quantities.count == 1, let quantity = quantities.first, quantity.shape != .pair {
      let comparison = Comparison(
        of: quantity, in: analysis, clause: 0..<analysis.text.utf8.count, headBounds: part.bounds)
      guard isAlone(comparison.range, analysis) else { return nil }
      // `not 19 pt`, `21 pt は使わない`
      let all = 0..<analysis.text.utf8.count
      guard comparison.turnsDenial || !Denial.reaches(quantity, analysis, all) else { return nil }
      if quantity.shape == .color {
        return Value(kind: .color, text: ColorText.normalized(analysis.slice(quantity.range)))
      }
      let isWeight = quantity.unit == nil && part.concepts.contains { $0.hasSuffix("weight") }
      return Value(
        kind: isWeight ? .weight : quantity.shape.kind, text: analysis.text, numbers: quantity.numbers,
        unit: (quantity.unit ?? (isWeight || quantity.shape == .ratio ? nil : unit))?.measure,
        comparator: comparison.comparator, role: comparison.role)
    }
    if quantities.count == 2, let numbers = pair(quantities, analysis) {
      return Value(
        kind: .size, text: analysis.text, numbers: numbers, unit: (quantities[1].unit ?? unit)?.measure,
        comparator: .equal)
    }
    guard quantities.isEmpty, analysis.quantities.isEmpty else { return nil }
    if analysis.mentions.count == 1, let mention = analysis.mentions.first, mention.has(.weight),
      mention.tokens.count == analysis.tokens.count
    {
      return Value(kind: .weight, text: analysis.text)
    }
    return nil
  }

  /// `(0, 2)`: the two sides of an offset.
  private static func pair(_ quantities: [Quantity], _ analysis: Analysis) -> [Double]? {
    let text = analysis.text
    guard quantities.allSatisfy({ $0.shape == .number }), text.first == "(", text.last == ")",
      analysis.tokens.allSatisfy({ token in quantities.contains { $0.range.overlaps(token.range) } })
    else { return nil }
    return quantities.flatMap(\.numbers)
  }

  /// Whether the cell says nothing else of weight: small words, a bound or a property may stand beside it.
  private static func isAlone(_ range: Range<Int>, _ analysis: Analysis) -> Bool {
    var others = 0
    for token in analysis.tokens
    where token.range.upperBound <= range.lowerBound || token.range.lowerBound >= range.upperBound {
      let mention = analysis.mentions.first { analysis.range($0).contains(token.range.lowerBound) }
      if let mention,
        mention.has(.property) || mention.has(.bound) || mention.has(.filler) || mention.has(.unit)
          || mention.has(.condition) || mention.has(.comparator)
      {
        continue
      }
      others += token.isCJK ? 1 : 2
      if others > 4 { return false }
    }
    return true
  }
}

extension String {
  /// Without a closing word such as 等 that says there are more.
  fileprivate var withoutTail: String {
    var part = self[...]
    for tail in [" 等", "等", " など", "など", " etc.", " 系"] where part.hasSuffix(tail) {
      part = part.dropLast(tail.count)
    }
    return String(part)
  }
}
