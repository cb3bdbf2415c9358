import KijunGuidelines
import KijunStore

/// What the search of the site knows: facts, the words that name their concepts, and where they are drawn. Each file is a
/// script of one call, since a page that is opened from a disk may load scripts and nothing else.
final class SearchIndex {
  private let context: SiteContext
  private let put: (SiteFile) throws -> Void
  private var shard: [JSON] = []
  private var shardSize = 0
  private var documents: [Int64: Int] = [:]
  private var documentList: [JSON] = []
  private var concepts = ConceptIndex()
  private var files: [String] = []
  private(set) var count = 0

  /// A file is no larger than a page.
  private static let room = 200_000
  /// More than a browser searches while somebody types.
  static let limit = 60_000

  init(_ context: SiteContext, _ put: @escaping (SiteFile) throws -> Void) throws {
    self.context = context
    self.put = put
    try concepts.prepare(context.base)
  }

  func add(_ fact: Fact) throws {
    guard count < Self.limit else { return }
    count += 1
    let part = fact.page == fact.document.page ? 0 : Self.part(of: fact)
    func text(_ text: String, _ limit: Int) -> JSON { .string(SafeText.of(text.shortened(to: limit))) }
    let entry = JSON.array([
      .string(fact.key), text(fact.statement, 80), text(fact.subject, 100),
      text(fact.property, 60), text(fact.conditionTexts.joined(separator: " · "), 80),
      .number(context.rank(ofTier: fact.tier) - 1), .string(fact.verifiedOn?.description ?? ""),
      .number(document(fact.document)), .number(part), .number(fact.line), .number(fact.isHistorical ? 1 : 0),
      .array(concepts.numbers(of: fact).map { .number($0) }),
    ])
    shardSize += entry.text.utf8.count
    shard.append(entry)
    if shardSize > Self.room { try flush() }
  }

  private static func part(of fact: Fact) -> Int {
    let digits = fact.page.dropLast(5).reversed().prefix { $0.isNumber }.reversed()
    return (Int(String(digits)) ?? 1) - 1
  }

  private func document(_ document: SiteDocument) -> Int {
    if let known = documents[document.id] { return known }
    documents[document.id] = documentList.count
    documentList.append(
      .array([.string(SafeText.of(document.title.shortened(to: 80))), .string(document.slug)]))
    return documentList.count - 1
  }

  /// `places` has for each page the anchors with the facts that they show.
  func finish(_ places: [(page: String, keys: [[String]])]) throws {
    try flush()
    for place in places where !place.keys.isEmpty {
      let pairs = place.keys.map { JSON.strings($0) }
      try write("drawn", .array([.string(place.page), .array(pairs)]))
    }
    for list in try concepts.words(context.base, context.spellings()).chunked(Self.room) {
      try write("words", .array(list))
    }
    for list in documentList.chunked(Self.room) { try write("documents", .array(list)) }
    let tiers = context.tiers.map {
      JSON.array([.string($0.id), .string(context.label(ofTier: $0.id))])
    }
    // Nothing of a document is in the list of files, so that its text can be looked at.
    let list = JSON.array([.array(tiers), .strings(files)])
    try put(SiteFile(path: "search/index.js", text: "kijun(\"index\", \(list.text));\n"))
  }

  private func flush() throws {
    guard !shard.isEmpty else { return }
    try write("facts", .array(shard))
    shard = []
    shardSize = 0
  }

  private func write(_ kind: String, _ content: JSON) throws {
    let name = "search/\(kind)-\(files.count + 1).js"
    files.append(name)
    try put(SiteFile(path: name, text: "kijun(\"\(kind)\", \(content.text));\n"))
  }
}

extension [JSON] {
  /// In lists of at most so many bytes, but for an item that is larger by itself.
  func chunked(_ room: Int) -> [[JSON]] {
    var chunks: [[JSON]] = []
    var size = room
    for item in self {
      let more = item.text.utf8.count + 1
      if size + more > room {
        chunks.append([])
        size = 0
      }
      chunks[chunks.count - 1].append(item)
      size += more
    }
    return chunks
  }
}
