import KijunStore

/// A new day at the top of a document is that of all its claims: it is told once and not for each.
struct DateChanges {
  private struct Days: Hashable {
    var before: String
    var after: String
  }

  /// In the order of the document.
  private(set) var all: [(before: String, after: String, count: Int)] = []
  private let words: ChangeText
  private var told: Set<Days> = []
  /// Fewer are told one by one.
  private static let fewest = 4

  init(_ document: DocumentChanges, _ words: ChangeText) {
    self.words = words
    var counts: [Days: Int] = [:]
    var order: [Days] = []
    for change in document.claims where change.kinds.contains(.dated) {
      let days = Self.days(change, words)
      if counts[days] == nil { order.append(days) }
      counts[days, default: 0] += 1
    }
    for days in order {
      guard let count = counts[days], count >= Self.fewest else { continue }
      all.append((days.before, days.after, count))
      told.insert(days)
    }
  }

  /// Whether the day of a claim is told together with others.
  func tells(_ change: ClaimChange) -> Bool { told.contains(Self.days(change, words)) }

  private static func days(_ change: ClaimChange, _ words: ChangeText) -> Days {
    let sides = words.sides(change, .dated)
    return Days(before: sides.before, after: sides.after)
  }
}
