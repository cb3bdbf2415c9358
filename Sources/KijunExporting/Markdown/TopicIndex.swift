import KijunAnswering
import KijunGuidelines
import KijunStore

/// The documents of the topics: what all sources say of one thing, by tier.
struct TopicIndex {
  struct Page {
    var title: String
    var file: String
    var facts: Int
  }

  static let folder = "topics"

  private let reader: FactReader
  private var concepts: ConceptTable
  /// The claims of each topic and tier: their rows are read again when they are written.
  private var claims: [String: [String: [Int64]]] = [:]

  init(_ reader: FactReader) {
    self.reader = reader
    concepts = ConceptTable(reader.base)
  }

  mutating func add(_ fact: Fact) throws {
    claims[try topic(of: fact.claim), default: [:]][fact.claim.tier, default: []].append(fact.claim.id)
  }

  /// The first thing that a fact is about, or else the first property.
  private mutating func topic(of claim: StoredClaim) throws -> String {
    for (ids, kind) in [(claim.subjectConcepts, "subject"), (claim.propertyConcepts, "property")] {
      for id in ids where try concepts[id]?.kind == kind { return id }
    }
    return "other"
  }

  /// - Parameter documents: the document of each source, by its id, from the folder of the export.
  func write(_ open: MarkdownExport.Open, beside documents: [String: String]) throws -> [Page] {
    let names = ExportFileNames(Array(claims.keys))
    let labels = Dictionary(reader.tiers.map { ($0.id, $0.label) }) { first, _ in first }
    var pages: [Page] = []
    for topic in claims.keys.sorted() {
      let title = topic.replacingHyphens
      let file = "\(Self.folder)/\(names[topic]).md"
      let put = try open(file)
      try put(ExportMark.frontMatter(kind: "topic", title: title, language: nil))
      try put("# \(MarkdownLine.text(title))\n")
      let byTier = claims[topic] ?? [:]
      let known = reader.tiers.map(\.id)
      for tier in known + byTier.keys.filter({ !known.contains($0) }).sorted() {
        guard let ids = byTier[tier] else { continue }
        try put("\n## \(MarkdownLine.text(labels[tier] ?? tier))\n")
        var source: String?
        try reader.eachFact(withIDs: ids) { fact in
          if fact.source.id != source {
            source = fact.source.id
            let title = MarkdownCell.text(fact.source.title ?? fact.source.id)
            let heading = documents[fact.source.id].map { "[\(title)](../\($0))" }
            try put(
              "\n### \(heading ?? MarkdownLine.text(fact.source.title ?? fact.source.id))\n\n\(FactRow.header)"
            )
          }
          try put(FactRow.text(of: fact))
        }
      }
      pages.append(Page(title: title, file: file, facts: byTier.values.reduce(0) { $0 + $1.count }))
    }
    return pages
  }
}

extension String {
  /// `row-height` as one says it.
  fileprivate var replacingHyphens: String { String(map { $0 == "-" ? " " : $0 }) }
}
