/// Decides which extensions a text can have in linear time.
///
/// Some inputs cost the C parser time or memory that grows with the square of the file: short rows under a
/// very wide table header, which it fills up with empty cells; rows of very many cells, or of a megabyte; a paragraph of very
/// many lines before a table; and addresses glued together by the thousand. No guideline is written so. For
/// such a file the extension stays off: its text is still read, as paragraphs.
enum MarkdownCost {
  private static let mostEmptyCells = 200_000
  private static let mostTableWork = 400_000_000
  private static let longestRow = 1 << 20
  private static let mostAddressWork = 20_000_000

  static func affordableExtensions(for text: [UInt8]) -> [MarkdownExtension] {
    var extensions: [MarkdownExtension] = [.strikethrough, .tasklist]
    if affordsTables(text) { extensions.append(.table) }
    if affordsAddresses(text) { extensions.append(.autolink) }
    return extensions
  }

  private static func affordsTables(_ text: [UInt8]) -> Bool {
    var emptyCells = 0
    var tableWork = 0
    // Of the run of lines without a blank one between them: what stood before, and the table that is open.
    var lines = 0
    var size = 0
    var columns = 0
    var isOpen = false
    var lastCells = 0
    var start = 0
    while start < text.count {
      let line = MarkdownLineShape(text, from: start)
      start = line.next
      if line.isBlank {
        (lines, size, columns, isOpen, lastCells) = (0, 0, 0, false, 0)
        continue
      }
      if line.cells > 1, line.length > longestRow { return false }
      emptyCells += max(0, columns - line.cells)
      if line.cells > 1000 { tableWork += line.cells * line.cells }
      if line.isDelimiter, !isOpen {
        tableWork += lines * size
        columns = max(columns, line.cells)
        isOpen = lastCells == line.cells
      }
      if emptyCells > mostEmptyCells || tableWork > mostTableWork { return false }
      lines += 1
      size += line.length
      lastCells = line.cells
    }
    return true
  }

  private static func affordsAddresses(_ text: [UInt8]) -> Bool {
    var work = 0
    var length = 0
    var addresses = 0
    for index in text.indices {
      let byte = text[index]
      if byte <= 0x20 {
        work += length * addresses
        length = 0
        addresses = 0
        if work > mostAddressWork { return false }
        continue
      }
      length += 1
      if byte == UInt8(ascii: "w") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") {
        addresses += 1
      }
    }
    return work + length * addresses <= mostAddressWork
  }
}

/// A line as far as tables go.
struct MarkdownLineShape {
  var next: Int
  var length: Int
  var cells = 1
  var isBlank = true
  /// Made of nothing but what a delimiter row under a table header may hold, markers of containers included.
  var isDelimiter: Bool

  init(_ text: [UInt8], from start: Int) {
    var at = start
    var hasDash = false
    var isPlain = true
    var lastIsPipe = false
    while at < text.count, !isLineEnd(text[at]) {
      let byte = text[at]
      switch byte {
      case UInt8(ascii: "|"):
        // The pipe that opens the row starts no second cell, one that closes it no other.
        if !isBlank, text[at - 1] != UInt8(ascii: "\\") { cells += 1 }
        lastIsPipe = true
      case UInt8(ascii: "-"):
        hasDash = true
        lastIsPipe = false
      case 0x20, 0x09, UInt8(ascii: ">"): break
      case UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "+"), 0x30...0x39, UInt8(ascii: "."),
        UInt8(ascii: ")"):
        lastIsPipe = false
      default:
        isPlain = false
        lastIsPipe = false
      }
      if !isBlank || (byte != 0x20 && byte != 0x09 && byte != UInt8(ascii: ">")) { isBlank = false }
      at += 1
    }
    if lastIsPipe, cells > 1 { cells -= 1 }
    isDelimiter = hasDash && isPlain
    length = at - start
    next = at + 1
    if at + 1 < text.count, text[at] == 0x0D, text[at + 1] == 0x0A { next = at + 2 }
  }
}
