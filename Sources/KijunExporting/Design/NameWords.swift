/// The words of a name in code.
struct NameWords {
  var words: [String]

  /// Words that a name can do without.
  private static let fillers: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "by", "for", "from", "has", "have", "in", "is", "it", "its",
    "must", "of",
    "on", "or", "should", "that", "the", "their", "these", "this", "to", "with", "your",
  ]

  init(_ words: [String]) { self.words = words }

  /// Those of a text; none where it is written in another script, but for what stands in brackets.
  init(of text: String) {
    let all = Slug.words(of: Slug.of(text))
    let telling = all.filter { !Self.fillers.contains($0) }
    words = telling.isEmpty ? all : telling
  }

  /// Those of the first few, each once.
  init(concepts: [String]) {
    var seen: Set<String> = []
    words = concepts.prefix(3).flatMap(Slug.words).filter { seen.insert($0).inserted }
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether they are a sentence rather than a name.
  var isProse: Bool { words.count > 5 || words.reduce(words.count - 1, { $0 + $1.utf8.count }) > 32 }

  static func + (a: NameWords, b: NameWords) -> NameWords { NameWords(a.words + b.words) }

  /// Whether all words of another stand in it one after the other.
  func contains(_ other: NameWords) -> Bool {
    guard !other.isEmpty, other.words.count <= words.count else { return false }
    return (0...words.count - other.words.count).contains {
      words[$0..<$0 + other.words.count].elementsEqual(other.words)
    }
  }

  /// As many whole words as there is room for; of one that is too long its beginning.
  func slug(limit: Int) -> String {
    var slug = ""
    for word in words where slug.isEmpty || slug.utf8.count + 1 + word.utf8.count <= limit {
      slug += (slug.isEmpty ? "" : "-") + word.prefix(limit)
    }
    return slug
  }
}
