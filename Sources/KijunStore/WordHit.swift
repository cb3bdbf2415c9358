#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A word of a query in a passage.
struct WordHit: Equatable {
  var passage: Int64
  /// What it weighs by where it stands: in the passage itself, around it, or both.
  var weight: Double
  /// How much it tells, by how few passages have it.
  var rarity: Double

  /// What it counts in a passage of so many characters, as BM25 has it: k1 = 1.2 and b = 0.75 are the usual ones, and a
  /// usual passage has 100 characters. The `bm25` of SQLite needs the places of words and a table of lengths in the file,
  /// a quarter of it, for a table that doesn't keep its text.
  func score(length: Int) -> Double {
    rarity * weight * 2.2 / (weight + 1.2 * (0.25 + 0.75 * Double(length) / 100))
  }

  /// Of a word whose passages are told in ascending order, and those that it stands around.
  static func of(
    _ own: [Int64], weight ownWeight: Double, around: [Int64], weight aroundWeight: Double, total: Int
  ) -> [WordHit] {
    var hits: [WordHit] = []
    hits.reserveCapacity(own.count + around.count)
    var (i, j) = (0, 0)
    while i < own.count || j < around.count {
      let a = i < own.count ? own[i] : .max
      let b = j < around.count ? around[j] : .max
      hits.append(
        WordHit(
          passage: min(a, b), weight: (a <= b ? ownWeight : 0) + (b <= a ? aroundWeight : 0), rarity: 0))
      if a <= b { i += 1 }
      if b <= a { j += 1 }
    }
    let having = Double(hits.count)
    let rarity = log(1 + (max(Double(total), having) - having + 0.5) / (having + 0.5))
    for index in hits.indices { hits[index].rarity = rarity }
    return hits
  }

  /// The hits of alternatives, by passage.
  static func any(_ parts: [[WordHit]]) -> [WordHit] {
    guard parts.count > 1 else { return parts.first ?? [] }
    // Runs that are in order already, which sorting merges.
    return Array(parts.joined()).sorted { $0.passage < $1.passage }
  }

  /// The hits in passages that have some of each part.
  static func all(_ parts: [[WordHit]]) -> [WordHit] {
    guard var passages = parts.min(by: { $0.count < $1.count })?.map(\.passage) else { return [] }
    for part in parts {
      var index = 0
      passages.removeAll { passage in
        while index < part.count, part[index].passage < passage { index += 1 }
        return index == part.count || part[index].passage != passage
      }
    }
    let common = Set(passages)
    return any(parts.map { $0.filter { common.contains($0.passage) } })
  }
}
