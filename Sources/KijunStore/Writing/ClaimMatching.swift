/// By what a claim is known again whose key has changed: all of it that no line number and no key is part of.
struct ClaimTraits {
  var subject: String
  var property: String
  /// The value, however it is written.
  var value: String
  var conditions: String
  /// The headings above it without their numbers.
  var section: String
  /// Whether it stands in the row of a table.
  var isInRow: Bool
  /// What subject and property mean, in any order.
  var concepts: [String]
  /// The nearest passages before and after it that are as they were; 0 where there is none.
  var before: Int64
  var after: Int64
}

/// Finds the claims that a document still states in another place or in other words.
///
/// A claim that is neither by its key nor by these rules among the old ones is a new one. The rules go from the
/// strictest to the weakest, and one that would fit two claims equally well fits none, unless both say the very same.
struct ClaimMatching {
  /// The old claim that each new one is; nil for a new one.
  private(set) var old: [Int?]

  private struct Rule {
    var name: @Sendable (ClaimTraits) -> [String]?
    /// Whether claims that the rule can't tell apart are paired in their order.
    var pairsInOrder = false
    var also: @Sendable (ClaimTraits, ClaimTraits) -> Bool = { _, _ in true }
  }

  private static let rules: [Rule] = [
    // Under another heading, or told apart by another number.
    Rule(
      name: { ["moved", $0.subject, $0.property, $0.conditions, $0.value] }, pairsInOrder: true),
    // The same thing in other words.
    Rule(name: { $0.concepts.isEmpty ? nil : ["said", $0.section, $0.value, $0.conditions] + $0.concepts }),
    // The same place with another value.
    Rule(
      name: { ["changed", $0.subject, $0.property, $0.conditions] },
      also: { $0.section == $1.section || $0.neighbours($1) }),
    // Another name for the same row: only where it stands between the same neighbours on one side at least.
    Rule(
      name: { ["renamed", $0.section, $0.property, $0.value, $0.conditions] }, also: { $0.neighbours($1) }),
    // The same row under another condition.
    Rule(
      name: { ["held", $0.section, $0.subject, $0.property, $0.value] }, also: { $0.neighbours($1) }),
    // The same thing in other words and with another value.
    Rule(
      name: { $0.concepts.isEmpty ? nil : ["revised", $0.section, $0.conditions] + $0.concepts },
      also: { $0.isBetween($1) }),
    // A sentence that is written anew, with the same value, between the same neighbours. Of two rows of a table the same
    // figure in another row and another column says nothing.
    Rule(
      name: { ["rewritten", $0.section, $0.value] },
      also: { a, b in
        a.isBetween(b)
          && (!a.isInRow || !b.isInRow || a.subject == b.subject || a.property == b.property)
      }),
  ]

  /// - Parameter old: of each new claim, the old one that has its key.
  init(known: [ClaimTraits], new: [ClaimTraits], old: [Int?]) {
    self.old = old
    var free = Set(known.indices)
    for index in old { if let index { free.remove(index) } }
    for rule in Self.rules {
      let open = new.indices.filter { self.old[$0] == nil }
      guard !open.isEmpty, !free.isEmpty else { return }
      var lost: [[String]: [Int]] = [:]
      for index in free.sorted() {
        if let name = rule.name(known[index]) { lost[name, default: []].append(index) }
      }
      var found: [[String]: [Int]] = [:]
      for index in open { if let name = rule.name(new[index]) { found[name, default: []].append(index) } }
      for (name, indices) in found {
        guard let candidates = lost[name] else { continue }
        let isOne = indices.count == 1 && candidates.count == 1
        guard isOne || rule.pairsInOrder || indices.count == candidates.count else { continue }
        for (newIndex, oldIndex) in zip(indices, candidates) where rule.also(known[oldIndex], new[newIndex]) {
          self.old[newIndex] = oldIndex
          free.remove(oldIndex)
        }
      }
    }
  }
}

extension ClaimTraits {
  fileprivate func neighbours(_ other: ClaimTraits) -> Bool {
    before == other.before && before != 0 || after == other.after && after != 0
  }

  fileprivate func isBetween(_ other: ClaimTraits) -> Bool {
    before == other.before && after == other.after && (before != 0 || after != 0)
  }
}
