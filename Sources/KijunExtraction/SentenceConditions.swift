import KijunGuidelines
import KijunVocabulary

/// The conditions that a sentence sets for its quantities.
struct SentenceConditions {
  private let analysis: Analysis
  private let clauses: [Range<Int>]
  private let asides: Asides
  /// Where the sentences of a passage that holds several begin.
  private let starts: [Int]
  /// Of each sentence those before its first quantity: they hold for all that name none of their own.
  private let general: [Conditions]
  /// Of each sentence those of them that stand behind a thing (`the margin on iPad is 20 pt`): they hold for that.
  private let bound: [Set<String>]

  init(_ analysis: Analysis, clauses: [Range<Int>], asides: Asides) {
    self.analysis = analysis
    self.clauses = clauses
    self.asides = asides
    guard !analysis.quantities.isEmpty else {
      starts = []
      general = []
      bound = []
      return
    }
    let sentences = SentenceCuts.sentences(of: analysis)
    starts = sentences.map(\.lowerBound)
    var next = 0
    var general: [Conditions] = []
    var bound: [Set<String>] = []
    for sentence in sentences {
      while next < analysis.quantities.count,
        analysis.quantities[next].range.lowerBound < sentence.lowerBound
      {
        next += 1
      }
      let first =
        next < analysis.quantities.count ? analysis.quantities[next].range.lowerBound : sentence.upperBound
      let named = ConditionScope.named(
        analysis, in: sentence.lowerBound..<max(sentence.lowerBound, min(first, sentence.upperBound)))
      // A sentence that names none and no thing goes on with the one before it.
      let goesOn = named.isEmpty && !general.isEmpty && Self.namesNothing(analysis, sentence)
      general.append(goesOn ? general[general.count - 1] : Conditions(named))
      bound.append(goesOn ? bound[bound.count - 1] : Self.behindThing(analysis, sentence))
    }
    self.general = general
    self.bound = bound
  }

  private static func behindThing(_ analysis: Analysis, _ sentence: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    var hasThing = false
    for mention in analysis.mentions(in: sentence) {
      if let name = mention.first(.condition)?.detail["condition"], hasThing { names.insert(name) }
      hasThing = hasThing || mention.has(.subject) || mention.has(.property)
    }
    return names
  }

  private static func namesNothing(_ analysis: Analysis, _ range: Range<Int>) -> Bool {
    !analysis.mentions(in: range).contains { $0.has(.subject) || $0.has(.property) }
  }

  /// The general ones of its sentence, and those of the quantity's own clause.
  func conditions(of index: Int) -> Conditions {
    let place = analysis.quantities[index].range
    let sentence = max(0, starts.partition { $0 <= place.lowerBound } - 1)
    var conditions = general[sentence]
    if !bound[sentence].isEmpty, index > 0,
      analysis.quantities[index - 1].range.lowerBound >= starts[sentence]
    {
      let head = clauses[index].lowerBound..<max(clauses[index].lowerBound, place.lowerBound)
      if !Self.namesNothing(analysis, head) {
        conditions = Conditions(conditions.all.filter { !bound[sentence].contains($0.name) })
      }
    }
    let before = max(index > 0 ? tail(of: index - 1) : 0, starts[sentence])
    let start = Self.opening(of: max(clauses[index].lowerBound, before), notBefore: before, analysis)
    let end =
      index + 1 < clauses.count
      ? min(clauses[index].upperBound, max(tail(of: index), analysis.quantities[index + 1].range.lowerBound))
      : clauses[index].upperBound
    if start < end {
      let own = ConditionScope.named(analysis, in: start..<end)
      // `44 pt on iPhone and 60 pt on visionOS`: what is said of a system is not of the other's device.
      if own.contains(where: { $0.name == "platform" }), !own.contains(where: { $0.name == "device" }) {
        conditions = Conditions(conditions.all.filter { $0.name != "device" })
      }
      for condition in own { conditions.set(condition) }
    }
    return conditions
  }

  /// What stands right behind a quantity is of it, and not of the next.
  private func tail(of index: Int) -> Int {
    let end = analysis.quantities[index].range.upperBound
    let next =
      index + 1 < analysis.quantities.count
      ? analysis.quantities[index + 1].range.lowerBound : analysis.text.utf8.count
    return asides.tail(behind: end, before: min(next, max(end, clauses[index].upperBound)))
  }

  /// `44 pt — in visionOS, 60 pt`: what stands between two marks and names nothing but a condition opens the clause
  /// that follows it.
  private static func opening(of clause: Int, notBefore low: Int, _ analysis: Analysis) -> Int {
    let marks = ",、，;；:：—–"
    let stretch = Substring(analysis.slice(low..<clause))
    var inner = stretch
    while let last = inner.last, last == " " || marks.contains(last) { inner = inner.dropLast() }
    guard let mark = inner.lastIndex(where: marks.contains) else { return clause }
    inner = inner[inner.index(after: mark)...]
    let start = low + stretch.utf8.distance(from: stretch.startIndex, to: inner.startIndex)
    let end = start + inner.utf8.count
    let mentions = analysis.mentions(in: start..<end)
    guard mentions.contains(where: { $0.has(.condition) }),
      mentions.allSatisfy({ $0.has(.condition) || $0.has(.filler) }),
      analysis.slice(start..<end).count <= 60
    else { return clause }
    // Every word of it must be known, or it may name a thing as well.
    let words = mentions.reduce(0) { $0 + analysis.range($1).count }
    return words * 5 >= inner.utf8.count { $0 != 0x20 } * 4 ? start : clause
  }
}
