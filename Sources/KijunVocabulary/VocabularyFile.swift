import KijunGuidelines

/// A file of `data/vocabulary`: concepts with their spellings by language.
struct VocabularyFile {
  struct Entry {
    var concept: Concept
    var spellings: [(language: String, text: String)]

    /// A tier is recognised by the same means as any concept: by its names, and weakly by its publisher's.
    static func entries(of tier: Tier) -> [Entry] {
      func entry(_ kind: Concept.Kind, _ texts: [String]) -> Entry {
        Entry(
          concept: Concept(id: "\(kind.rawValue)-\(tier.id)", kind: kind, detail: ["tier": tier.id]),
          spellings: texts.map { ("any", $0) })
      }
      return [
        entry(.tier, [tier.label] + tier.labels.values.sorted() + tier.spellings),
        entry(.publisher, tier.publishers),
      ]
    }
  }

  private(set) var concepts: [Entry] = []

  static let languages = ["en", "ja", "zh-Hant", "zh-Hans", "ko", "code", "any"]

  init(_ bytes: [UInt8]) throws(JSONCursor.Problem) {
    var cursor = JSONCursor(bytes)
    var concepts: [Entry] = []
    try cursor.members { key, cursor throws(JSONCursor.Problem) in
      guard key == "concepts" else { throw cursor.problem("unknown key “\(key)”") }
      try cursor.items { cursor throws(JSONCursor.Problem) in concepts.append(try Self.entry(&cursor)) }
    }
    try cursor.end()
    self.concepts = concepts
  }

  private static func entry(_ cursor: inout JSONCursor) throws(JSONCursor.Problem) -> Entry {
    var id = ""
    var kind: Concept.Kind?
    var concept = Concept(id: "", kind: .term)
    var spellings: [[String]] = Array(repeating: [], count: languages.count)
    try cursor.members { key, cursor throws(JSONCursor.Problem) in
      switch key {
      case "id": id = try cursor.string()
      case "kind":
        let name = try cursor.string()
        kind = Concept.Kind(rawValue: name)
        if kind == nil { throw cursor.problem("unknown kind “\(name)”") }
      case "broader": concept.broader = try cursor.strings()
      case "near": concept.near = try cursor.strings()
      case "implies": concept.implies = try cursor.strings()
      case "measures": concept.measures = try cursor.strings()
      default:
        if let language = languages.firstIndex(of: key) {
          spellings[language] = try cursor.strings()
        } else {
          concept.detail[key] = try cursor.word()
        }
      }
    }
    guard let kind, !id.isEmpty else { throw cursor.problem("a concept has no “id” or no “kind”") }
    concept.id = id
    concept.kind = kind
    var entry = Entry(concept: concept, spellings: [])
    for (language, texts) in zip(languages, spellings) { entry.spellings += texts.map { (language, $0) } }
    return entry
  }
}
