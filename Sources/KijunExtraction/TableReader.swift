import KijunGuidelines
import KijunVocabulary

/// Reads a table row by row: header over cells, ditto marks, keys that go on.
struct TableReader {
  struct Cell {
    var claims: CellClaims
    var column: Int
    /// Whether its text is that of another cell, which it points at.
    var isCopy: Bool
    var tier: String?
    var verifiedOn: CalendarDate?
  }

  let group: Int?
  private let headers: [Header]
  private let unit: String?
  private let caption: Caption
  /// Whether no header says what is measured, but under what condition: then the key says it.
  private let keysAreProperties: Bool
  private let vocabulary: Vocabulary
  private var above: [String] = []

  init?(_ passage: Passage, caption: Caption, vocabulary: Vocabulary) {
    guard passage.kind == .tableHeader else { return nil }
    group = passage.group
    self.vocabulary = vocabulary
    var caption = caption
    headers = Self.withScales(passage.cells.map { Header($0.string, vocabulary: vocabulary) })
    // `Part (pt)` over the keys can only be meant for the numbers beside them.
    unit = headers.first?.unitInBrackets ?? caption.unit
    if headers.dropFirst().contains(where: { !$0.whole.bounds.isEmpty }) { caption.bounds = [] }
    self.caption = caption
    keysAreProperties = headers.dropFirst().allSatisfy { header in
      header.parts.allSatisfy { part in
        !part.concepts.contains { vocabulary[$0]?.kind == .property && vocabulary[$0]?.measures != ["text"] }
      }
    }
  }

  /// Why a cell of a column states nothing, where nothing in it was looked at: it says when the row was checked or where
  /// it is from, or stands beside the table.
  func reason(ofColumn column: Int) -> Reject.Reason? {
    guard column < headers.count else { return .unclear }
    if headers[column].isVerification { return .date }
    return headers[column].isCitation ? .reference : nil
  }

  mutating func read(_ row: Passage) -> [Cell] {
    var texts = row.cells.map(\.string)
    var analyses: [Analysis?] = Array(repeating: nil, count: texts.count)
    for index in texts.indices { resolve(&texts, column: index, &analyses[index]) }
    defer { above = texts }
    guard let key = texts.first else { return [] }
    let keyAnalysis = Analysis(key, vocabulary: vocabulary)
    var subject = Topic(
      subject: key, property: "", subjectConcepts: keyAnalysis.conceptIDs(), propertyConcepts: [])
    let isOfCaption =
      keysAreProperties
      && (keyAnalysis.mentions.contains(where: \.namesProperty)
        || headers.contains { !$0.conditions.isEmpty })
    let keyConditions = Self.conditions(of: keyAnalysis)
    let rowTier = TierScope.strong(keyAnalysis) ?? tier(namedIn: texts, analyses)
    let stamp = zip(headers, texts).first { $0.0.isVerification }
      .flatMap { Analysis($0.1, vocabulary: vocabulary).firstDate }
    let keyBounds = keyAnalysis.mentions.compactMap(\.bound)
    let bounds = keyBounds.isEmpty ? caption.bounds : keyBounds
    if headers.count == 1 { subject.subject = headers[0].text }

    var cells: [Cell] = []
    for (index, text) in texts.enumerated() where index > 0 || texts.count == 1 {
      guard index < headers.count, !headers[index].isVerification, !headers[index].isCitation else {
        continue
      }
      var header = headers[index]
      header.conditions = keyConditions + header.conditions
      if header.whole.bounds.isEmpty {
        for part in header.parts.indices { header.parts[part].bounds = bounds }
      }
      var claims = CellClaims(
        text, analyses[index], header: header, subject: subject, defaultUnit: header.isUnitless ? nil : unit,
        vocabulary: vocabulary)
      if isOfCaption { claims.add(subjects: caption.subjects) }
      cells.append(
        Cell(
          claims: claims, column: index, isCopy: text != row.cells[index].string,
          tier: rowTier ?? header.tier, verifiedOn: stamp))
    }
    return cells
  }

  /// The text that a ditto mark or an empty key stands for.
  ///
  /// Hands out the analysis of a short text that stands for itself.
  private func resolve(_ row: inout [String], column: Int, _ known: inout Analysis?) {
    let trimmed = row[column].trimmingSpaces
    if column == 0, trimmed.isEmpty, let key = above.first { row[0] = key }
    guard trimmed.utf8.count <= 24, !trimmed.isEmpty else { return }
    let analysis = Analysis(trimmed, vocabulary: vocabulary)
    if let name = NamedDitto.name(in: analysis, vocabulary),
      let other = headers.firstIndex(where: { NamedDitto.plain($0.text) == name }), other != column,
      other < row.count
    {
      row[column] = row[other]
      return
    }
    let isMark = trimmed == "\"" || trimmed == "″" || trimmed == "〃"
    guard
      isMark
        || analysis.mentions.count == 1 && analysis.mentions[0].has(.ditto)
          && analysis.mentions[0].tokens.count == analysis.tokens.count
    else {
      known = analysis
      return
    }
    if analysis.mentions.first?.first(.ditto)?.detail["direction"] == "left" {
      if column > 0 { row[column] = row[column - 1] }
    } else if column < above.count {
      row[column] = above[column]
    }
  }

  /// `Size (px) | @2x | @3x`: the columns of a scale go on with the unit of the size.
  private static func withScales(_ headers: [Header]) -> [Header] {
    var headers = headers
    for index in headers.indices.dropFirst(2) where headers[index].unit == nil {
      let text = headers[index].text.trimmingSpaces
      guard text.hasPrefix("@"), text.hasSuffix("x"), text.dropFirst().dropLast().allSatisfy(\.isNumber)
      else {
        continue
      }
      headers[index].unit = headers[index - 1].unit
    }
    return headers
  }

  /// A column that says of each row whose word it is.
  private func tier(namedIn texts: [String], _ analyses: [Analysis?]) -> String? {
    for index in texts.indices.dropFirst() where index < headers.count {
      let analysis = analyses[index] ?? nil
      guard let mention = analysis?.mentions.first, let tier = mention.first(.tier)?.detail["tier"],
        mention.tokens.count == analysis?.tokens.count
      else { continue }
      return tier
    }
    return nil
  }

  /// A key such as `iOS, iPadOS` sets the conditions of its row.
  private static func conditions(of analysis: Analysis) -> [Conditions.Condition] {
    ConditionScope.named(analysis, in: nil)
  }
}
