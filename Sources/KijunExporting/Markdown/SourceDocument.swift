import KijunGuidelines
import KijunStore

/// The document of a source: its facts in tables, by tier and then by the section that they stand in.
struct SourceDocument {
  private let source: Source
  private let tiers: [Tier]
  private var rows: [String: [(section: [String], row: String)]] = [:]
  private(set) var count = 0
  /// In place of a heading where there is none.
  private static let top = "At the top"

  init(_ source: Source, _ tiers: [Tier]) {
    self.source = source
    self.tiers = tiers
  }

  mutating func add(_ fact: Fact) {
    rows[fact.claim.tier, default: []].append((fact.section, FactRow.text(of: fact)))
    count += 1
  }

  func write(_ put: (String) throws -> Void) throws {
    try put(
      ExportMark.frontMatter(kind: "source", title: source.title ?? source.id, language: source.language))
    try put("# \(MarkdownLine.text(source.title ?? source.id))\n\n")
    for (name, value) in about where !value.isEmpty { try put("- \(name): \(value)\n") }
    let known = tiers.map(\.id)
    let others = rows.keys.filter { !known.contains($0) }.sorted()
    for tier in known + others {
      guard let rows = rows[tier] else { continue }
      let label = tiers.first { $0.id == tier }?.label ?? tier
      try put("\n## \(MarkdownLine.text(label))\n")
      var section: [String]?
      for (path, row) in rows {
        if path != section {
          section = path
          let title = path.isEmpty ? Self.top : path.joined(separator: " › ")
          try put("\n### \(MarkdownLine.text(title))\n\n\(FactRow.header)")
        }
        try put(row)
      }
    }
  }

  private var about: [(String, String)] {
    [
      ("Publisher", source.publisher),
      ("Edition", source.edition.map { $0 + (source.historical ? ", historical" : "") }),
      ("Platforms", source.platforms.isEmpty ? nil : source.platforms.joined(separator: ", ")),
      ("Licence", source.license),
    ].map { ($0.0, $0.1.map(MarkdownCell.text) ?? "") }
      + [("Address", source.url.flatMap(MarkdownAddress.of).map { "<\($0)>" } ?? "")]
  }
}

/// How a document says that it is an export, so that its tables are read as what they are.
enum ExportMark {
  static let key = "kijun-export"
  static let version = "1"

  static func frontMatter(kind: String, title: String, language: String?) -> String {
    var lines = ["---", "\(key): \(version)", "kind: \(kind)", "title: \(quoted(title))"]
    if let language { lines.append("language: \(quoted(language))") }
    return lines.joined(separator: "\n") + "\n---\n\n"
  }

  private static func quoted(_ text: String) -> String {
    JSON.string(String(text.map { $0.isNewline ? " " : $0 })).text
  }
}
