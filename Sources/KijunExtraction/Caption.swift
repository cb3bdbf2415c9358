import KijunGuidelines
import KijunVocabulary

/// What a heading or a line above a table or list says about all of its numbers: `Corner radius (pt)`,
/// `Minimum heights, in points:`.
struct Caption {
  var unit: String?
  /// Of a property that is a bound, where nothing nearer names one.
  var bounds: [Concept] = []
  /// The same of one property, where a sentence says of it that it is a bound.
  var propertyBounds: [(property: [String], bound: Concept)] = []
  var text = ""
  /// What it calls the list or table.
  var name = ""
  var subjects: [String] = []
  var properties: [String] = []
  /// What it says that the items of a list measure, and in which order their values stand.
  var list: ListCaption?
  var order: ConditionOrder?

  /// Whether it heads the record of a document's changes.
  private(set) var isOfChanges = false

  init() {}

  init(heading: Analysis) {
    text = heading.text.withoutNote
    name = text
    // `Points of interest` names no unit: in a heading it stands in brackets.
    unit = heading.unitInBrackets
    bounds = Self.bounds(of: heading)
    let mentions = heading.mentions
    isOfChanges =
      mentions.count == 1 && mentions[0].concepts.contains { $0.id == "update-date" }
      && mentions[0].tokens.count == heading.tokens.count
    subjects = mentions.flatMap { $0.concepts.filter { $0.kind == .subject }.map(\.id) }.uniqued()
    properties = mentions.filter(\.namesProperty)
      .flatMap { $0.concepts.filter { $0.kind == .property }.map(\.id) }.uniqued()
  }

  /// A short line right above names the list or table better than the heading of its section.
  mutating func take(line: Analysis) {
    guard line.tokens.count <= 12, line.quantities.isEmpty,
      line.text.last.map({ !"。．.!?！？".contains($0) }) ?? false
    else { return }
    let caption = Caption(heading: line)
    name = caption.name
    if !caption.subjects.isEmpty { subjects = caption.subjects }
  }

  /// The unit of a sentence that has no value itself: `Heights are in points.` Of several the first is the usual one:
  /// `Values in pt, for Android in dp.`
  static func unit(announcedBy analysis: Analysis) -> String? {
    guard analysis.quantities.allSatisfy({ !$0.isValue }),
      let unit = analysis.mentions.lazy.compactMap({ $0.first(.unit)?.detail["unit"] })
        .first(where: { $0 != "count" })
    else { return nil }
    return unit
  }

  static func bounds(announcedBy analysis: Analysis) -> [Concept] {
    guard Announcement.announces(analysis), analysis.quantities.allSatisfy({ !$0.isValue }) else { return [] }
    return bounds(of: analysis)
  }

  /// `Heights are minimums`, 高さは最小値: what the numbers of a property are in the table below, with the property.
  static func bounds(ofPropertyIn analysis: Analysis) -> (property: [String], bound: Concept)? {
    guard analysis.quantities.allSatisfy({ !$0.isValue }),
      let first = analysis.mentions.first(where: { !$0.has(.filler) }), first.namesProperty,
      let at = analysis.mentions.firstIndex(where: {
        $0.tokens.lowerBound > first.tokens.lowerBound && $0.bound != nil
      })
    else { return nil }
    let mention = analysis.mentions[at]
    let gap = mention.tokens.lowerBound - first.tokens.upperBound
    let low = analysis.range(first).upperBound
    let between = analysis.mentions(in: low..<max(low, analysis.range(mention).lowerBound))
    // Nothing but `are` and its like stands between them, and the clause ends behind the bound.
    guard (0...2).contains(gap),
      between.allSatisfy({ $0.has(.filler) || $0.has(.connector) || $0.has(.question) }),
      let bound = mention.bound, bound.detail["role"] == "minimum" || bound.detail["role"] == "maximum"
    else { return nil }
    let rest = analysis.slice(analysis.range(mention).upperBound..<analysis.text.utf8.count)
    guard rest.isEmpty || ".;,。、；，".contains(rest.first!) else { return nil }
    return (first.concepts.filter { $0.kind == .property }.map(\.id), bound)
  }

  /// `最小の高さ`, `minimum widths`: one bound, and a property that it is of.
  private static func bounds(of analysis: Analysis) -> [Concept] {
    var bounds: [Concept] = []
    for (index, mention) in analysis.mentions.enumerated() {
      guard let bound = mention.bound else { continue }
      let next = index + 1 < analysis.mentions.count ? analysis.mentions[index + 1] : nil
      let isNamed =
        mention.has(.property)
        || next.map { $0.namesProperty && $0.tokens.lowerBound - mention.tokens.upperBound <= 1 } ?? false
      guard isNamed, bound.detail["role"] == "minimum" || bound.detail["role"] == "maximum" else { return [] }
      bounds.append(bound)
    }
    return Set(bounds.map { $0.detail["role"] }).count == 1 ? bounds : []
  }
}

extension Analysis {
  /// `（pt）`, `(ms)`: a unit that is all there is between two brackets.
  var unitInBrackets: String? {
    for mention in mentions.reversed() {
      guard let unit = mention.first(.unit)?.detail["unit"], unit != "count" else { continue }
      if stands(inBrackets: range(mention)) { return unit }
    }
    return nil
  }

  /// Whether brackets stand right around a place.
  func stands(inBrackets place: Range<Int>) -> Bool {
    let before = slice(max(0, place.lowerBound - 8)..<place.lowerBound).trimmingSpaces
    let after = slice(place.upperBound..<min(text.utf8.count, place.upperBound + 8)).trimmingSpaces
    guard let open = before.last, let close = after.first else { return false }
    return "(（[".contains(open) && ")）]".contains(close)
  }
}
