/// A table drawn with lines, as it stands in a piece of code: `┌──┬──┐`, `│ a │ b │`, or with `+--+` and `|`.
///
/// A tree of files and a picture of a screen are drawn with the same signs. A table has a line with crossings below its
/// header, and as many cells in each row.
struct DrawnTable {
  /// Where the pieces of each cell stand; a cell of several lines has several.
  typealias Row = [[Range<Int>]]

  /// The header first.
  private(set) var rows: [Row] = []
  /// The lines that belong to it.
  private(set) var lines: Range<Int>

  /// The table that begins with a line; nil where none does. `lines` are places in `bytes`.
  ///
  /// `end` is behind the lines that were looked at: none of them begins another table.
  init?(_ bytes: [UInt8], _ lines: [Range<Int>], from start: Int, end: inout Int) {
    end = start + 1
    guard Self.isRule(bytes[lines[start]]) else { return nil }
    var groups: [[Row]] = [[]]
    var columns: Int?
    var hasCrossing = false
    end = start
    while end < lines.count {
      let line = bytes[lines[end]]
      if Self.isRule(line) {
        if !(groups.last?.isEmpty ?? true) {
          if Self.isInner(line) { hasCrossing = true }
          groups.append([])
        }
      } else if let cells = Self.cells(bytes, lines[end]), columns == nil || columns == cells.count {
        columns = cells.count
        groups[groups.count - 1].append(cells.map { $0.isEmpty ? [] : [$0] })
      } else {
        break
      }
      end += 1
    }
    groups.removeAll(where: \.isEmpty)
    guard hasCrossing, groups.count > 1, let columns, columns > 1 else { return nil }
    // With a line below each row a row may have several lines; without, each line is one.
    let body = groups.count > 2 ? groups.dropFirst().map(Self.joined) : groups[1]
    rows = [Self.joined(groups[0])] + body
    self.lines = start..<end
  }

  private static func joined(_ lines: [Row]) -> Row {
    lines[0].indices.map { column in lines.flatMap { $0[column] } }
  }

  private enum Sign { case horizontal, vertical, crossing, none }

  private static func sign(_ line: ArraySlice<UInt8>, _ at: Int) -> (Sign, width: Int) {
    switch line[at] {
    case UInt8(ascii: "-"), UInt8(ascii: "="): return (.horizontal, 1)
    case UInt8(ascii: "|"): return (.vertical, 1)
    case UInt8(ascii: "+"): return (.crossing, 1)
    case 0xE2 where at + 2 < line.endIndex && (line[at + 1] == 0x94 || line[at + 1] == 0x95):
      let code = UInt32(line[at + 1] & 0x03) << 6 | UInt32(line[at + 2] & 0x3F)
      switch code {
      case 0x00, 0x01, 0x04, 0x05, 0x08, 0x09, 0x50: return (.horizontal, 3)
      case 0x02, 0x03, 0x06, 0x07, 0x0A, 0x0B, 0x51: return (.vertical, 3)
      case 0x0C...0x4B, 0x52...0x6C: return (.crossing, 3)
      default: return (.none, 3)
      }
    default: return (.none, 1)
    }
  }

  /// Nothing but lines and crossings.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    var at = line.startIndex
    var crossings = 0
    var horizontals = 0
    while at < line.endIndex {
      let (sign, width) = sign(line, at)
      switch sign {
      case .horizontal: horizontals += 1
      case .crossing, .vertical: crossings += 1
      case .none: if !isBlank(line[at]) { return false }
      }
      at += width
    }
    return horizontals > 1 && crossings > 2
  }

  /// Whether a rule goes from one side to the other, with crossings between: it is neither top nor bottom.
  private static func isInner(_ line: ArraySlice<UInt8>) -> Bool {
    sign(line, line.startIndex).0 != .none
  }

  private static func cells(_ bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>]? {
    var cells: [Range<Int>] = []
    var start: Int?
    var at = line.lowerBound
    while at < line.upperBound {
      let (sign, width) = sign(bytes[line], at)
      if sign == .vertical {
        if let start { cells.append(trimmed(bytes, start..<at)) }
        start = at + width
      } else if start == nil, !isBlank(bytes[at]) {
        return nil
      }
      at += width
    }
    guard let start, trimmed(bytes, start..<line.upperBound).isEmpty, cells.count > 1 else { return nil }
    return cells
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, isBlank(bytes[low]) || isLineEnd(bytes[low]) { low += 1 }
    while high > low, isBlank(bytes[high - 1]) || isLineEnd(bytes[high - 1]) { high -= 1 }
    return low..<high
  }
}
