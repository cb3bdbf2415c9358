import KijunGuidelines
import KijunVocabulary

/// Names that a document tells its facts apart by: those over the columns of its tables that say of what the numbers
/// are (`Courier app`). In a sentence, such a name alone says the same as over a column.
struct Qualifiers {
  /// With the concepts that they mean, where the vocabulary knows them.
  private var names: [String: [String]] = [:]

  init(_ document: Document, vocabulary: Vocabulary) {
    // What stands in a damaged header may be half a name, which other words have in them.
    for passage in document.passages where passage.kind == .tableHeader && !passage.isMisfit {
      let found = passage.cells.dropFirst().map { Header($0.string, vocabulary: vocabulary) }
        .filter { header in
          let known = header.conditions.filter { $0.name == Self.name }.flatMap(\.concepts)
          return header.isName && header.conditions.allSatisfy { $0.name == Self.name }
            && header.whole.concepts.allSatisfy(known.contains)
        }
      // One alone tells nothing from anything.
      guard found.count > 1 else { continue }
      for header in found where header.text.utf8.count <= Self.longest {
        names[header.text.withoutNote] = header.conditions.flatMap(\.concepts)
      }
    }
  }

  private static let longest = 36

  /// Those that a stretch of text names, in its order: of Chinese and Japanese ones, which have no spaces around them,
  /// wherever they stand.
  func names(in text: String) -> [String] {
    guard !names.isEmpty else { return [] }
    let bytes = Array(text.utf8)
    return names.keys.compactMap { name in bytes.firstIndex(of: Array(name.utf8)).map { (name, $0) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// The condition of a quantity: what its own stretch of the sentence names, or else what was named before it.
  func condition(of index: Int, in analysis: Analysis) -> Conditions.Condition? {
    guard !names.isEmpty else { return nil }
    let place = analysis.quantities[index].range.lowerBound
    let start = max(0, place - Self.reach)
    let stretch = analysis.slice(start..<place)
    var low = start
    if let mark = stretch.lastIndex(where: { "；;。".contains($0) }) {
      low = start + stretch.utf8.distance(from: stretch.startIndex, to: stretch.index(after: mark))
    }
    var nearest = low
    if index > 0 { nearest = min(place, max(low, analysis.quantities[index - 1].range.upperBound)) }
    var named = names(in: analysis.slice(nearest..<place))
    if named.isEmpty, nearest > low { named = names(in: analysis.slice(low..<place)).suffix(1) }
    guard !named.isEmpty else { return nil }
    return condition(named: named)
  }

  /// How many bytes before a quantity are looked at.
  private static let reach = 200

  /// The one that a heading ends with: `Row heights: courier app`, `Room board (courier app)`.
  func name(endingHeading title: String) -> String? {
    guard !names.isEmpty else { return nil }
    var title = title.trimmingSpaces[...]
    let isInBrackets = title.last.map { ")）".contains($0) } ?? false
    if isInBrackets { title = title.dropLast() }
    return names.keys.sorted().first { name in
      guard title.hasSuffix(name), let mark = title.dropLast(name.count).last(where: { $0 != " " }) else {
        return false
      }
      return isInBrackets ? "(（".contains(mark) : ":：—–-|".contains(mark)
    }
  }

  func condition(named found: [String]) -> Conditions.Condition {
    Conditions.Condition(
      name: Self.name, text: found.joined(separator: " / "), concepts: found.flatMap { names[$0] ?? [] })
  }

  static func condition(_ name: String) -> Conditions.Condition {
    Conditions.Condition(name: Self.name, text: name, concepts: [])
  }

  /// What such a condition is called.
  static let name = "column"
}

extension [UInt8] {
  /// Where other bytes begin among these, at the start of a word where they are Latin.
  fileprivate func firstIndex(of other: [UInt8]) -> Int? {
    guard let first = other.first, count >= other.count else { return nil }
    return (0...count - other.count).first { start in
      guard self[start] == first, self[start..<start + other.count].elementsEqual(other) else { return false }
      let end = start + other.count
      return first >= 0x80 || (start == 0 || !self[start - 1].isLatin) && (end == count || !self[end].isLatin)
    }
  }
}

extension UInt8 {
  fileprivate var isLatin: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
