public import KijunGuidelines

/// Reads the part of YAML that guidelines and design tokens are written in: maps, lists, texts in all their forms,
/// comments. What is anything else, such as an anchor or a tag, is refused rather than guessed at.
public struct YAMLReader {
  static let depthLimit = 100
  static let valueLimit = 1_000_000

  let bytes: [UInt8]
  let lines: Lines
  /// Behind a byte order mark.
  private let begin: Int
  /// The line that comes next, from 1.
  var number = 1
  /// Where the rest of that line begins, if what stands before it has been read.
  var offset = 0
  var values = 0

  /// `bytes` must be valid UTF-8.
  public static func read(_ bytes: [UInt8]) throws(SyntaxError) -> JSONTree {
    var reader = YAMLReader(bytes)
    return try reader.document()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = Lines(bytes)
    begin = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = begin
  }

  private mutating func document() throws(SyntaxError) -> JSONTree {
    if let line = try next(), isMarker("---", line) { advance() }
    guard let line = try next(), !isMarker("...", line) else {
      throw error("there is nothing to read", at: bytes.count)
    }
    let tree = try block(depth: 0)
    if let line = try next() {
      if isMarker("...", line) {
        advance()
        if let line = try next() { throw error("something stands after the end", at: line.start) }
      } else if isMarker("---", line) {
        throw error("a second document begins", at: line.start)
      } else {
        throw error("the line belongs to nothing above it", at: line.start)
      }
    }
    return tree
  }

  func error(_ problem: String, at place: Int) -> SyntaxError {
    let line = lines.number(at: min(place, bytes.count))
    let start = min(lines.range(of: line).lowerBound, place)
    let column = bytes[start..<min(place, bytes.count)].count { $0 & 0xC0 != 0x80 } + 1
    return SyntaxError(problem: problem, line: line, column: column)
  }

  // MARK: Lines

  struct Line {
    var number: Int
    /// Where its first character stands, from the start of the line.
    var indent: Int
    var start: Int
    var end: Int
  }

  /// The next line that says something; reading stands on it.
  mutating func next() throws(SyntaxError) -> Line? {
    while number <= lines.count {
      let range = lines.range(of: number)
      var at = max(range.lowerBound, offset)
      while at < range.upperBound, bytes[at] == 0x20 { at += 1 }
      let isIndented = at < range.upperBound && bytes[at] == 0x09
      while at < range.upperBound, isBlank(bytes[at]) { at += 1 }
      if at < range.upperBound, bytes[at] != UInt8(ascii: "#") {
        if isIndented { throw error("a tab stands where only spaces may indent", at: at) }
        var end = range.upperBound
        while end > at, isBlank(bytes[end - 1]) || bytes[end - 1] == 0x0D { end -= 1 }
        return Line(number: number, indent: at - max(range.lowerBound, begin), start: at, end: end)
      }
      advance()
    }
    return nil
  }

  mutating func advance() {
    number += 1
    offset = 0
  }

  private func isMarker(_ marker: String, _ line: Line) -> Bool {
    line.indent == 0 && bytes[line.start..<line.end].elementsEqual(marker.utf8)
  }

  func byte(_ at: Int, _ line: Line) -> UInt8? { at < line.end ? bytes[at] : nil }

  /// `- ` or a lone `-`.
  func isItem(_ line: Line) -> Bool {
    guard bytes[line.start] == UInt8(ascii: "-") else { return false }
    return byte(line.start + 1, line).map(isBlank) ?? true
  }

  mutating func count(_ place: Int) throws(SyntaxError) {
    values += 1
    guard values <= Self.valueLimit else {
      throw error("there are more than \(Self.valueLimit) values", at: place)
    }
  }
}
