/// Texts in the order in which they came first, each once.
struct UniqueList {
  private(set) var all: [String] = []
  private var seen: Set<String> = []

  init() {}

  /// `unique` has each text once already.
  init(_ unique: [String]) {
    all = unique
    seen = Set(unique)
  }

  mutating func append(_ more: some Sequence<String>) {
    for text in more where seen.insert(text).inserted { all.append(text) }
  }
}
