#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The words of a full-text query, with the rows that have each.
///
/// Rows are asked for in ascending order, as a query gives them, so each word goes once through its own.
final class RankedWords {
  private struct Word {
    var own: [Int64]
    var around: [Int64] = []
    var ownIndex = 0
    var aroundIndex = 0
    var rarity: Double
  }

  /// The query in the order of its text.
  private enum Step {
    case word(Int)
    /// Brackets of words that belong together, and of alternatives.
    case open(isAll: Bool)
    case close
  }

  private let total: Double
  private var words: [Word] = []
  private var steps: [Step] = []
  private var last = Int64.min

  /// - Parameter total: how many rows there are, with a word of the query or without.
  init(total: Int) { self.total = Double(total) }

  /// Rows in ascending order, of a word or, where it stands around them, of the word before.
  func add(_ rows: [Int64], isAround: Bool) {
    if isAround, !words.isEmpty {
      words[words.count - 1].around = rows
      words[words.count - 1].rarity = rarity(Self.count(words[words.count - 1].own, rows))
    } else {
      steps.append(.word(words.count))
      words.append(Word(own: rows, rarity: rarity(rows.count)))
    }
  }

  /// `(` and `)` around words that count only together, `[` and `]` around alternatives.
  func add(bracket: UInt8) {
    switch bracket {
    case UInt8(ascii: "("): steps.append(.open(isAll: true))
    case UInt8(ascii: "["): steps.append(.open(isAll: false))
    default: steps.append(.close)
    }
  }

  func score(of row: Int64, own: Double, around: Double, dampening: Double) -> Double {
    if row < last { rewind() }
    last = row
    var levels = [Level(isAll: false)]
    for step in steps {
      switch step {
      case .open(let isAll): levels.append(Level(isAll: isAll))
      case .close:
        guard levels.count > 1, let level = levels.popLast() else { continue }
        levels[levels.count - 1].add(level.score)
      case .word(let index):
        var found = 0.0
        if Self.has(row, words[index].own, &words[index].ownIndex) { found += own }
        if Self.has(row, words[index].around, &words[index].aroundIndex) { found += around }
        levels[levels.count - 1].add(
          found > 0 ? words[index].rarity * found * 2.2 / (found + dampening) : nil)
      }
    }
    return levels[0].score ?? 0
  }

  /// What stands between two brackets, of which a row has some.
  private struct Level {
    let isAll: Bool
    private var sum = 0.0
    private var hasOne = false
    private var lacksOne = false

    init(isAll: Bool) { self.isAll = isAll }

    /// nil for what the row doesn't have.
    mutating func add(_ score: Double?) {
      hasOne = hasOne || score != nil
      lacksOne = lacksOne || score == nil
      sum += score ?? 0
    }

    var score: Double? { hasOne && !(isAll && lacksOne) ? sum : nil }
  }

  private func rarity(_ rows: Int) -> Double {
    let having = Double(rows)
    return log(1 + (max(total, having) - having + 0.5) / (having + 0.5))
  }

  private func rewind() {
    for index in words.indices {
      words[index].ownIndex = 0
      words[index].aroundIndex = 0
    }
  }

  private static func has(_ row: Int64, _ rows: [Int64], _ index: inout Int) -> Bool {
    while index < rows.count, rows[index] < row { index += 1 }
    return index < rows.count && rows[index] == row
  }

  /// How many rows are in one of two lists or in both.
  private static func count(_ a: [Int64], _ b: [Int64]) -> Int {
    var (count, i, j) = (0, 0, 0)
    while i < a.count, j < b.count {
      let (x, y) = (a[i], b[j])
      if x <= y { i += 1 }
      if y <= x { j += 1 }
      count += 1
    }
    return count + a.count - i + b.count - j
  }
}
