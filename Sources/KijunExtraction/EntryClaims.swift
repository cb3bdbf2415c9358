import KijunGuidelines
import KijunVocabulary

/// Reads the facts out of an entry: its name and property are words put together, its value is like a cell's.
struct EntryClaims {
  private(set) var found: [SentenceClaims.Found] = []
  private(set) var rejected: [SentenceClaims.Rejected] = []

  /// `unit` is what is said of the unit of the lengths around it.
  init(_ entry: Entry, unit: String?, vocabulary: Vocabulary) {
    let name = Analysis(EntryWords.spaced(entry.name), vocabulary: vocabulary)
    let property = Analysis(EntryWords.spaced(entry.property), vocabulary: vocabulary)
    var header = Header(property.text, vocabulary: vocabulary)
    header.parts = [
      Header.Part(
        text: entry.property, concepts: Self.property(name, property),
        bounds: (property.mentions.isEmpty ? name : property).mentions.compactMap(\.bound))
    ]
    header.unit = Self.unit(property) ?? Self.unit(name)
    header.conditions = Self.conditions(entry, vocabulary)
    header.tier = nil
    header.text = entry.property
    let measured = Self.isLength(header.whole.concepts, vocabulary)
    let subject = Topic(
      subject: entry.name, property: "",
      subjectConcepts: (name.conceptIDs() + Self.others(property)).uniqued(), propertyConcepts: [])
    if !entry.value.isEmpty {
      let cell = CellClaims(
        entry.value, nil, header: header, subject: subject, defaultUnit: measured ? unit : nil,
        vocabulary: vocabulary)
      found = cell.found.filter { entry.isDeclared || ($0.value.kind != .text && $0.value.kind != .code) }
      rejected = cell.rejected.filter { $0.reason != .emptyCell }
    }
    if let reference = entry.reference {
      found.append(
        SentenceClaims.Found(
          subject: entry.name, property: entry.property, subjectConcepts: subject.subjectConcepts,
          propertyConcepts: header.whole.concepts, value: Value(kind: .code, text: reference),
          conditions: header.conditions, modality: nil))
    }
    let said = entry.note.map { Analysis($0, vocabulary: vocabulary).conceptIDs() } ?? []
    for index in found.indices {
      found[index].subjectConcepts = (found[index].subjectConcepts + said).uniqued()
      // The name stands for what a sentence in the value would be about.
      found[index].subject = entry.name
    }
  }

  /// What the last part of the name measures, where nothing else says it.
  private static func property(_ name: Analysis, _ property: Analysis) -> [String] {
    let own = property.mentions.filter { $0.has(.property) || $0.bound != nil }
    if own.contains(where: { $0.has(.property) }) { return own.flatMap(\.contentIDs).uniqued() }
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

  /// Conditions under which the format itself sets it, and those that a part of the name is and nothing else.
  private static func conditions(_ entry: Entry, _ vocabulary: Vocabulary) -> [Conditions.Condition] {
    var conditions = Conditions()
    let parts = entry.name.split(whereSeparator: { $0 == "." || $0 == "/" }).suffix(8).map(String.init)
    for part in parts + [entry.property] {
      let analysis = Analysis(EntryWords.spaced(part), vocabulary: vocabulary)
      guard !analysis.tokens.isEmpty,
        analysis.mentions.reduce(0, { $0 + ($1.has(.condition) ? $1.tokens.count : 0) })
          == analysis.tokens.count
      else { continue }
      for condition in ConditionScope.named(analysis, in: nil) where setByName.contains(condition.name) {
        conditions.set(condition)
      }
    }
    for text in entry.conditions {
      for condition in ConditionScope.named(
        Analysis(EntryWords.spaced(text), vocabulary: vocabulary), in: nil)
      {
        conditions.set(condition)
      }
    }
    if entry.isDeprecated {
      conditions.set(Conditions.Condition(name: "status", text: "deprecated", concepts: []))
    }
    return conditions.all
  }

  /// *Large* in a name is more often the name of a step than the reader's text size.
  private static let setByName: Set<String> = [
    "platform", "appearance", "contrast", "orientation", "size_class", "device",
  ]
}

extension Mention {
  fileprivate var contentIDs: [String] { concepts.filter(\.isContent).map(\.id) }
}
