import KijunGuidelines
import KijunVocabulary

/// The day a person last checked a fact: stamped on the passage, its section or the whole document.
struct DateScope {
  private var documentDate: CalendarDate?
  /// Of sections that say themselves when they were checked.
  private var sectionDates: [Int: CalendarDate] = [:]
  /// Of sections of which a line elsewhere says it: `the colour chapter was gone through again on 3 August 2026`.
  private var namedDates: [Int: CalendarDate] = [:]
  /// Of such a line itself, by where it begins.
  private var lineDates: [Int: CalendarDate] = [:]
  private var firstHeading: Int?
  /// Made for the first line that may name a section.
  private var names: SectionNames?

  init(document: Document, vocabulary: Vocabulary, fallback: CalendarDate?) {
    documentDate = fallback
    for field in document.frontMatter {
      let key = Analysis(field.key.replacingUnderscores, vocabulary: vocabulary)
      let value = Analysis(field.value, vocabulary: vocabulary)
      if key.mentions.contains(where: { $0.has(.verification) }), let date = value.firstDate {
        documentDate = date
      }
    }
  }

  /// Takes what a passage says of more than itself, which may hold for what stands before it: all are noted before any
  /// is asked for.
  mutating func note(_ passage: Passage, _ analysis: Analysis, _ document: Document, _ vocabulary: Vocabulary)
  {
    if passage.kind == .heading { firstHeading = firstHeading ?? passage.section }
    guard
      passage.kind == .sentence || passage.kind == .listItem || passage.kind == .heading
        || passage.kind == .entry,
      analysis.quantities.contains(where: { $0.date != nil })
    else { return }
    if passage.kind != .heading {
      let all = names ?? SectionNames(document, vocabulary: vocabulary)
      names = all
      if takeNamed(passage, analysis, all) { return }
    }
    guard let date = Self.stamp(analysis), passage.kind == .heading || !Self.isOwn(analysis) else { return }
    // At the head of the document it holds for all of it, below a heading for that section.
    if passage.section == 0 || passage.section == firstHeading {
      documentDate = date
    } else {
      sectionDates[passage.section] = date
    }
  }

  /// Takes the days that a line says of sections by name; whether it says nothing of the place where it stands.
  private mutating func takeNamed(_ passage: Passage, _ analysis: Analysis, _ names: SectionNames) -> Bool {
    let stamps = analysis.quantities.filter { $0.date != nil }
    var isOfOthers = false
    for (index, stamp) in stamps.enumerated() {
      guard let date = stamp.date else { continue }
      let low = index > 0 ? stamps[index - 1].range.upperBound : 0
      let high = index + 1 < stamps.count ? stamps[index + 1].range.lowerBound : analysis.text.utf8.count
      guard low <= stamp.range.lowerBound, stamp.range.upperBound <= high,
        analysis.mentions(in: low..<high).contains(where: Self.tellsOfCheck)
      else { continue }
      // `On 3 August 2026 chapter 2 was checked`: behind the last day only, or it would be the name of the next.
      guard
        let sections = names.named(in: analysis, low..<stamp.range.lowerBound, own: passage.section)
          ?? (high == analysis.text.utf8.count
            ? names.named(in: analysis, stamp.range.upperBound..<high, own: passage.section) : nil)
      else { continue }
      for section in sections {
        if section == passage.section {
          sectionDates[section] = date
        } else {
          namedDates[section] = date
        }
      }
      // A part that the document calls otherwise than its heading is not all of it either.
      if index == 0, !sections.isEmpty || documentDate != nil {
        isOfOthers = true
        lineDates[passage.range.lowerBound] = date
      }
    }
    return isOfOthers
  }

  func date(of passage: Passage, _ analysis: Analysis, sections: [Section]) -> CalendarDate? {
    if let own = lineDates[passage.range.lowerBound] ?? Self.stamp(analysis) { return own }
    var next: Int? = passage.section
    while let index = next {
      if let date = sectionDates[index] ?? namedDates[index] { return date }
      next = sections[index].parent
    }
    return documentDate
  }

  /// A word that says that somebody looked whether it is right, be it in whatever form.
  private static func tellsOfCheck(_ mention: Mention) -> Bool {
    mention.has(.verification)
      || mention.concepts.contains { ["check", "verify", "verification-date"].contains($0.id) }
  }

  /// `確認日: 2026-09-05`: a date with a word for verification right before or behind it.
  private static func stamp(_ analysis: Analysis) -> CalendarDate? {
    guard let quantity = analysis.quantities.first(where: { $0.date != nil }) else { return nil }
    let isStamp = analysis.mentions.contains {
      let place = analysis.range($0)
      guard $0.has(.verification) else {
        // `Checked 2026-08-03.`
        return $0.tokens.lowerBound == 0 && tellsOfCheck($0)
          && place.upperBound + 1 == quantity.range.lowerBound
      }
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
