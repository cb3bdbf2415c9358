import KijunGuidelines
import KijunVocabulary

/// What a document says instead of a value: it is left to the system, or it isn't published.
enum NonValue {
  /// A cell that says nothing else.
  static func whole(_ analysis: Analysis) -> Value? {
    guard analysis.text.utf8.count <= 120, analysis.quantities.allSatisfy({ !$0.isValue }) else { return nil }
    return value(analysis)
  }

  static func value(_ analysis: Analysis) -> Value? {
    for mention in analysis.mentions {
      let kind: Value.Kind
      if mention.has(.delegation) {
        kind = .leftToSystem
      } else if mention.has(.nonpublication) {
        kind = .notPublished
      } else {
        continue
      }
      return Value(kind: kind, text: analysis.slice(analysis.range(mention)))
    }
    return nil
  }

  /// The claims of a sentence that leaves things to the system: one for each thing that it lists.
  static func claims(_ analysis: Analysis) -> [SentenceClaims.Found] {
    guard let value = value(analysis),
      let mention = analysis.mentions.first(where: { $0.has(.delegation) || $0.has(.nonpublication) }),
      !analysis.mentions.contains(where: {
        $0.has(.supposition) && $0.first(.supposition)?.detail.isEmpty == true
      })
    else { return [] }
    let place = analysis.range(mention)
    let parts = listed(analysis, around: place)
    var found: [SentenceClaims.Found] = []
    var lastSubject: (text: String, concepts: [String])?
    for part in parts {
      let mentions = analysis.mentions(in: part)
      let property = mentions.last { $0.has(.property) }
      let propertyConcepts = property?.concepts.filter { $0.kind == .property }.map(\.id) ?? []
      let head =
        property.map { part.lowerBound..<max(part.lowerBound, analysis.range($0).lowerBound) } ?? part
      var subjectConcepts = analysis.conceptIDs(in: head).filter { !propertyConcepts.contains($0) }
      var subject = tidy(analysis.slice(head))
      let names = analysis.mentions(in: head).contains { $0.has(.subject) || $0.has(.term) }
      if !names, let behind = behind(property, in: part, analysis) {
        subject = behind.text
        subjectConcepts = behind.concepts + subjectConcepts
        // `The corner radius and shadow of a sheet`: it is the subject of what stands before it as well.
        for index in found.indices.reversed() {
          guard found[index].subjectConcepts.isEmpty else { break }
          found[index].subject = behind.text
          found[index].subjectConcepts = behind.concepts
        }
      } else if subjectConcepts.isEmpty, let lastSubject {
        // `the row height of a List, corner radius, …`: the property alone goes on with the same subject.
        subject = lastSubject.text
        subjectConcepts = lastSubject.concepts
      }
      guard !subjectConcepts.isEmpty || !propertyConcepts.isEmpty else { continue }
      lastSubject = (subject, subjectConcepts)
      found.append(
        .init(
          subject: subject.isEmpty ? property.map { analysis.slice(analysis.range($0)) } ?? "" : subject,
          property: property.map { analysis.slice(analysis.range($0)) } ?? "",
          subjectConcepts: subjectConcepts,
          propertyConcepts: propertyConcepts, value: value,
          conditions: ConditionScope.named(analysis, in: part), modality: nil))
    }
    return found
  }

  /// English puts the subject behind its property: `the row height of a standard List`.
  private static func behind(
    _ property: Mention?, in part: Range<Int>, _ analysis: Analysis
  ) -> (text: String, concepts: [String])? {
    guard let property else { return nil }
    let end = analysis.range(property).upperBound
    let tail = end..<max(end, part.upperBound)
    guard analysis.slice(tail).hasPrefix(" ") else { return nil }
    let own = property.concepts.map(\.id)
    let concepts = analysis.conceptIDs(in: tail).filter { !own.contains($0) }
    return concepts.isEmpty ? nil : (tidy(analysis.slice(tail)), concepts)
  }

  /// The things listed before (or, where nothing stands before, behind) the words that leave them.
  private static func listed(_ analysis: Analysis, around place: Range<Int>) -> [Range<Int>] {
    let bytes = Array(analysis.text.utf8)
    let before = analysis.mentions(in: 0..<place.lowerBound).contains {
      $0.has(.subject) || $0.has(.property)
    }
    let stretch = before ? 0..<place.lowerBound : place.upperBound..<bytes.count
    var parts: [Range<Int>] = []
    var low = stretch.lowerBound
    var index = low
    func cut(_ length: Int) {
      if index > low { parts.append(low..<index) }
      index += length
      low = index
    }
    while index < stretch.upperBound {
      if bytes[index] == 0x2C || bytes[index] == 0x3B {
        cut(1)
      } else if index + 2 < stretch.upperBound,
        ["、", "，", "；"].contains(String(decoding: bytes[index...index + 2], as: UTF8.self))
      {
        cut(3)
      } else if index + 5 <= stretch.upperBound, bytes[index..<index + 5].elementsEqual(" and ".utf8) {
        cut(5)
      } else {
        index += 1
      }
    }
    if stretch.upperBound > low { parts.append(low..<stretch.upperBound) }
    return parts
  }

  private static func tidy(_ text: String) -> String {
    var part = text.trimmingSpaces[...]
    while let last = part.last, "のはがをも、,".contains(last) || last == " " { part = part.dropLast() }
    for word in ["and ", "of ", "for ", "The ", "the ", "a ", "an "] where part.hasPrefix(word) {
      part = part.dropFirst(word.count)
    }
    if ["The", "the", "A", "An"].contains(part) { return "" }
    for verb in [" is", " are", " 是", "由"] where part.hasSuffix(verb) { part = part.dropLast(verb.count) }
    return String(part.suffix(80)).balanced
  }
}
