import KijunGuidelines
import KijunVocabulary

/// What a heading or a line above a table or list says about all of its numbers: `Corner radius (pt)`,
/// `Minimum heights, in points:`.
struct Caption {
  var unit: String?
  /// Of a property that is a bound, where nothing nearer names one.
  var bounds: [Concept] = []
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
