/// In how many of the passages that an ingest indexes each concept stands, in their own words or around them.
///
/// The index could tell, but only by going through all that it ever held.
struct ConceptCounts {
  private var counts: [Int] = []
  /// The last passage that each concept was counted for.
  private var passages: [Int] = []
  private var passage = 0

  /// Counts a passage, by two columns of numbers of concepts.
  mutating func add(own: [UInt8], context: [UInt8]) {
    passage += 1
    for column in [own, context] { ConceptNumbers.forEach(in: column) { add($0) } }
  }

  private mutating func add(_ number: Int) {
    while number >= counts.count {
      counts.append(0)
      passages.append(0)
    }
    guard passages[number] != passage else { return }
    passages[number] = passage
    counts[number] += 1
  }

  var all: [(number: Int, count: Int)] {
    counts.enumerated().filter { $0.element > 0 }.map { ($0.offset, $0.element) }
  }
}
