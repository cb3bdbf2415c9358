/// A table that lost its borders and line ends when a page was scraped, inside a paragraph:
/// `PartDefault sizeMinimum sizeCard20 pt16 ptChip14 pt11 pt…`.
///
/// Only what is certain is taken for one: rows of several values each, with one unit and the same number in every row,
/// and a header whose last columns share a word, so that the first key can be told from it.
struct GluedTable {
  struct Row {
    var cells: [Range<Int>]
  }

  /// From the header to the last value, in bytes of the text.
  private(set) var range: Range<Int>
  /// The header first.
  private(set) var rows: [Row]

  private static let fewestRows = 3
  private static let longestKey = 40
  private static let longestHeader = 200

  /// A number, and the letters behind it, of which the first are its unit.
  private struct Figure {
    private let low: Int32
    private let first: Int32
    private let end: Int32

    init(start: Int, letters: Range<Int>) {
      low = Int32(clamping: start)
      first = Int32(clamping: letters.lowerBound)
      end = Int32(clamping: letters.upperBound)
    }

    var start: Int { Int(low) }
    var letters: Range<Int> { Int(first)..<Int(end) }
  }

  /// All of a text, in its order. One pass.
  static func all(in bytes: [UInt8]) -> [GluedTable] {
    let figures = figures(in: bytes)
    guard figures.count >= 2 * fewestRows else { return [] }
    var tables: [GluedTable] = []
    var index = 0
    while index + 1 < figures.count {
      let unit = figures[index].letters
      guard (1...6).contains(unit.count), isBlank(bytes[unit.upperBound..<figures[index + 1].start]) else {
        index += 1
        continue
      }
      if let found = GluedTable(
        bytes, figures, from: &index, unit: Array(bytes[unit]), after: tables.last?.range.upperBound ?? 0)
      {
        tables.append(found)
      }
    }
    return tables
  }

  private init?(_ bytes: [UInt8], _ figures: [Figure], from index: inout Int, unit: [UInt8], after low: Int) {
    func end(_ figure: Figure) -> Int? {
      bytes[figure.letters].starts(with: unit) ? figure.letters.lowerBound + unit.count : nil
    }
    var rows: [[Range<Int>]] = [[]]
    var keys: [Range<Int>] = []
    var next = index
    var last = figures[index].start
    while next < figures.count, let end = end(figures[next]) {
      let figure = figures[next]
      let gap = last..<figure.start
      if !rows[rows.count - 1].isEmpty, !Self.isBlank(bytes[gap]) {
        // A key begins the next row.
        guard rows[rows.count - 1].count == rows[0].count, Self.isKey(bytes[gap]) else { break }
        keys.append(Self.trimmed(bytes, gap))
        rows.append([])
      } else if rows.count > 1, rows[rows.count - 1].count == rows[0].count {
        break
      }
      rows[rows.count - 1].append(figure.start..<end)
      last = end
      next += 1
    }
    if rows.last?.count != rows[0].count { rows.removeLast() }
    guard rows.count >= Self.fewestRows, rows[0].count > 1, let end = rows.last?.last?.upperBound,
      let header = Self.header(bytes, before: figures[index].start, after: low, values: rows[0].count)
    else {
      // What was looked at as a table and is none is not looked at again from its next figure on.
      index = max(index + 1, next)
      return nil
    }
    index += rows.count * rows[0].count
    range = header.names[0].lowerBound..<end
    self.rows = [Row(cells: header.names)]
    for (key, values) in zip([header.key] + keys, rows) { self.rows.append(Row(cells: [key] + values)) }
  }

  /// The names of the columns before the first value, and the first key behind them.
  private static func header(
    _ bytes: [UInt8], before end: Int, after low: Int, values: Int
  ) -> (names: [Range<Int>], key: Range<Int>)? {
    var start = max(low, end - longestHeader)
    if let stop = bytes[start..<end].lastIndex(where: { ".!?\n".utf8.contains($0) || $0 >= 0x80 }) {
      start = stop + 1
    }
    let starts = (start..<end).filter { isUpper(bytes[$0]) && ($0 == start || !isUpper(bytes[$0 - 1])) }
    guard starts.count > values else { return nil }
    for last in values..<starts.count {
      let before = trimmed(bytes, starts[last - 1]..<starts[last])
      guard let space = bytes[before].lastIndex(of: 0x20) else { continue }
      let word = bytes[space..<before.upperBound]
      guard word.count > 3, let found = firstIndex(of: word, in: bytes[starts[last]..<end]) else { continue }
      let nameEnd = found + word.count
      let key = trimmed(bytes, nameEnd..<end)
      guard isKey(bytes[key]) else { return nil }
      var names = (last - values..<last).map { trimmed(bytes, starts[$0]..<starts[$0 + 1]) }
      names.append(starts[last]..<nameEnd)
      return (names, key)
    }
    return nil
  }

  private static func figures(in bytes: [UInt8]) -> [Figure] {
    var figures: [Figure] = []
    var at = 0
    func digits(_ start: Int) -> Int {
      var end = start
      while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
      return end
    }
    while at < bytes.count {
      guard (0x30...0x39).contains(bytes[at]) else {
        at += 1
        continue
      }
      let start = at
      at = digits(at)
      if at < bytes.count, bytes[at] == UInt8(ascii: "."), digits(at + 1) > at + 1 { at = digits(at + 1) }
      if let other = times(bytes, at), digits(other) > other { at = digits(other) }
      var low = at
      if low < bytes.count, bytes[low] == 0x20 { low += 1 }
      var high = low
      while high < bytes.count, bytes[high] | 0x20 >= 0x61, bytes[high] | 0x20 <= 0x7A { high += 1 }
      if high > low { figures.append(Figure(start: start, letters: low..<high)) }
    }
    return figures
  }

  /// Behind the sign between the two sides of a size.
  private static func times(_ bytes: [UInt8], _ start: Int) -> Int? {
    var at = start
    while at < bytes.count, bytes[at] == 0x20, at - start < 2 { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: "x") {
      at += 1
    } else if at + 1 < bytes.count, bytes[at] == 0xC3, bytes[at + 1] == 0x97 {
      at += 2
    } else {
      return nil
    }
    if at < bytes.count, bytes[at] == 0x20 { at += 1 }
    return at
  }

  private static func isKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count <= longestKey && bytes.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
      && !bytes.contains { ".!?:;\n".utf8.contains($0) }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { $0 == 0x20 } }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, bytes[low] == 0x20 { low += 1 }
    while high > low, bytes[high - 1] == 0x20 { high -= 1 }
    return low..<high
  }

  private static func firstIndex(of word: ArraySlice<UInt8>, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: word) }
  }
}
