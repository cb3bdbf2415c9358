import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Everything as JSON, a claim a line, so that two exports can be compared line by line. `data/schemas` has its schema.
public struct JSONExport {
  /// Goes up when a key is renamed, goes, or changes its meaning; not when one is added.
  public static let version = 1

  /// What it may hold, as JSON Schema of 2020-12.
  public static var schema: String {
    EmbeddedFiles.file("schemas/export-\(version).json").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private let reader: FactReader

  public init(_ reader: FactReader) { self.reader = reader }

  /// Gives the text to `put` piece by piece.
  public func write(_ put: (String) throws -> Void) throws {
    let head: [(String, JSON)] = [
      ("format", .string("kijun-export")), ("version", .number(Self.version)),
      (
        "selection",
        .object([
          ("tier", .string(reader.selection.tier)), ("platform", .string(reader.selection.platform?.name)),
          ("as_of", .string(reader.base.past?.day)),
        ])
      ),
    ]
    try put("{\n" + head.map { "\(JSON.string($0.0).text): \($0.1.text),\n" }.joined())
    var tiers = List(name: "tiers")
    for tier in reader.tiers { try put(tiers.item(Self.json(of: tier))) }
    try put(tiers.end + ",\n")
    var sources = List(name: "sources")
    for entry in try reader.sources() {
      try put(sources.item(Self.json(of: entry.source, entry.documents.map(\.name))))
    }
    try put(sources.end + ",\n")
    var claims = List(name: "claims")
    try reader.eachFact { try put(claims.item($0.json)) }
    try put(claims.end + "\n}\n")
  }

  private static func json(of tier: Tier) -> JSON {
    .object([
      ("id", .string(tier.id)), ("label", .string(tier.label)), ("rank", .number(tier.rank)),
      ("treatment", .string(tier.treatment)),
    ])
  }

  private static func json(of source: Source, _ documents: [String]) -> JSON {
    .object([
      ("id", .string(source.id)), ("title", .string(source.title)), ("publisher", .string(source.publisher)),
      ("language", .string(source.language)), ("platforms", .strings(source.platforms)),
      ("tier", .string(source.tier)), ("edition", .string(source.edition)),
      ("historical", .bool(source.historical)), ("replaces", .strings(source.replaces)),
      ("verified_on", .string(source.verifiedOn?.description)), ("license", .string(source.license)),
      ("url", .string(source.url)), ("documents", .strings(documents)),
    ])
  }

  /// A list of the object, an item a line.
  private struct List {
    let name: String
    var isEmpty = true

    init(name: String) { self.name = name }

    mutating func item(_ json: JSON) -> String {
      defer { isEmpty = false }
      return (isEmpty ? start + "\n" : ",\n") + json.text
    }

    private var start: String { JSON.string(name).text + ": [" }
    var end: String { isEmpty ? start + "]" : "\n]" }
  }
}
