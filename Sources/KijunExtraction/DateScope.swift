import KijunGuidelines
import KijunVocabulary

/// The day a person last checked a fact: stamped on the passage, its section or the whole document.
struct DateScope {
  private var documentDate: CalendarDate?
  private var sectionDates: [Int: CalendarDate] = [:]

  init(document: Document, analyses: [Analysis], vocabulary: Vocabulary, fallback: CalendarDate?) {
    documentDate = fallback
    for field in document.frontMatter {
      let key = Analysis(field.key.replacingUnderscores, vocabulary: vocabulary)
      let value = Analysis(field.value, vocabulary: vocabulary)
      if key.mentions.contains(where: { $0.has(.verification) }), let date = value.firstDate {
        documentDate = date
      }
    }
    var firstHeading: Int?
    for (passage, analysis) in zip(document.passages, analyses) {
      if passage.kind == .heading { firstHeading = firstHeading ?? passage.section }
      guard
        passage.kind == .sentence || passage.kind == .listItem || passage.kind == .heading
          || passage.kind == .entry,
        let date = Self.stamp(analysis), passage.kind == .heading || !Self.isOwn(analysis)
      else { continue }
      // At the head of the document it holds for all of it, below a heading for that section.
      if passage.section == 0 || passage.section == firstHeading {
        documentDate = date
      } else {
        sectionDates[passage.section] = date
      }
    }
  }

  func date(of passage: Passage, _ analysis: Analysis, sections: [Section]) -> CalendarDate? {
    if let own = Self.stamp(analysis) { return own }
    var next: Int? = passage.section
    while let index = next {
      if let date = sectionDates[index] { return date }
      next = sections[index].parent
    }
    return documentDate
  }

  /// `確認日: 2026-09-05`: a date with a word for verification right before or behind it.
  private static func stamp(_ analysis: Analysis) -> CalendarDate? {
    guard let quantity = analysis.quantities.first(where: { $0.date != nil }) else { return nil }
    let isStamp = analysis.mentions.contains {
      guard $0.has(.verification) else { return false }
      let place = analysis.range($0)
      return place.upperBound <= quantity.range.lowerBound
        && quantity.range.lowerBound - place.upperBound <= 8
        || place.lowerBound >= quantity.range.upperBound && place.lowerBound - quantity.range.upperBound <= 4
    }
    return isStamp ? quantity.date : nil
  }
}

extension DateScope {
  /// Whether a stamp is of its sentence alone, `The card height is 72 pt (verified 2026-07-08).`, rather than of what
  /// follows: the sentence states a value itself, or ends with the stamp in brackets.
  private static func isOwn(_ analysis: Analysis) -> Bool {
    if analysis.quantities.contains(where: { $0.isValue && ($0.unit != nil || $0.shape != .number) }) {
      return true
    }
    var rest = Substring(analysis.text)
    guard let last = rest.last, "。．.!！".contains(last) else { return false }
    rest = rest.dropLast()
    guard let close = rest.last, ")）".contains(close), let open = rest.lastIndex(where: { "(（".contains($0) })
    else {
      return false
    }
    return !rest[..<open].trimmingSpaces.isEmpty
  }
}

extension Analysis {
  var firstDate: CalendarDate? { quantities.lazy.compactMap(\.date).first }
}

extension String {
  var replacingUnderscores: String { String(map { $0 == "_" || $0 == "-" ? " " : $0 }) }
}
