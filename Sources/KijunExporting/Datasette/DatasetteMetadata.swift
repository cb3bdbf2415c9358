import KijunGuidelines
import KijunStore

/// What Datasette is told of a knowledge base: which views to show and how, where the facts are from, and a search.
public struct DatasetteMetadata {
  private let reader: FactReader

  public init(_ reader: FactReader) { self.reader = reader }

  public func text() throws -> String { try json().pretty + "\n" }

  private func json() throws -> JSON {
    let sources = try reader.sources().map(\.source)
    var about: [(String, JSON)] = [
      ("title", .string("Guidelines")),
      ("source", .string(Self.joined(sources.map { $0.publisher ?? $0.title ?? $0.id }))),
    ]
    // Datasette has room for one address and one licence; the view of the guidelines has those of each.
    let addresses = Self.distinct(sources.compactMap { $0.url.flatMap(MarkdownAddress.of) })
    if addresses.count == 1 { about.append(("source_url", .string(addresses[0]))) }
    let licenses = Self.distinct(sources.compactMap(\.license))
    if !licenses.isEmpty { about.append(("license", .string(licenses.joined(separator: ", ")))) }
    let database: [(String, JSON)] =
      about + [
        ("tables", .object(Self.views + Self.hidden)),
        ("queries", .object([("search", Self.search)])),
      ]
    return .object(about + [("databases", .object([(Self.name(of: reader.base.path), .object(database))]))])
  }

  /// Datasette calls a database as its file, without the ending.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func joined(_ texts: [String]) -> String {
    let all = distinct(texts)
    return all.count <= 12
      ? all.joined(separator: ", ") : "\(all.prefix(12).joined(separator: ", ")) and others"
  }

  private static let views: [(String, JSON)] = [
    (
      "facts",
      view(
        "What the documents say now, a fact a row",
        facets: ["tier", "kind", "unit", "guideline"], sortable: ["number", "verified_on", "line", "thing"],
        isSearched: true)
    ),
    ("former_facts", view("What a document said and says no longer", facets: ["tier"], sortable: ["until"])),
    (
      "guidelines",
      view("The documents, with where they are from and under which licence", facets: ["tier", "publisher"])
    ),
    ("texts", view("The documents passage by passage", facets: ["kind", "tier"], isSearched: true)),
    ("no_facts", view("What looked like a value and is none", facets: ["reason"])),
  ]

  private static func view(
    _ description: String, facets: [String], sortable: [String] = [], isSearched: Bool = false
  ) -> JSON {
    var fields: [(String, JSON)] = [("description", .string(description)), ("facets", .strings(facets))]
    if !sortable.isEmpty { fields.append(("sortable_columns", .strings(sortable))) }
    if isSearched {
      fields += [("fts_table", .string("passage_words")), ("fts_pk", .string("passage"))]
    }
    return .object(fields)
  }

  /// Tables that only Kijun has a use for.
  private static let hidden: [(String, JSON)] = [
    "annotations", "claim_numbers", "concept_numbers", "concepts", "contexts", "fetches", "line_shifts",
    "migrations",
    "moves", "passage_annotations", "passage_words", "revisions", "runs", "sections", "settings",
    "source_history",
    "spellings", "vocabulary_additions",
  ].map { ($0, .object([("hidden", .bool(true))])) }

  private static let search: JSON = .object([
    ("title", .string("Search, in any language of the documents")),
    ("params", .strings(["words"])), ("sql", .string(DatasetteSearch.sql)),
  ])
}
