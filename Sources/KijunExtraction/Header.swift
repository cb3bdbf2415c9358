import KijunGuidelines
import KijunVocabulary

/// The header of a table's column: what its cells are, in which unit, on whose word, under what condition.
struct Header {
  var text: String { didSet { plainText = text.withoutNote } }
  /// More than one where the header is compound: `Size / leading`, `Regular → Emphasized`.
  var parts: [Part]
  /// Its text without a note in brackets; asked for by every cell.
  private var plainText: String
  var unit: String?
  var tier: String?
  var conditions: [Conditions.Condition]
  var isVerification: Bool
  /// Whether its cells are names of an API, even where they look like words.
  var namesCode: Bool
  var isCitation: Bool
  /// In brackets, where it can be meant for other columns too.
  var unitInBrackets: String?
  /// Whether its bare numbers are no lengths: a weight, a count, a ratio.
  var isUnitless: Bool
  /// Whether it says of what its cells are rather than what they measure, in words that are no known condition:
  /// `Rider app`, `Light MC`, `41 mm case`.
  var isName: Bool

  /// Whether its cells are what must not be: `Not allowed`, `Don't`, 禁止値.
  var forbids: Bool

  struct Part {
    var text: String
    var concepts: [String]
    var bounds: [Concept]
  }

  init(_ cell: String, vocabulary: Vocabulary) {
    let analysis = Analysis(cell, vocabulary: vocabulary)
    text = cell
    let unitMention = analysis.mentions.last { $0.has(.unit) && $0.first(.unit)?.detail["unit"] != "count" }
    let measure = unitMention?.first(.unit)?.detail["unit"]
    let fraction = unitMention.flatMap { Self.fraction(before: analysis.range($0).lowerBound, in: cell) }
    unit = measure.map { (fraction ?? "") + $0 } ?? (cell.contains("%") ? "%" : nil)
    unitInBrackets = analysis.unitInBrackets
    isUnitless = analysis.mentions.contains { mention in
      mention.concepts.contains { $0.kind == .property && !$0.measures.isEmpty && !$0.isMeasuredInUnits }
    }
    tier = TierScope.column(analysis)
    conditions = ConditionScope.named(analysis, in: nil)
    namesCode = analysis.mentions.contains { $0.concepts.contains { $0.measures.contains("code") } }
    isVerification = analysis.mentions.contains { $0.has(.verification) }
    forbids =
      analysis.tokens.count <= 3
      && analysis.mentions.contains { $0.concepts.contains { $0.id == "forbid" || $0.id == "to-avoid" } }
      || analysis.mentions.count == 1 && analysis.mentions[0].tokens.count == analysis.tokens.count
        && analysis.mentions[0].concepts.contains { $0.id == "not-to-do" }
    isCitation = analysis.mentions.first?.has(.citation) == true && analysis.mentions.count == 1
    isName =
      !cell.isEmpty && tier == nil && unitInBrackets == nil && !namesCode
      && !analysis.mentions.contains { $0.isOfMeasures } && Self.hasOwnWord(analysis)
    parts = Self.split(cell).map { part in
      let analysis = Analysis(part, vocabulary: vocabulary)
      return Part(
        text: part.withoutNote, concepts: analysis.conceptIDs(),
        bounds: analysis.mentions.compactMap(\.bound))
    }
    plainText = cell.withoutNote
  }

  /// Whether a word in it is neither a condition nor one that only holds others together.
  private static func hasOwnWord(_ analysis: Analysis) -> Bool {
    let known = analysis.mentions.filter {
      $0.has(.condition) && $0.first(.condition)?.detail["condition"] != Qualifiers.name || $0.has(.filler)
        || $0.has(.unit) || $0.has(.connector)
    }
    let covered = known.reduce(0) { $0 + $1.tokens.count }
    return covered + analysis.tokens.count(where: \.isNumber) < analysis.tokens.count
  }

  /// `1/1000 em`: what the columns count is a part of the unit.
  private static func fraction(before place: Int, in cell: String) -> String? {
    let before = String(decoding: Array(cell.utf8)[..<place], as: UTF8.self).trimmingSpaces
    let digits = before.reversed().prefix(while: \.isNumber)
    guard !digits.isEmpty, before.dropLast(digits.count).hasSuffix("1/") else { return nil }
    return "1/" + String(digits.reversed())
  }

  /// The whole header as one property.
  var whole: Part {
    Part(
      text: plainText, concepts: parts.flatMap(\.concepts).uniqued(),
      bounds: parts.flatMap(\.bounds))
  }

  /// The same over cells of several parts that are all what it says.
  func each(_ count: Int) -> Header {
    var header = self
    header.parts = Array(repeating: whole, count: count)
    return header
  }

  /// Beside a font size 行高 is the leading and no height of a row.
  static func withLeading(_ headers: [Header]) -> [Header] {
    guard headers.contains(where: { $0.parts.contains { $0.concepts.contains("font-size") } }) else {
      return headers
    }
    var headers = headers
    for index in headers.indices {
      for part in headers[index].parts.indices where headers[index].parts[part].concepts.contains("leading") {
        headers[index].parts[part].concepts.removeAll { $0 == "row-height" || $0 == "row" }
      }
    }
    return headers
  }

  static func split(_ text: String) -> [String] {
    // The first bytes of the marks below: most cells have none of them.
    guard text.utf8.contains(where: { $0 == 0x2F || $0 == 0xE2 || $0 == 0xEF }) else { return [text] }
    for mark in [" → ", "→", " / ", "/", "／"] {
      let parts = text.split(separator: mark).map { $0.trimmingSpaces }
      if parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) { return parts }
    }
    return [text]
  }
}

extension String {
  /// `Size (pt)` → `Size`
  var withoutNote: String {
    guard utf8.last == UInt8(ascii: ")") || utf8.last == "）".utf8.last, let last, ")）".contains(last),
      let open = lastIndex(where: { "(（".contains($0) })
    else {
      return trimmingSpaces
    }
    let rest = self[..<open].trimmingSpaces
    return rest.isEmpty ? trimmingSpaces : rest
  }
}

extension StringProtocol {
  var trimmingSpaces: String {
    func isSurelyNone(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { $0 > " " && $0.isASCII } ?? true }
    if isSurelyNone(unicodeScalars.first), isSurelyNone(unicodeScalars.last) { return String(self) }
    var part = self[...]
    while let first = part.first, first.isWhitespace { part = part.dropFirst() }
    while let last = part.last, last.isWhitespace { part = part.dropLast() }
    return String(part)
  }

  /// Foundation-free split by a text.
  func split(separator: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(separator) {
        parts.append(part)
        part = ""
        index = self.index(index, offsetBy: separator.count)
      } else {
        part.append(self[index])
        index = self.index(after: index)
      }
    }
    return parts + [part]
  }
}

extension Mention {
  /// A property, a bound, a day: what says what a cell is.
  fileprivate var isOfMeasures: Bool {
    has(.property) || has(.bound) || has(.verification) || has(.citation) || has(.tier)
  }
}

extension Concept {
  fileprivate var isMeasuredInUnits: Bool {
    measures.contains { $0 == "length" || $0 == "size" || $0 == "duration" || $0 == "percentage" }
  }
}

extension Sequence where Element: Hashable {
  func uniqued() -> [Element] {
    var unique: [Element] = []
    unique.reserveCapacity(underestimatedCount)
    var seen: Set<Element> = []
    for element in self {
      // A few are compared faster than a set is made.
      if unique.count < 12 {
        if !unique.contains(element) { unique.append(element) }
        continue
      }
      if seen.isEmpty { seen = Set(unique) }
      if seen.insert(element).inserted { unique.append(element) }
    }
    return unique
  }
}
