import KijunGuidelines

/// The passages of a document before it is written again, by which what has moved is seen.
struct OldPassages {
  struct Place {
    var ordinal: Int
    var line: Int
    /// The headings above it, without their numbers.
    var section: String
    var isRow: Bool
  }

  private(set) var known: [Int64: Place] = [:]
  /// All of them, in the order of the document.
  private(set) var order: [Int64] = []

  init() {}

  init(_ rows: [DocumentWriter.KnownPassage], _ paths: SectionPaths) {
    order = rows.map(\.id)
    known.reserveCapacity(rows.count)
    for row in rows {
      known[row.id] = Place(
        ordinal: row.position.ordinal, line: row.position.line,
        section: paths.plain[row.position.section] ?? "",
        isRow: row.identity.kind == Passage.Kind.tableRow.number)
    }
  }
}

/// The nearest passages on both sides of one that are the same before and after.
struct Neighbours {
  typealias Sides = (before: Int64, after: Int64)

  private let old: [Int64: Sides]
  private let new: [Sides]

  init(old: [Int64], new: [Int64]) {
    let same = Set(old).intersection(new)
    self.old = Dictionary(zip(old, Self.sides(of: old, same)), uniquingKeysWith: { first, _ in first })
    self.new = Self.sides(of: new, same)
  }

  func ofOld(_ passage: Int64) -> Sides { old[passage] ?? (0, 0) }

  func ofNew(_ index: Int) -> Sides { new.indices.contains(index) ? new[index] : (0, 0) }

  private static func sides(of order: [Int64], _ same: Set<Int64>) -> [Sides] {
    var sides: [Sides] = []
    sides.reserveCapacity(order.count)
    var last: Int64 = 0
    for id in order {
      if same.contains(id) { last = id }
      sides.append((last, 0))
    }
    last = 0
    for (index, id) in order.enumerated().reversed() {
      if same.contains(id) { last = id }
      sides[index].after = last
    }
    return sides
  }
}
