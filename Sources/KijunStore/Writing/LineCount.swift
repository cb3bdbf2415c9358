import KijunGuidelines

/// Counts the lines from the first of a passage to what stands in it.
///
/// What comes later in the same passage goes on from there: a passage of many rejects must not be counted from its start
/// for each.
struct LineCount {
  private let text: [UInt8]
  /// Where the last count ended, and how many line breaks there are from the start of the passage to there.
  private var start = 0
  private var place = 0
  private var count = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func of(_ range: Range<Int>, in passage: Passage) -> ClosedRange<Int> {
    if passage.range.lowerBound != start || range.lowerBound < place {
      start = passage.range.lowerBound
      place = start
      count = 0
    }
    count += breaks(from: place, to: range.lowerBound)
    place = max(place, range.lowerBound)
    let first = passage.lines.lowerBound + count
    let last = first + breaks(from: range.lowerBound, to: range.upperBound)
    return min(first, passage.lines.upperBound)...min(last, passage.lines.upperBound)
  }

  /// Line breaks in a part of the text: LF, CR LF and, in old files, CR alone.
  private func breaks(from start: Int, to end: Int) -> Int {
    guard start >= 0, start < end, end <= text.count else { return 0 }
    return (start..<end).count { index in
      switch text[index] {
      case UInt8(ascii: "\n"): true
      case UInt8(ascii: "\r"): index + 1 >= text.count || text[index + 1] != UInt8(ascii: "\n")
      default: false
      }
    }
  }
}
