/// Cuts a scraped file into segments: physical lines, and the blocks of lines that were flattened.
enum Segments {
  static func of(_ bytes: [UInt8], lines: Lines) -> [Segment] {
    var segments: [Segment] = []
    for number in 1...max(1, lines.count) {
      let range = lines.range(of: number)
      if isFlattenedMarkdown(bytes, range) {
        segments += cut(bytes, range, at: flattenedStarts(bytes, range), flattened: true)
      } else {
        segments += cut(bytes, range, at: runTogetherStarts(bytes, range), flattened: false)
      }
    }
    return segments
  }

  private static func cut(
    _ bytes: [UInt8], _ range: Range<Int>, at starts: [Int], flattened: Bool
  ) -> [Segment] {
    var segments: [Segment] = []
    var low = range.lowerBound
    for start in starts + [range.upperBound] where start > low || start == range.upperBound {
      segments.append(Segment(bytes, low..<start, isFlattened: flattened))
      low = start
    }
    return segments
  }

  /// List items that lost their line breaks: ` - ` or ` * ` after the end of a sentence.
  private static func runTogetherStarts(_ bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    guard range.count > 4 else { return starts }
    for index in range.lowerBound + 1..<range.upperBound - 2 {
      let mark = bytes[index]
      guard mark == 0x2D || mark == 0x2A, bytes[index - 1] == 0x20, bytes[index + 1] == 0x20,
        endsSentence(bytes, before: index - 1, from: range.lowerBound)
      else { continue }
      starts.append(index)
    }
    return starts
  }

  /// A long line with Markdown's marks inside it, which only mean something at the beginning of a line.
  private static func isFlattenedMarkdown(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count > 600 else { return false }
    var marks = 0
    for index in range.lowerBound..<range.upperBound - 1
    where bytes[index] == 0x20 && (bytes[index + 1] == 0x23 || bytes[index + 1] == 0x2A) {
      if startsBlock(bytes, index + 1, range) { marks += 1 }
    }
    return marks >= 2
  }

  private static func flattenedStarts(_ bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    for index in range.lowerBound + 1..<range.upperBound - 1
    where bytes[index - 1] == 0x20 && startsBlock(bytes, index, range) {
      starts.append(index)
    }
    return starts
  }

  /// `## `, `* ` or `- ` after a sentence or a heading, `> `, `**` at the start of a paragraph, an image.
  private static func startsBlock(_ bytes: [UInt8], _ index: Int, _ range: Range<Int>) -> Bool {
    func at(_ offset: Int) -> UInt8 { index + offset < range.upperBound ? bytes[index + offset] : 0 }
    switch at(0) {
    case 0x23:
      var count = 0
      while at(count) == 0x23 { count += 1 }
      return count <= 6 && at(count) == 0x20
    case 0x2A, 0x2D:
      if at(0) == 0x2A, at(1) == 0x2A, at(2) != 0x20, at(2) != 0x2A {
        return endsSentence(bytes, before: index - 1, from: range.lowerBound)
      }
      return at(1) == 0x20
    case 0x3E: return at(1) == 0x20 && endsSentence(bytes, before: index - 1, from: range.lowerBound)
    case 0x5B: return at(1) == 0x5D || isBracketNote(bytes, index, range)
    default: return false
    }
  }

  /// `[TOC=3,3]` and the like: a directive, no text.
  private static func isBracketNote(_ bytes: [UInt8], _ index: Int, _ range: Range<Int>) -> Bool {
    var end = index + 1
    while end < range.upperBound, end - index < 40, bytes[end] != 0x5D {
      if bytes[end] >= 0x80 { return false }
      end += 1
    }
    return end + 1 < range.upperBound && bytes[end] == 0x5D && bytes[end + 1] == 0x20
      && bytes[index..<end].contains(0x3D)
  }

  private static let stops: [[UInt8]] = ["。", "！", "？", "：", "）", "；"].map { Array($0.utf8) }

  /// Whether the text before an index ends a sentence, a heading or a paragraph.
  private static func endsSentence(_ bytes: [UInt8], before index: Int, from start: Int) -> Bool {
    var end = index
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x2A { end -= 1 }
    guard end > start else { return true }
    let last = bytes[end - 1]
    if last == 0x2E || last == 0x21 || last == 0x3F || last == 0x3A || last == 0x29 { return true }
    return end - 3 >= start && stops.contains { $0[...] == bytes[end - 3..<end] }
  }
}
