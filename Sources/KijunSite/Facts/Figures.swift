/// The facts of one topic, in the order of their tiers; what several places state is there once.
struct Figures {
  struct Entry {
    var fact: Fact
    /// Other places that state it.
    var others: [Fact] = []
    var otherCount = 0
  }

  private(set) var entries: [Entry] = []
  /// How many there are beyond those that are kept.
  private(set) var omitted = 0
  private var places: [String: Int] = [:]
  /// More than a person looks at, and what keeps a huge knowledge base out of memory.
  private let limit: Int
  private static let otherLimit = 20

  init(limit: Int = 4_000) { self.limit = limit }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ fact: Fact) {
    let key = fact.sameness
    if let place = places[key] {
      entries[place].otherCount += 1
      if entries[place].others.count < Self.otherLimit { entries[place].others.append(fact) }
    } else if entries.count < limit {
      places[key] = entries.count
      entries.append(Entry(fact: fact))
    } else {
      omitted += 1
    }
  }

  /// Current ones by tier, then those of earlier editions; each in the order of the documents. What stands in a table
  /// or list of data goes before what was cut out of a sentence, whose name says less.
  func sorted(_ rank: (String) -> Int) -> [Entry] {
    entries.enumerated().sorted { a, b in
      let (one, other) = (a.element.fact, b.element.fact)
      return (one.isHistorical ? 1 : 0, rank(one.tier), one.sentence == nil ? 0 : 1, a.offset)
        < (other.isHistorical ? 1 : 0, rank(other.tier), other.sentence == nil ? 0 : 1, b.offset)
    }.map(\.element)
  }
}
