import KijunGuidelines

/// Where a document can't be cut into parts: a citation holds for passages before it, which wait until it is read.
struct CitationReach {
  /// The last citation of each block that has one, and where a group is known to stand behind one.
  private var blocks: [Int: Int] = [:]
  private var groups: [Int: Int] = [:]
  private var hasLast = false
  /// From the first passage that waits to the last one that it waits for, in order and apart.
  private var stretches: [Range<Int>] = []
  private var next = 0

  /// Takes the passages one after the other, as `CitationScope` does, though of the whole document.
  mutating func note(_ passage: Passage, _ index: Int, isCitation: Bool) {
    if isCitation {
      blocks[passage.block] = index
      hasLast = true
    } else if let group = passage.group {
      if hasLast, groups[group] == nil { groups[group] = index }
    } else if hasLast, blocks[passage.block] == nil {
      hasLast = false
    }
  }

  /// Looks up where what is cited begins, once all passages have been noted.
  mutating func close(_ passages: Passages) {
    guard !blocks.isEmpty || !groups.isEmpty else { return }
    for (index, passage) in passages.enumerated() {
      let ends = [
        blocks.removeValue(forKey: passage.block), passage.group.flatMap { groups.removeValue(forKey: $0) },
      ]
      for end in ends.compactMap({ $0 }) where end > index {
        if let last = stretches.last, last.upperBound > index {
          stretches[stretches.count - 1] = last.lowerBound..<max(last.upperBound, end)
        } else {
          stretches.append(index..<end)
        }
      }
      if blocks.isEmpty, groups.isEmpty { break }
    }
  }

  /// Whether a part may end before a passage; asked in the order of the passages.
  mutating func canEnd(before index: Int) -> Bool {
    while next < stretches.count, stretches[next].upperBound < index { next += 1 }
    return next == stretches.count || index <= stretches[next].lowerBound
  }
}
