/// A piece of a scraped file that is read as one line.
///
/// Mostly that is a physical line. A page that was flattened onto one line is cut where its headings, list
/// items and paragraphs began.
struct Segment: Equatable {
  var range: Range<Int>
  /// White space before the text, in columns.
  var indent: Int
  /// Whether it was cut out of a flattened line, with its inline markup still in it.
  var isFlattened: Bool
  var text: String

  var isBlank: Bool { text.isEmpty }

  init(_ bytes: [UInt8], _ range: Range<Int>, isFlattened: Bool = false) {
    var low = range.lowerBound
    var high = range.upperBound
    var indent = 0
    while low < high {
      if bytes[low] == 0x20 {
        indent += 1
        low += 1
      } else if bytes[low] == 0x09 {
        indent += 4
        low += 1
      } else if Self.isWideSpace(bytes, low, high) {
        indent += 2
        low += 3
      } else {
        break
      }
    }
    while high > low, bytes[high - 1] == 0x20 || (0x09...0x0D).contains(bytes[high - 1]) { high -= 1 }
    self.range = low..<high
    self.indent = indent
    self.isFlattened = isFlattened
    text = String(decoding: bytes[low..<high], as: UTF8.self)
  }

  private static func isWideSpace(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Bool {
    index + 2 < end && bytes[index] == 0xE3 && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80
  }
}
