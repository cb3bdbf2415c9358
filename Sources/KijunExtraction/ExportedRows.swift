import KijunGuidelines
import KijunVocabulary

/// The tables of a document that `kijun export markdown` made: each row is one fact, and its columns say all of it.
struct ExportedRows {
  /// The key of the front matter by which a document says that it is such a one.
  private static let mark = "kijun-export"
  private static let version = "1"

  private let vocabulary: Vocabulary
  /// Of the table that is being read: its group, and which column is which.
  private var table: (group: Int?, columns: [String: Int]) = (nil, [:])

  /// nil where the document is none.
  init?(_ document: Document, vocabulary: Vocabulary) {
    guard document.frontMatter.contains(where: { $0.key == Self.mark && $0.value == Self.version }) else {
      return nil
    }
    self.vocabulary = vocabulary
  }

  /// The claim of a row, without its place; nil for a header and for a row that lacks what a fact has.
  mutating func claim(_ passage: Passage, _ index: Int) -> Claim? {
    if passage.kind == .tableHeader {
      let names = passage.cells.enumerated().map { ($1.string.lowercased(), $0) }
      table = (passage.group, Dictionary(names) { first, _ in first })
    }
    guard passage.kind == .tableRow, passage.group == table.group else { return nil }
    func cell(_ name: String) -> String {
      guard let column = table.columns[name], passage.cells.indices.contains(column) else { return "" }
      return passage.cells[column].string
    }
    guard let value = ExportedValue.value(cell("value"), reading: cell("reading")),
      vocabulary.tier(cell("tier")) != nil
    else { return nil }
    let (subject, property) = concepts(cell("concepts"))
    return Claim(
      passage: index, subject: cell("thing"), property: cell("property"), subjectConcepts: subject,
      propertyConcepts: property, value: value, conditions: conditions(cell("conditions")),
      modality: Claim.Modality(rawValue: cell("force")), tier: cell("tier"),
      verifiedOn: CalendarDate(iso: cell("verified")), citation: cell("cites").isEmpty ? nil : cell("cites"),
      range: passage.range, lines: passage.lines)
  }

  /// The headings that a fact had in its own document, so that it keeps its name.
  static func section(_ path: [String]) -> [String] {
    guard let last = path.last, last != topSection else { return [] }
    return last.split(separator: " › ").map { String($0) }
  }

  /// What an export writes in place of a heading where a fact had none above it.
  private static let topSection = "At the top"

  /// `custom-row subtitle → min-height`
  private func concepts(_ text: String) -> (subject: [String], property: [String]) {
    let sides = text.split(separator: "→", maxSplits: 1, omittingEmptySubsequences: false).map { ids($0) }
    return (sides.first ?? [], sides.count > 1 ? sides[1] : [])
  }

  private func ids(_ text: some StringProtocol) -> [String] {
    text.split { $0 == " " }.map { String($0) }.filter(Self.isID)
  }

  /// `platform = iOS / iPadOS {ios ipados}; text_size = …`
  private func conditions(_ text: String) -> Conditions {
    var conditions = Conditions()
    for part in text.split(separator: ";") {
      guard let equal = part.firstIndex(of: "=") else { continue }
      let name = part[..<equal].filter { $0 != " " }
      var rest = part[part.index(after: equal)...]
      if rest.first == " " { rest = rest.dropFirst() }
      var concepts: [String] = []
      if let brace = rest.lastIndex(of: "{"), rest.last == "}" {
        concepts = ids(rest[rest.index(after: brace)...].dropLast())
        rest = rest[..<brace]
        if rest.last == " " { rest = rest.dropLast() }
      }
      conditions.set(.init(name: name, text: Self.unescaped(rest), concepts: concepts))
    }
    return conditions
  }

  /// Also of a concept that the vocabulary lost since.
  private static func isID(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "-" || scalar == "_"
          || scalar == "."
      }
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    return String(text).replacing("%3B", with: ";").replacing("%7B", with: "{").replacing("%25", with: "%")
  }
}
