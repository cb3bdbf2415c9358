import KijunGuidelines
import KijunStore

/// A folder of Markdown: a document for each source and each topic, and a manifest by which Kijun reads it again.
public struct MarkdownExport {
  /// Opens a file of the folder and gives what writes to it.
  public typealias Open = (_ name: String) throws -> (_ text: String) throws -> Void

  private let reader: FactReader

  public init(_ reader: FactReader) { self.reader = reader }

  public func write(_ open: Open) throws {
    let sources = try reader.sources()
    let names = ExportFileNames(sources.map(\.source.id))
    var topics = TopicIndex(reader)
    var written: [(source: Source, file: String, facts: Int)] = []
    for entry in sources {
      let file = "sources/\(names[entry.source.id]).md"
      var document = SourceDocument(entry.source, reader.tiers)
      try reader.eachFact(ofSource: entry.source.id) { fact in
        document.add(fact)
        try topics.add(fact)
      }
      guard document.count > 0 else { continue }
      try document.write(open(file))
      written.append((entry.source, file, document.count))
    }
    let pages = try topics.write(
      open, beside: Dictionary(written.map { ($0.source.id, $0.file) }) { first, _ in first })
    let manifest = try ExportManifest(written.map { ($0.source, $0.file) }, base: reader.base)
    for (name, text) in manifest.files { try open(name)(text) }
    try open("README.md")(index(written, pages))
    // What a topic says stands in the document of its source already.
    try open(".kijunignore")("README.md\n\(TopicIndex.folder)/\n")
  }

  private func index(
    _ sources: [(source: Source, file: String, facts: Int)], _ topics: [TopicIndex.Page]
  ) -> String {
    var text = """
      # Guidelines

      Facts of guidelines, made by `kijun export markdown`. Change the documents that they are from, not these.
      `kijun ingest --manifest sources.json` reads them again.

      ## Sources

      | Source | Publisher | Tier | Edition | Facts |
      |---|---|---|---|---|

      """
    let labels = Dictionary(reader.tiers.map { ($0.id, $0.label) }) { first, _ in first }
    for (source, file, facts) in sources {
      let cells = [
        "[\(MarkdownCell.text(source.title ?? source.id))](\(file))",
        MarkdownCell.text(source.publisher ?? ""),
        MarkdownCell.text(labels[source.tier] ?? source.tier), MarkdownCell.text(source.edition ?? ""),
        "\(facts)",
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    text += "\n## Topics\n\n| Topic | Facts |\n|---|---|\n"
    for page in topics { text += "| [\(MarkdownCell.text(page.title))](\(page.file)) | \(page.facts) |\n" }
    return text
  }
}
