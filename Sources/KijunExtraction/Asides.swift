import KijunVocabulary

/// What a clause says only of when or where it holds, and nothing of its thing: `on the Mac`, `watchOS では`,
/// `at rest`, `in the third edition`. It is a condition, and no part of the subject.
struct Asides {
  private let analysis: Analysis
  private let editions: [Edition]

  init(_ analysis: Analysis, editions: [Edition]) {
    self.analysis = analysis
    self.editions = editions
  }

  /// A head without those at its beginning and its end.
  func trimming(_ head: Range<Int>) -> Range<Int> {
    var low = head.lowerBound
    while let end = opening(at: low, before: head.upperBound) { low = end }
    var high = head.upperBound
    while let start = closing(before: high, from: low) { high = start }
    return low == head.lowerBound && high == head.upperBound ? head : min(low, high)..<high
  }

  /// Where the words end that stand right behind a quantity and are still of it: `2 pt thick on the Mac`.
  func tail(behind end: Int, before limit: Int) -> Int {
    var tail = end
    var reach = end
    for mention in analysis.mentions(in: end..<max(end, limit)) {
      let place = analysis.range(mention)
      guard isBlank(reach..<place.lowerBound), isLatin(mention), !mention.has(.connector) else { break }
      // `52 pt tall or taller`
      let compares = tail > end && mention.concepts.contains { $0.detail["position"] == "after" }
      if mention.has(.condition) || mention.adjective != nil || compares {
        tail = place.upperBound
      } else if !mention.has(.filler) {
        break
      }
      reach = place.upperBound
    }
    return tail
  }

  /// The end of the aside that a stretch begins with, or nil.
  private func opening(at start: Int, before limit: Int) -> Int? {
    guard start < limit else { return nil }
    var isPreposed = false
    var reach = start
    for mention in analysis.mentions(in: start..<limit) {
      let place = analysis.range(mention)
      if let edition = editions.first(where: { $0.range.contains(place.lowerBound) }),
        isBlank(reach..<edition.range.lowerBound)
      {
        return behindParticle(min(edition.range.upperBound, limit), limit)
      }
      guard isBlank(reach..<place.lowerBound) else { return nil }
      if mention.has(.condition) { return end(of: mention, isPreposed, limit) }
      guard isLatin(mention), mention.has(.filler) || mention.has(.connector) else { return nil }
      isPreposed = isPreposed || !mention.has(.connector)
      reach = place.upperBound
    }
    return nil
  }

  private func end(of mention: Mention, _ isPreposed: Bool, _ limit: Int) -> Int? {
    let end = analysis.range(mention).upperBound
    let rest = analysis.slice(end..<limit)
    if isSmall(end..<limit, allowing: .condition) { return limit }
    if let mark = rest.first(where: { $0 != " " }), "，,、".contains(mark) {
      return behindParticle(end, limit)
    }
    if !isLatin(mention) || rest.first?.isASCII == false || rest.dropFirst().first?.isASCII == false {
      let behind = behindParticle(end, limit)
      return behind > end ? behind : nil
    }
    let isPlace =
      mention.first(.condition).map { Self.places.contains($0.detail["condition"] ?? "") } ?? false
    return isPreposed && isPlace || isAdverbial(mention) ? end : nil
  }

  /// Conditions of which a preposition makes an aside: `on the Mac`, and not `on selected rows`.
  private static let places: Set<String> = [
    "platform", "device", "column", "orientation", "appearance", "contrast", "text_size", "size_class",
  ]

  /// `at rest`, `while pressed`, `on the Mac`: a spelling that says by itself that it is one.
  private func isAdverbial(_ mention: Mention) -> Bool {
    guard mention.tokens.count > 1, let name = mention.first(.condition)?.detail["condition"] else {
      return false
    }
    return name == "state" || Self.prepositions.contains(analysis.tokens[mention.tokens.lowerBound].text)
  }

  private static let prepositions: Set<String> = ["on", "in", "at", "with", "when", "while", "under"]

  /// The start of the aside that a stretch ends with, or nil: `the border at rest`, `枠線は通常`, `圖釘：未選取`.
  private func closing(before end: Int, from low: Int) -> Int? {
    guard low < end else { return nil }
    var before = end
    for mention in analysis.mentions(in: low..<end).reversed() {
      let place = analysis.range(mention)
      if let edition = editions.first(where: { $0.range.contains(place.lowerBound) }),
        isSmall(min(edition.range.upperBound, before)..<before), edition.range.lowerBound >= low
      {
        return edition.range.lowerBound
      }
      guard isSmall(place.upperBound..<before) else { return nil }
      if mention.has(.condition) {
        let head = analysis.slice(low..<place.lowerBound)
        guard let last = head.last(where: { $0 != " " }) else { return nil }
        if "はが：:，、은는".contains(last) { return place.lowerBound }
        guard isLatin(mention) else { return nil }
        if isAdverbial(mention) { return place.lowerBound }
        return prepositions(before: place.lowerBound, from: low)
      }
      guard mention.has(.filler) || mention.has(.connector) else { return nil }
      before = place.lowerBound
    }
    return nil
  }

  private func prepositions(before end: Int, from low: Int) -> Int? {
    var start = end
    for mention in analysis.mentions(in: low..<end).reversed() {
      let place = analysis.range(mention)
      guard isLatin(mention), mention.has(.filler), isBlank(place.upperBound..<start) else { break }
      start = place.lowerBound
    }
    return start < end && start > low ? start : nil
  }

  /// Behind the particles of Japanese and Korean that set what stands before them apart: では, 에서는, 時は.
  private func behindParticle(_ end: Int, _ limit: Int) -> Int {
    let rest = analysis.slice(end..<limit)
    let trimmed = rest.drop { $0 == " " }
    let skipped = rest.utf8.count - trimmed.utf8.count
    for particle in Self.particles where trimmed.hasPrefix(particle) {
      return end + skipped + particle.utf8.count
    }
    return end
  }

  private static let particles = [
    "のときは", "の時は", "のとき", "では", "でも", "には", "なら", "時は", "時", "は", "で", "에서는", "에서", "에선", "에는", "은", "는",
    "上", "，", "、", ",",
  ]

  private func isLatin(_ mention: Mention) -> Bool { analysis.tokens[mention.tokens.lowerBound].isWord }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.isEmpty || analysis.slice(range).allSatisfy { " ,，、：:；;(（*".contains($0) }
  }

  /// Nothing but marks, particles and words that hold others together.
  private func isSmall(_ range: Range<Int>, allowing kind: Concept.Kind? = nil) -> Bool {
    guard !range.isEmpty else { return true }
    let mentions = analysis.mentions(in: range)
    let areSmall = mentions.allSatisfy { mention in
      mention.has(.filler) || mention.has(.connector) || mention.has(.modality)
        || kind.map(mention.has) ?? false
    }
    guard areSmall else { return false }
    var reach = range.lowerBound
    for mention in mentions {
      guard isGap(reach..<analysis.range(mention).lowerBound) else { return false }
      reach = max(reach, analysis.range(mention).upperBound)
    }
    return isGap(reach..<range.upperBound)
  }

  private func isGap(_ range: Range<Int>) -> Bool {
    range.isEmpty || analysis.slice(range).allSatisfy { " ,，、：:；;(（*はがをにでも時上은는이가에서의".contains($0) }
  }
}

extension Mention {
  /// What an adjective behind a number measures: `60 pt tall` is a height.
  var adjective: Concept? { concepts.first { $0.kind == .term && !$0.measures.isEmpty } }
}
