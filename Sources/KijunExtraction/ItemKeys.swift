import KijunVocabulary

/// The names that stand before a colon in an item of a list: `Round button: 60 pt across`, and in
/// `Photo: 6 pt; avatar: 40 pt` two of them. What follows is of the name, whatever else it speaks of.
struct ItemKeys {
  struct Key {
    var topic: Topic
    /// Where the stretch begins that it stands before.
    var start: Int
    /// Behind the colon.
    var end: Int
    var bounds: [Concept] = []
  }

  private(set) var keys: [Key] = []

  static let none = ItemKeys()

  private init() {}

  /// Of a text that is no item of a list only those that are the name of an edition or a day.
  init(_ analysis: Analysis, isItem: Bool = true) {
    guard !analysis.quantities.isEmpty,
      analysis.text.utf8.contains(where: { $0 == 0x3A || $0 == 0xEF || $0 == 0xE3 })
    else { return }
    for piece in SentenceCuts.pieces(of: analysis, in: 0..<analysis.text.utf8.count, at: Self.marks) {
      guard let colon = Self.colon(in: piece, analysis) else {
        if let key = Self.topicClause(in: piece, analysis) { keys.append(key) }
        continue
      }
      let name = piece.lowerBound..<colon.lowerBound
      if Self.isStamp(name, analysis) {
        keys.append(Key(topic: .nothing, start: piece.lowerBound, end: colon.upperBound))
        continue
      }
      guard isItem, Self.isName(name, analysis), let topic = Topic(named: name, in: analysis) else {
        continue
      }
      keys.append(
        Key(
          topic: topic, start: piece.lowerBound, end: colon.upperBound,
          bounds: analysis.mentions(in: name).compactMap(\.bound)))
    }
  }

  /// The one that holds for what stands at a place.
  func key(at place: Int) -> Key? { keys.last { $0.end <= place } }

  private static let marks = SentenceCuts.Marks(["；", ";", "。"])
  private static let longest = 100

  /// The first colon behind a short name. A tier's label before a colon says whose word it is and names nothing.
  private static func colon(in piece: Range<Int>, _ analysis: Analysis) -> Range<Int>? {
    let bytes = Array(
      analysis.slice(piece.lowerBound..<min(piece.upperBound, piece.lowerBound + longest)).utf8)
    for index in bytes.indices {
      var end = index
      if bytes[index] == 0x3A, index + 1 < bytes.count, bytes[index + 1] == 0x20 { end = index + 1 }
      if bytes[index...].starts(with: "：".utf8) { end = index + 3 }
      guard end > index else { continue }
      let name = piece.lowerBound..<piece.lowerBound + index
      return name.upperBound..<piece.lowerBound + end
    }
    return nil
  }

  /// `画面の余白は、iPhoneで18 pt、iPadで32 pt`: what は sets apart holds for all that follows in its sentence.
  private static func topicClause(in piece: Range<Int>, _ analysis: Analysis) -> Key? {
    let bytes = Array(
      analysis.slice(piece.lowerBound..<min(piece.upperBound, piece.lowerBound + longest)).utf8)
    let mark = Array("は、".utf8)
    guard bytes.count > mark.count,
      let index = (0...bytes.count - mark.count).first(where: {
        bytes[$0..<$0 + mark.count].elementsEqual(mark)
      })
    else { return nil }
    let name = piece.lowerBound..<piece.lowerBound + index
    // `iPadでは、`, `大きいときは、` and `小計 12 ptでは、` say under what it holds.
    guard let last = analysis.slice(name).last, !"でにとへて」".contains(last), isName(name, analysis),
      !analysis.quantities.contains(where: { name.overlaps($0.range) }),
      !analysis.mentions(in: name).contains(where: { $0.has(.condition) && !$0.has(.subject) }),
      let topic = Topic(named: name, in: analysis)
    else { return nil }
    return Key(topic: topic, start: piece.lowerBound, end: name.upperBound + mark.count)
  }

  /// `Edition 6, July 2026`, `2.4 (October 2025)`: when it was, and nothing that a number is of.
  private static func isStamp(_ range: Range<Int>, _ analysis: Analysis) -> Bool {
    guard let first = analysis.tokens(in: range).first else { return false }
    let dates = analysis.quantities.contains { range.overlaps($0.range) && $0.shape == .date }
    return dates || first.isNumber && !analysis.mentions(in: range).contains { $0.has(.subject) }
      || Edition.all(in: analysis).contains { range.overlaps($0.range) }
  }

  private static func isName(_ range: Range<Int>, _ analysis: Analysis) -> Bool {
    // A character of Chinese or Japanese is about half a word.
    let length = analysis.tokens(in: range).reduce(0) { $0 + ($1.isCJK ? 1 : 2) }
    guard (1...20).contains(length) else { return false }
    let says = analysis.mentions(in: range).contains {
      $0.has(.modality) || $0.has(.negation) || $0.has(.tier) || $0.has(.supposition) || $0.has(.verification)
        || $0.has(.citation) || $0.has(.applicability)
    }
    return !says && !analysis.quantities.contains { range.overlaps($0.range) && $0.isValue && $0.unit != nil }
  }
}

extension Topic {
  private static let nameMarks = SentenceCuts.Marks(["，", "、", ","])

  static let nothing = Topic(subject: "", property: "", subjectConcepts: [], propertyConcepts: [])

  /// What a name says: `Plot height, iPhone upright` is the height of a plot.
  init?(named range: Range<Int>, in analysis: Analysis) {
    let mentions = analysis.mentions(in: range)
    let measured = mentions.last { $0.namesProperty && $0.isMeasurable }
    property = measured.map { analysis.slice(analysis.range($0)) } ?? ""
    propertyConcepts = measured?.concepts.filter { $0.kind == .property }.map(\.id) ?? []
    // A piece of it that names nothing but a condition is no part of the thing.
    var name = ""
    for piece in SentenceCuts.pieces(of: analysis, in: range, at: Self.nameMarks) {
      let inside = analysis.mentions(in: piece)
      let isCondition =
        inside.contains { $0.has(.condition) } && !inside.contains { $0.has(.subject) && !$0.has(.condition) }
      if !isCondition || name.isEmpty { name += analysis.slice(piece) }
    }
    if let measured, !measured.has(.subject) {
      let place = analysis.range(measured)
      let before = Self.tidied(analysis.slice(range.lowerBound..<place.lowerBound))
      let behind = analysis.slice(place.upperBound..<range.upperBound)
      let rest = Self.tidied(behind.droppingOf)
      // `Corner radius` alone is of what the heading names; `Goal line` is a thing of that name.
      if !before.isEmpty { name = before } else if rest.isEmpty || behind.hasOf { name = rest }
    }
    subject = Self.tidied(name)
    let own = propertyConcepts
    subjectConcepts = analysis.conceptIDs(in: range).filter { !own.contains($0) }
    guard !subject.isEmpty || !property.isEmpty else { return nil }
  }

  /// What a clause of an item says, below the item's name; `previous` is what the clause before it was about.
  mutating func stand(below key: Topic, after previous: Topic?) {
    let isOwn = !subject.isEmpty && subject != property && subject != key.subject && namesThing
    if !isOwn, let previous {
      subject = previous.subject
      subjectConcepts = (previous.subjectConcepts + subjectConcepts).uniqued()
    } else {
      subject = isOwn && !key.subject.isEmpty ? key.subject + ": " + subject : isOwn ? subject : key.subject
      subjectConcepts = (key.subjectConcepts + subjectConcepts).uniqued()
    }
    if propertyConcepts.isEmpty,
      let said = previous.flatMap({ $0.propertyConcepts.isEmpty ? nil : $0 }) ?? key as Topic?
    {
      property = said.property
      propertyConcepts = said.propertyConcepts
    }
  }
}

extension Topic {
  /// Whether a property that was said of another quantity can be this one's too: no width and height together are a
  /// height (`最小高さ92 pt、写真は64×64 pt`), no length is a contrast.
  func propertyFits(_ quantity: Quantity, _ vocabulary: Vocabulary) -> Bool {
    let measures = propertyConcepts.compactMap { vocabulary[$0] }.filter { $0.kind == .property }.flatMap(
      \.measures)
    guard !measures.isEmpty, !measures.contains("text") else { return true }
    if quantity.shape == .size { return measures.contains("size") || !measures.contains("length") }
    switch quantity.unit {
    case nil, "°": return true
    case "count": return measures.contains("count")
    case "%": return !measures.allSatisfy { ["ratio", "count", "weight", "duration"].contains($0) }
    case "ms", "s": return measures.contains("duration")
    case ":1": return measures.contains("ratio")
    default: return measures.contains("length") || measures.contains("size")
    }
  }

  /// Whether a bare number behind its name can count: no length or the like is what is named.
  func mayCount(_ vocabulary: Vocabulary) -> Bool {
    let measures = propertyConcepts.compactMap { vocabulary[$0] }.filter { $0.kind == .property }.flatMap(
      \.measures)
    return !subject.isEmpty && (measures.isEmpty || measures.contains("count"))
  }

  /// The bounds in the name of its property: `min-height`.
  func bounds(_ vocabulary: Vocabulary) -> [Concept] {
    propertyConcepts.compactMap { vocabulary[$0] }.filter { $0.kind == .property && $0.detail["role"] != nil }
  }
}

extension String {
  fileprivate var hasOf: Bool { hasPrefix(" of ") || hasPrefix(" for ") }
  fileprivate var droppingOf: String {
    for word in [" of ", " for "] where hasPrefix(word) { return String(dropFirst(word.count)) }
    return self
  }
}
