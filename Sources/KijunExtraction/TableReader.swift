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
  /// What the cells of the row above say, for those that point at them; nil where nobody knows which of them was meant.
  private var above: [String?] = []

  init?(_ passage: Passage, caption: Caption, vocabulary: Vocabulary) {
    guard passage.kind == .tableHeader else { return nil }
    group = passage.group
    self.vocabulary = vocabulary
    var caption = caption
    headers = Header.withLeading(
      Self.withScales(passage.cells.map { Header($0.string, vocabulary: vocabulary) }))
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

  /// A row whose cells stand below nobody knows which headers.
  mutating func skipMisfit() { above = Array(repeating: nil, count: headers.count) }

  mutating func read(_ row: Passage) -> [Cell] {
    var texts = row.cells.map(\.string)
    var analyses: [Analysis?] = Array(repeating: nil, count: texts.count)
    var lost: Set<Int> = []
    for index in texts.indices where !resolve(&texts, column: index, &analyses[index]) { lost.insert(index) }
    defer { above = texts.indices.map { lost.contains($0) ? nil : texts[$0] } }
    guard let first = texts.first else { return [] }
    let key = RowKey(first, captionNamesProperty: !caption.properties.isEmpty, vocabulary: vocabulary)
    var subject = Topic(
      subject: first, property: "", subjectConcepts: key.analysis.conceptIDs(), propertyConcepts: [])
    if headers.count == 1 { subject.subject = headers[0].text }
    let paired = PairedKeys(first, vocabulary: vocabulary)
    let keyBounds = Self.bounds(of: key.analysis)
    let rowTier = TierScope.strong(key.analysis) ?? tier(namedIn: texts, analyses)
    let stamp = zip(headers, texts).first { $0.0.isVerification }
      .flatMap { Analysis($0.1, vocabulary: vocabulary).firstDate }
    // A key such as `iOS, iPadOS` sets the conditions of its row, and so does a cell that is nothing else.
    var conditions = ConditionScope.named(key.analysis, in: nil)
    var cells: [Cell] = []
    var places: [(cell: Int, column: Int)] = []
    var conditionCells: [Int] = []
    for (index, text) in texts.enumerated() where index > 0 || texts.count == 1 {
      guard index < headers.count, !headers[index].isVerification, !headers[index].isCitation else {
        continue
      }
      if index > 0, let named = analyses[index].flatMap(RowConditions.of) {
        conditionCells.append(cells.count)
        conditions += named
      }
      if !lost.isEmpty, lost.contains(0) || lost.contains(index) {
        let claims = CellClaims(pointingAtMisfit: text)
        cells.append(Cell(claims: claims, column: index, isCopy: false, tier: nil, verifiedOn: nil))
        continue
      }
      let header = header(index, key: key, bounds: keyBounds.isEmpty ? caption.bounds : keyBounds)
      var claims = CellClaims(
        text, analyses[index], header: header, subject: subject,
        defaultUnit: header.isUnitless || key.isUnitless ? nil : unit, paired: paired, vocabulary: vocabulary)
      if isOfCaption(key) { claims.add(subjects: caption.subjects) }
      places.append((cells.count, index))
      cells.append(
        Cell(
          claims: claims, column: index, isCopy: text != row.cells[index].string,
          tier: rowTier ?? header.tier, verifiedOn: stamp))
    }
    if analyses.contains(where: { $0.map(CellClaims.namesPlace) ?? false })
      || CellClaims.namesPlace(key.analysis)
    {
      for index in cells.indices { cells[index].claims.leaveOutPages() }
    }
    name(&cells, places, key)
    for index in cells.indices { cells[index].claims.set(conditions) }
    // The condition itself is no fact beside those that hold under it.
    if cells.indices.contains(where: { !conditionCells.contains($0) && cells[$0].claims.isMeasured }) {
      for index in conditionCells { cells[index].claims.becomeCondition() }
    }
    return cells
  }

  /// The header of a column as one row has it.
  private func header(_ index: Int, key: RowKey, bounds: [Concept]) -> Header {
    var header = headers[index]
    if header.unit == nil, !header.isUnitless { header.unit = key.unit }
    if header.whole.bounds.isEmpty {
      for part in header.parts.indices {
        let own = caption.propertyBounds.filter {
          $0.property.contains(where: header.parts[part].concepts.contains)
        }
        header.parts[part].bounds = bounds + own.map(\.bound)
      }
    }
    return header
  }

  /// Whether the numbers of a row are of what the caption names.
  private func isOfCaption(_ key: RowKey) -> Bool {
    keysAreProperties
      && (key.analysis.mentions.contains(where: \.namesProperty)
        || headers.contains { !$0.conditions.isEmpty })
  }

  /// `Row height | Rider app | Shop app`: where the columns say of what the cells are, the row's key says what they
  /// measure.
  private func name(_ cells: inout [Cell], _ places: [(cell: Int, column: Int)], _ key: RowKey) {
    let named = places.filter { place in
      let claims = cells[place.cell].claims
      return (headers[place.column].isName || !headers[place.column].conditions.isEmpty)
        && (claims.isMeasured || claims.found.isEmpty)
    }
    guard keysAreProperties, named.count > 1 else { return }
    for (cell, column) in named {
      if let property = key.propertyText {
        cells[cell].claims.measure(
          property, key.propertyConcepts, insteadOf: headers[column].whole.text)
      }
      guard headers[column].isName else { continue }
      cells[cell].claims.add(subjects: headers[column].whole.concepts)
      cells[cell].claims.set([Qualifiers.condition(headers[column].text.withoutNote)])
    }
  }

  /// The text that a ditto mark or an empty key stands for.
  ///
  /// Hands out the analysis of a short text that stands for itself. False where what it points at is not known.
  private func resolve(_ row: inout [String], column: Int, _ known: inout Analysis?) -> Bool {
    let trimmed = row[column].trimmingSpaces
    if column == 0, trimmed.isEmpty, let first = above.first {
      guard let key = first else { return false }
      row[0] = key
    }
    guard trimmed.utf8.count <= 24, !trimmed.isEmpty else { return true }
    let analysis = Analysis(trimmed, vocabulary: vocabulary)
    if let name = NamedDitto.name(in: analysis, vocabulary),
      let other = headers.firstIndex(where: { NamedDitto.plain($0.text) == name }), other != column,
      other < row.count
    {
      row[column] = row[other]
      return true
    }
    let isMark = trimmed == "\"" || trimmed == "″" || trimmed == "〃"
    guard
      isMark
        || analysis.mentions.count == 1 && analysis.mentions[0].has(.ditto)
          && analysis.mentions[0].tokens.count == analysis.tokens.count
    else {
      known = analysis
      return true
    }
    let direction = analysis.mentions.first?.first(.ditto)?.detail["direction"]
    if direction == "left" || direction == "nearest" && column > 1 && isSide(column) {
      if column > 0 { row[column] = row[column - 1] }
    } else if column < above.count {
      guard let text = above[column] else { return false }
      row[column] = text
    }
    return true
  }

  /// Whether a column and the one before it hold the same measure under different conditions: `Narrow | Wide`.
  private func isSide(_ column: Int) -> Bool {
    guard column < headers.count else { return false }
    func properties(_ header: Header) -> [String] {
      header.whole.concepts.filter { vocabulary[$0]?.kind == .property }
    }
    return keysAreProperties || properties(headers[column]) == properties(headers[column - 1])
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

  /// `Phone 14 Pro Max` is a name: a bound right behind a word that nobody knows is a part of it.
  private static func bounds(of key: Analysis) -> [Concept] {
    key.mentions.compactMap { mention in
      guard let bound = mention.bound, mention.tokens.lowerBound > 0 else { return mention.bound }
      let before = mention.tokens.lowerBound - 1
      let isKnown = key.mentions.contains { $0.tokens.contains(before) }
      return !isKnown && key.tokens[before].isCapitalized
        && key.tokens[mention.tokens.lowerBound].isCapitalized
        ? nil : bound
    }
  }
}
