import KijunStore

/// A new day at the top of a document is that of all its claims, another name of a heading that of all below it: it is
/// told once and not for each.
struct SharedChanges {
  private struct Sides: Hashable {
    var kind: ClaimChange.Kind
    var before: String
    var after: String
  }

  /// In the order of the document.
  private(set) var all: [(kind: ClaimChange.Kind, before: String, after: String, count: Int)] = []
  private let words: ChangeText
  private var told: Set<Sides> = []

  init(_ document: DocumentChanges, _ words: ChangeText) {
    self.words = words
    var counts: [Sides: Int] = [:]
    var order: [Sides] = []
    for change in document.claims {
      for kind in change.kinds {
        guard Self.fewest(kind) != nil else { continue }
        let sides = Self.sides(change, kind, words)
        if counts[sides] == nil { order.append(sides) }
        counts[sides, default: 0] += 1
      }
    }
    for sides in order {
      guard let count = counts[sides], let fewest = Self.fewest(sides.kind), count >= fewest else { continue }
      all.append((sides.kind, sides.before, sides.after, count))
      told.insert(sides)
    }
  }

  /// Whether a change of a claim is told together with others.
  func tells(_ change: ClaimChange, _ kind: ClaimChange.Kind) -> Bool {
    Self.fewest(kind) != nil && told.contains(Self.sides(change, kind, words))
  }

  /// Fewer are told one by one; nil for a change that each claim has of its own.
  private static func fewest(_ kind: ClaimChange.Kind) -> Int? {
    switch kind {
    case .dated: 4
    case .retitled: 1
    default: nil
    }
  }

  private static func sides(_ change: ClaimChange, _ kind: ClaimChange.Kind, _ words: ChangeText) -> Sides {
    let sides = words.sides(change, kind)
    return Sides(kind: kind, before: sides.before, after: sides.after)
  }
}
