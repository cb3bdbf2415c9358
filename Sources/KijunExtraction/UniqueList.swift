/// Texts in the order in which they came first, each once.
struct UniqueList {
  private(set) var all: [String] = []
  /// Those it began with. They are never added to, so that many lists share one set: every paragraph begins with the
  /// concepts of its section.
  private let first: Set<String>
  private let firstCount: Int
  /// The others, once they are more than are compared one by one.
  private var later: Set<String> = []

  init() { self.init([]) }

  /// `unique` has each text once already.
  init(_ unique: [String]) {
    all = unique
    first = Set(unique)
    firstCount = unique.count
  }

  mutating func append(_ more: some Sequence<String>) {
    for text in more where !first.contains(text) && insertLater(text) { all.append(text) }
  }

  private mutating func insertLater(_ text: String) -> Bool {
    if all.count - firstCount < 16 { return !all[firstCount...].contains(text) }
    if later.isEmpty { later = Set(all[firstCount...]) }
    return later.insert(text).inserted
  }
}
