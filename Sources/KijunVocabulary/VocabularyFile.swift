import KijunGuidelines

/// A file of words: concepts with their spellings by language.
struct VocabularyFile {
  struct Entry {
    var concept: Concept
    var spellings: [(language: String, text: String)]
    /// Where it begins in its file, in bytes.
    var place = 0

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
  /// What is wrong with single concepts, which are left out.
  private(set) var problems: [JSONCursor.Problem] = []

  static let languages = ["en", "ja", "zh-Hant", "zh-Hans", "ko", "code", "any"]

  /// `kinds` knows the concepts of other files: an entry for one of them need not say its kind again.
  init(_ bytes: [UInt8], kinds: [String: Concept.Kind] = [:]) throws(JSONCursor.Problem) {
    var cursor = JSONCursor(bytes)
    var concepts: [Entry] = []
    var problems: [JSONCursor.Problem] = []
    try cursor.members { key, cursor throws(JSONCursor.Problem) in
      guard key == "concepts" else { throw cursor.problem("unknown key “\(key)”") }
      try cursor.items { cursor throws(JSONCursor.Problem) in
        switch try Self.entry(&cursor, kinds) {
        case .success(let entry): concepts.append(entry)
        case .failure(let problem): problems.append(problem)
        }
      }
    }
    try cursor.end()
    self.concepts = concepts
    self.problems = problems
  }

  private static func entry(
    _ cursor: inout JSONCursor, _ kinds: [String: Concept.Kind]
  ) throws(JSONCursor.Problem) -> Result<Entry, JSONCursor.Problem> {
    let place = cursor.nextPlace
    var kind: String?
    var concept = Concept(id: "", kind: .term)
    var spellings: [[String]] = Array(repeating: [], count: languages.count)
    try cursor.members { key, cursor throws(JSONCursor.Problem) in
      switch key {
      case "id": concept.id = try cursor.string()
      case "kind": kind = try cursor.string()
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
    func problem(_ text: String) -> Result<Entry, JSONCursor.Problem> {
      .failure(cursor.problem(text, at: place))
    }
    let known = kinds[concept.id]
    guard !concept.id.isEmpty, kind != nil || known != nil else {
      return problem("a concept has no “id” or no “kind”")
    }
    guard let given = kind.map(Concept.Kind.init) ?? known else {
      return problem("unknown kind “\(kind ?? "")”")
    }
    if let known, known != given {
      return problem("the concept “\(concept.id)” is a \(known.rawValue) already, not a \(given.rawValue)")
    }
    concept.kind = given
    var entry = Entry(concept: concept, spellings: [], place: place)
    for (language, texts) in zip(languages, spellings) { entry.spellings += texts.map { (language, $0) } }
    return .success(entry)
  }
}
