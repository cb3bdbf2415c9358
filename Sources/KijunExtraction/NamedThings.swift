import KijunGuidelines
import KijunVocabulary

/// The things that a stretch of text lists, each with its property: `スイッチの幅と高さ` are two, and so are
/// `the tab bar and the toolbar`.
struct NamedThings {
  struct Thing {
    var subject: String
    var property: String
    var subjectConcepts: [String]
    var propertyConcepts: [String]
    var range: Range<Int>
    var isMeasured = false

    var isNamed: Bool { !subjectConcepts.isEmpty || !propertyConcepts.isEmpty }
  }

  private(set) var things: [Thing] = []

  /// `marks` are words of the sentence's own grammar, of which no name is made.
  init(_ analysis: Analysis, in range: Range<Int>, without marks: [Range<Int>] = []) {
    var last: [Thing] = []
    /// Things that only a property behind them can complete: those named alone and joined to it.
    var pending: [Int] = []
    for part in Self.parts(analysis, range) {
      let inside = analysis.mentions(in: part.range)
      let property =
        inside.last { $0.isMeasurable } ?? inside.last { $0.has(.property) }
      let own = property.map { Self.concepts(of: $0) } ?? []
      var end = property.map { analysis.range($0).lowerBound } ?? part.range.upperBound
      for mark in marks where part.range.contains(mark.lowerBound) { end = min(end, mark.lowerBound) }
      let head = part.range.lowerBound..<max(part.range.lowerBound, end)
      var thing = Thing(
        subject: Self.tidy(analysis.slice(head)),
        property: property.map { analysis.slice(analysis.range($0)) } ?? "",
        subjectConcepts: analysis.conceptIDs(in: head).filter { !own.contains($0) }, propertyConcepts: own,
        range: part.range, isMeasured: property?.isMeasurable ?? false)
      let names = analysis.mentions(in: head).contains { $0.has(.subject) || $0.has(.term) }
      if !names, let behind = Self.behind(property, in: part.range, analysis) {
        thing.subject = behind.text
        thing.subjectConcepts = behind.concepts + thing.subjectConcepts
        // `The corner radius and shadow of a sheet`: it is the subject of what stands before it as well.
        for index in things.indices.reversed() {
          guard things[index].subjectConcepts.isEmpty else { break }
          things[index].subject = behind.text
          things[index].subjectConcepts = behind.concepts
        }
      } else if property == nil, part.isJoined, let before = things.last, !before.propertyConcepts.isEmpty,
        analysis.slice(part.range).trimmingSpaces.hasPrefix("of ")
      {
        // `The curve of the display and of a sheet`.
        thing.property = before.property
        thing.propertyConcepts = before.propertyConcepts
        thing.isMeasured = before.isMeasured
      } else if thing.subjectConcepts.isEmpty, !last.isEmpty {
        // `the row height of a List, corner radius, …`: the property alone goes on with the same subjects.
        complete(&pending, with: thing)
        if property != nil, things.last?.property != thing.property {
          for subject in last {
            thing.subject = subject.subject
            thing.subjectConcepts = subject.subjectConcepts
            things.append(thing)
          }
        }
        continue
      } else if property != nil, part.isJoined {
        complete(&pending, with: thing)
      }
      guard thing.isNamed else { continue }
      if property == nil {
        if !part.isJoined { pending = [] }
        pending.append(things.count)
        last = pending.count > 1 ? last + [thing] : [thing]
      } else {
        last = part.isJoined && !pending.isEmpty ? last + [thing] : [thing]
        pending = []
      }
      things.append(thing)
    }
    // `the colour, for reasons of …, is not published`: beside a measure, the reason is none of the things.
    if things.contains(where: \.isMeasured) { things.removeAll { !$0.isMeasured && !$0.property.isEmpty } }
    for index in things.indices where things[index].subject.isEmpty {
      things[index].subject = things[index].property
    }
  }

  private mutating func complete(_ pending: inout [Int], with thing: Thing) {
    guard !thing.propertyConcepts.isEmpty else { return }
    for index in pending {
      things[index].property = thing.property
      things[index].propertyConcepts = thing.propertyConcepts
      things[index].isMeasured = thing.isMeasured
    }
    pending = []
  }

  private static func concepts(of property: Mention) -> [String] {
    let ids = property.concepts.filter { $0.kind == .property }.map(\.id)
    return ids.isEmpty ? property.concepts.map(\.id) + ["duration"] : ids
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

  /// What stands between commas and words such as `and`; `isJoined` where such a word stands before it.
  private static func parts(_ analysis: Analysis, _ range: Range<Int>) -> [(
    range: Range<Int>, isJoined: Bool
  )] {
    var parts: [(range: Range<Int>, isJoined: Bool)] = []
    for piece in SentenceCuts.pieces(of: analysis, in: range, at: SentenceCuts.clauseMarks) {
      var low = piece.lowerBound
      var isJoined = false
      let mentions = analysis.mentions(in: piece)
      for (index, mention) in mentions.enumerated() {
        guard let word = mention.first(.connector)?.detail["connector"], word != "to" else { continue }
        let place = analysis.range(mention)
        let isWord = analysis.tokens[mention.tokens.lowerBound].isWord
        // と, 와 and 與 are also pieces of other words: between two things that are known they are none.
        let joins =
          isWord
          || index > 0 && index + 1 < mentions.count && mentions[index - 1].isThing
            && place.lowerBound - analysis.range(mentions[index - 1]).upperBound <= 1
        guard joins, place.lowerBound > low else { continue }
        parts.append((low..<place.lowerBound, isJoined))
        low = place.upperBound
        isJoined = true
      }
      if piece.upperBound > low { parts.append((low..<piece.upperBound, isJoined)) }
    }
    return parts
  }

  private static func tidy(_ text: String) -> String {
    var part = text.trimmingSpaces[...]
    // `Toggles: we give no width`: what stands before the colon is the thing.
    if let colon = part.firstIndex(where: { ":：".contains($0) }), part[..<colon].count > 1 {
      part = part[..<colon]
    }
    while let last = part.last, "のはがをもに的의、,，;；。.".contains(last) || last == " " { part = part.dropLast() }
    while let first = part.first, "-•・*".contains(first) || first == " " { part = part.dropFirst() }
    // `of the sheet are agreed with …`: only the thing.
    for verb in [" is ", " are "] { part = part.before(verb) }
    for word in ["and ", "of ", "for ", "The ", "the ", "a ", "an "] where part.hasPrefix(word) {
      part = part.dropFirst(word.count)
    }
    if ["The", "the", "A", "An"].contains(part) { return "" }
    for verb in [" is", " are", " has", " have", " carries", " 是", "由"] where part.hasSuffix(verb) {
      part = part.dropLast(verb.count)
    }
    return String(part.suffix(80)).balanced
  }
}

extension Mention {
  fileprivate var isThing: Bool { has(.subject) || has(.property) || has(.term) }

  /// A property with a measure, and the word *time*, which is also said of clocks.
  var isMeasurable: Bool {
    concepts.contains { $0.kind == .property && $0.measures != ["text"] || $0.id == "time" }
  }
}

extension Substring {
  /// What stands before the first of some words, or all of it.
  fileprivate func before(_ words: String) -> Substring {
    guard let first = words.first else { return self }
    var index = startIndex
    while let found = self[index...].firstIndex(of: first) {
      if self[found...].hasPrefix(words) { return self[..<found] }
      index = self.index(after: found)
    }
    return self
  }
}
