import KijunSQLite

/// A place in a passage, told from the start of the passage.
struct Place: Equatable {
  var byteOffset: Int
  var byteCount: Int
  var lineOffset: Int
  /// Lines after the first.
  var lineMore: Int

  static let columns = "byte_offset, byte_count, line_offset, line_more"

  /// The columns of the table of that alias.
  static func columns(of alias: String) -> String {
    "\(alias).byte_offset, \(alias).byte_count, \(alias).line_offset, \(alias).line_more"
  }

  /// From four columns of a row.
  init(_ row: Row, _ column: Int32) {
    byteOffset = row.int(column)
    byteCount = max(0, row.int(column + 1))
    lineOffset = row.int(column + 2)
    lineMore = max(0, row.int(column + 3))
  }

  init(
    _ range: Range<Int>, _ lines: ClosedRange<Int>, in passage: Range<Int>, _ passageLines: ClosedRange<Int>
  ) {
    byteOffset = range.lowerBound - passage.lowerBound
    byteCount = range.count
    lineOffset = lines.lowerBound - passageLines.lowerBound
    lineMore = lines.upperBound - lines.lowerBound
  }

  var values: [SQLValue] {
    [.integer(byteOffset), .integer(byteCount), .integer(lineOffset), .integer(lineMore)]
  }

  /// Where it stands in the document, with the passage that begins there.
  func range(from start: Int) -> Range<Int> { start + byteOffset..<start + byteOffset + byteCount }

  func lines(from start: Int) -> ClosedRange<Int> { start + lineOffset...start + lineOffset + lineMore }

  /// Its part of the passage's quote; nil where it isn't within.
  func slice(of quote: String) -> String? {
    let bytes = Array(quote.utf8)
    guard byteOffset >= 0, byteOffset + byteCount <= bytes.count else { return nil }
    return byteCount == bytes.count
      ? quote : String(decoding: bytes[byteOffset..<byteOffset + byteCount], as: UTF8.self)
  }
}
