/// A place where a Markdown text may be cut in two that are parsed one after the other, and what must stand last before it.
enum MarkdownCut {
  /// Behind a blank line, where nothing goes on.
  case block
  /// Before an item of the list whose items have this marker.
  case item(marker: UInt8)
  /// Before a row of a table.
  case row
  /// In a paragraph.
  case text

  /// The first line between two offsets that a cut may stand before.
  static func line(of text: [UInt8], in range: Range<Int>) -> (place: Int, cut: MarkdownCut)? {
    var at = range.lowerBound
    while let feed = text[at..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")), feed + 1 < text.count {
      at = feed + 1
      if let cut = before(at, in: text) { return (at, cut) }
      if at >= range.upperBound { return nil }
    }
    return nil
  }

  private static func before(_ line: Int, in text: [UInt8]) -> MarkdownCut? {
    let byte = text[line]
    guard !isBlank(byte), !isLineEnd(byte) else { return nil }
    if let marker = marker(in: text, at: line) {
      // `- - -` is a line across, `-` alone an item with nothing in it yet.
      guard marker.end + 1 < text.count, text[marker.end] == 0x20, text[marker.end + 1] != byte,
        !isBlank(text[marker.end + 1]), !isLineEnd(text[marker.end + 1])
      else { return nil }
      return endsWithDefinition(text[..<line]) ? nil : .item(marker: marker.byte)
    }
    if isBlankLine(before: line, in: text) {
      // At the start of a text a byte order mark is none of it.
      return text[line...].starts(with: [0xEF, 0xBB, 0xBF]) ? nil : .block
    }
    return byte == UInt8(ascii: "|") ? .row : nil
  }

  /// What marks an item of a list at a place: `-`, `*`, `+`, or what stands behind a number.
  static func marker(in text: [UInt8], at place: Int) -> (byte: UInt8, end: Int)? {
    var end = place
    // Longer numbers mark no item.
    while end < text.count, end - place < 10, (0x30...0x39).contains(text[end]) { end += 1 }
    guard end < text.count else { return nil }
    let byte = text[end]
    let isMarker = end > place ? ".)".utf8.contains(byte) : "-*+".utf8.contains(byte)
    let isAlone = end + 1 == text.count || isBlank(text[end + 1]) || isLineEnd(text[end + 1])
    return isMarker && isAlone ? (byte, end + 1) : nil
  }

  /// Whether the last line that says something may define a label, of which nothing is seen in the tree: it ends a list.
  private static func endsWithDefinition(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.lastIndex(where: { !isBlank($0) && !isLineEnd($0) }) else { return false }
    let start = text[..<end].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    return text[start...].first { !isBlank($0) } == UInt8(ascii: "[")
  }

  static func isBlankLine(before start: Int, in text: [UInt8]) -> Bool {
    var index = start - 2
    if index >= 0, text[index] == UInt8(ascii: "\r") { index -= 1 }
    while index >= 0, isBlank(text[index]) { index -= 1 }
    return index < 0 || text[index] == UInt8(ascii: "\n")
  }
}
