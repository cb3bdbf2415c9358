import KijunGuidelines
import KijunVocabulary

/// Reads the facts out of an entry: its name and property are words put together, its value is like a cell's.
struct EntryClaims {
  private(set) var found: [SentenceClaims.Found] = []
  private(set) var rejected: [SentenceClaims.Rejected] = []
  private(set) var conditions: [Conditions.Condition]

  /// `unit` is what is said of the unit of the lengths around it.
  init(_ entry: Entry, unit: String?, vocabulary: Vocabulary) {
    let scope = EntryConditions.split(entry.scope, vocabulary)
    let of = (scope.names + [entry.name]).filter { !$0.isEmpty }.joined(separator: " ")
    conditions = EntryConditions.of(entry, scope.conditions, vocabulary)
    let name = Analysis(EntryWords.spaced(of), vocabulary: vocabulary)
    let property = Analysis(EntryWords.spaced(entry.property), vocabulary: vocabulary)
    var header = Header(property.text, vocabulary: vocabulary)
    header.parts = [
      Header.Part(
        text: entry.property, concepts: Self.property(name, property),
        bounds: (property.mentions.isEmpty ? name : property).mentions.compactMap(\.bound))
    ]
    header.unit = Self.unit(property) ?? Self.unit(name)
    header.conditions = conditions
    header.tier = nil
    header.text = entry.property
    let measured = Self.isLength(header.whole.concepts, vocabulary)
    let subject = Topic(
      subject: of, property: "",
      subjectConcepts: (name.conceptIDs() + Self.others(property)).uniqued(), propertyConcepts: [])
    if !entry.value.isEmpty, entry.isDeclared, Self.isOfSeveral(entry.value, vocabulary) {
      // A shadow or a border is one value; its numbers alone say nothing.
      found = [
        SentenceClaims.Found(
          subject: of, property: entry.property, subjectConcepts: subject.subjectConcepts,
          propertyConcepts: header.whole.concepts, value: Value(kind: .text, text: entry.value),
          conditions: header.conditions, modality: nil)
      ]
    } else if !entry.value.isEmpty {
      let cell = CellClaims(
        entry.value, nil, header: header, subject: subject, defaultUnit: measured ? unit : nil,
        vocabulary: vocabulary)
      found = cell.found.filter { entry.isDeclared || ($0.value.kind != .text && $0.value.kind != .code) }
      rejected = cell.rejected.filter { $0.reason != .emptyCell }
      if !entry.isDeclared, Self.isBookkeeping(entry) {
        rejected += found.map { .init(text: $0.value.text, reason: .identifier, range: 0..<0) }
        found = []
      }
    }
    if found.isEmpty, rejected.isEmpty {
      rejected = Analysis(entry.value, vocabulary: vocabulary).quantities.map {
        SentenceClaims.Rejected(text: entry.value, reason: $0.date == nil ? .unclear : .date, range: $0.range)
      }
    }
    if let reference = entry.reference {
      found.append(
        SentenceClaims.Found(
          subject: of, property: entry.property, subjectConcepts: subject.subjectConcepts,
          propertyConcepts: header.whole.concepts, value: Value(kind: .code, text: reference),
          conditions: header.conditions, modality: nil))
    }
    let said = entry.note.map { Analysis($0, vocabulary: vocabulary).conceptIDs() } ?? []
    for index in found.indices {
      found[index].subjectConcepts = (found[index].subjectConcepts + said).uniqued()
      // The name stands for what a sentence in the value would be about.
      found[index].subject = of
    }
  }

  /// Bare numbers by which data counts and orders itself.
  private static func isBookkeeping(_ entry: Entry) -> Bool {
    let keys: Set<String> = [
      "version", "schema", "schema_version", "schemaversion", "id", "index", "order", "rank", "priority",
      "phase",
      "revision", "year", "line", "page", "build",
    ]
    return keys.contains(entry.property.lowercased()) && Double(entry.value) != nil
  }

  /// What the last part of the name measures, where nothing else says it.
  private static func property(_ name: Analysis, _ property: Analysis) -> [String] {
    let own = property.mentions.filter { $0.has(.property) || $0.bound != nil }
    let ids = own.flatMap(\.contentIDs).uniqued()
    // A dimension may be anything; what it is one of, the name says.
    if own.contains(where: { $0.has(.property) }), ids != ["dimension"] { return ids }
    let named = name.mentions.filter { $0.has(.property) }
    return ((named.last?.contentIDs ?? []) + own.flatMap(\.contentIDs)).uniqued()
  }

  /// What a property says besides: *compact* of `compact_width`.
  private static func others(_ property: Analysis) -> [String] {
    property.mentions.filter { !$0.has(.property) }.flatMap(\.contentIDs)
  }

  private static func isLength(_ concepts: [String], _ vocabulary: Vocabulary) -> Bool {
    concepts.contains { id in
      vocabulary[id]?.measures.contains { $0 == "length" || $0 == "size" } ?? false
    }
  }

  /// `min_pt`: the unit that ends a name. A letter may be a size as well: `spacing-s`.
  private static func unit(_ analysis: Analysis) -> String? {
    guard let mention = analysis.mentions.last, mention.tokens.upperBound == analysis.tokens.count,
      let unit = mention.first(.unit)?.detail["unit"], unit != "count"
    else { return nil }
    let length = analysis.range(mention).count
    return length > 1 ? unit : nil
  }

  /// More than one quantity, with words, colours or strokes among them: a shadow, a border, a font.
  private static func isOfSeveral(_ value: String, _ vocabulary: Vocabulary) -> Bool {
    let pieces = value.split(separator: " " as Character)
    guard pieces.count > 1 else { return false }
    guard value.utf8.count < 400 else { return true }
    guard Analysis(value, vocabulary: vocabulary).quantities.count(where: { $0.date == nil }) > 1 else {
      return false
    }
    return pieces.count > 4
      || !pieces.allSatisfy { $0.first.map { $0.isNumber || ".-+".contains($0) } ?? false }
  }
}

extension Mention {
  fileprivate var contentIDs: [String] { concepts.filter(\.isContent).map(\.id) }
}
