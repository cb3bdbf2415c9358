/// The bytes of a Markdown file, with the lines as CommonMark counts them and as people do.
struct MarkdownSource {
  /// What the parser has of the file, byte for byte at the place it has there: what is none of the text is spaces.
  let bytes: [UInt8]
  let file: [UInt8]
  /// For positions that the parser gives: a bare CR always ends a line there.
  let parsed: Lines
  /// For what is shown.
  let lines: Lines
  /// How many bytes the parser doesn't get of each line's start.
  let removed: [Int32]

  init(_ bytes: [UInt8]) {
    let lines = Lines(bytes)
    let parsed = bytes.contains(UInt8(ascii: "\r")) ? Lines(bytes, endings: .every) : lines
    self.init(bytes, file: bytes, lines: lines, parsed: parsed, removed: [])
  }

  init(_ bytes: [UInt8], file: [UInt8], lines: Lines, parsed: Lines, removed: [Int32]) {
    self.bytes = bytes
    self.file = file
    self.lines = lines
    self.parsed = parsed
    self.removed = removed
  }

  /// Where a line begins behind the `>` of its block quotes and its indentation.
  func content(ofLine line: Int, quotes: Int) -> Int {
    let range = parsed.range(of: line)
    return content(from: range.lowerBound, to: range.upperBound, quotes: quotes)
  }

  func content(from start: Int, to end: Int, quotes: Int) -> Int {
    var at = start
    var quotes = quotes
    while at < end {
      if isBlank(bytes[at]) {
        at += 1
      } else if quotes > 0, bytes[at] == UInt8(ascii: ">") {
        quotes -= 1
        at += 1
      } else {
        break
      }
    }
    return at
  }

  /// The offset of a position that the parser gives, kept within its line.
  func offset(line: Int, column: Int) -> Int {
    let range = parsed.range(of: line)
    let removed = removed.indices.contains(line - 1) ? Int(removed[line - 1]) : 0
    return min(range.lowerBound + removed + max(0, column - 1), range.upperBound)
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, isBlank(bytes[low]) || isLineEnd(bytes[low]) { low += 1 }
    while high > low, isBlank(bytes[high - 1]) || isLineEnd(bytes[high - 1]) { high -= 1 }
    return low..<high
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

func isPunctuation(_ byte: UInt8) -> Bool {
  (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
    || (0x7B...0x7E).contains(byte)
}
