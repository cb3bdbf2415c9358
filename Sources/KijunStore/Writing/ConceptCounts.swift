/// In how many more of the passages that are current after an ingest each concept stands, in their own words or around them.
///
/// The index could tell, but only by going through all that it ever held.
struct ConceptCounts {
  private var counts: [Int] = []
  /// The last passage that each concept was counted for.
  private var passages: [Int] = []
  private var passage = 0

  /// Counts a passage, by two columns of numbers of concepts.
  mutating func add(own: [UInt8], context: [UInt8]) { count(own, context, 1) }

  mutating func add(own: [Int], context: [Int]) {
    passage += 1
    for number in own + context { add(number, 1) }
  }

  /// No longer counts one that has ended: what was once said must not weigh in answers of today.
  mutating func remove(own: [UInt8], context: [UInt8]) { count(own, context, -1) }

  private mutating func count(_ own: [UInt8], _ context: [UInt8], _ step: Int) {
    passage += 1
    for column in [own, context] { ConceptNumbers.forEach(in: column) { add($0, step) } }
  }

  private mutating func add(_ number: Int, _ step: Int) {
    while number >= counts.count {
      counts.append(0)
      passages.append(0)
    }
    guard passages[number] != passage else { return }
    passages[number] = passage
    counts[number] += step
  }

  var all: [(number: Int, count: Int)] {
    counts.enumerated().filter { $0.element != 0 }.map { ($0.offset, $0.element) }
  }
}
